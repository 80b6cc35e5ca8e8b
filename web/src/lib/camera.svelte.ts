// Which piece of the board is seen: pan and zoom with wheel, fingers, pointer and keys.
import type { Attachment } from "svelte/attachments";

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The width of a cell, in units of the board. */
export const CELL = 100;
const DRAG = 6;
const SMALL = 560;
const STEP = 1.25;
const CLOSEST = 2.2 * CELL;
const MARGIN = 0.36 * CELL;

export class Camera {
  readonly #board: () => Frame;
  /** The screen, in pixels. */
  width = $state(600);
  height = $state(600);
  /** Pixels at its foot that something else covers. */
  foot = $state(0);
  #x = $state(0);
  #y = $state(0);
  /** Board units for one pixel. */
  #scale = $state(1);
  /** What to keep in sight until the reader moves the board himself: a part of it, or all of it as it grows. */
  #fitted = $state.raw<Frame | "whole" | null>(null);
  /** What is to be seen closely for a while. */
  #near = $state.raw<Frame | null>(null);
  /** Not only on a small screen. */
  #always = $state(false);
  /** A drag ends with a click that means nothing. */
  dragged = false;

  constructor(board: () => Frame) {
    this.#board = board;
  }

  readonly frame: Frame = $derived.by(() => {
    const fitted = this.#near && (this.#isSmall || this.#always) ? this.#near : this.#fitted;
    if (fitted) {
      const { x, y, width, height } = fitted === "whole" ? this.#board() : fitted;
      const free = Math.max(this.height - this.foot, 100);
      const scale = Math.max((width + 2 * MARGIN) / this.width, (height + 2 * MARGIN) / free);
      const wide = this.width * scale;
      return { x: x + width / 2 - wide / 2, y: y + height / 2 - (free * scale) / 2, width: wide, height: this.height * scale };
    }
    return { x: this.#x, y: this.#y, width: this.width * this.#scale, height: this.height * this.#scale };
  });

  /** The whole board has no room for fingers. */
  get #isSmall(): boolean {
    return Math.min(this.width, this.height) < SMALL;
  }
  /** The reader moved the board: it follows at once, without a glide. */
  get byHand(): boolean {
    return this.#fitted === null;
  }
  /** How wide a cell is on the screen. */
  get cell(): number {
    return (CELL * this.width) / this.frame.width;
  }
  /** A point of the board on the screen. */
  onScreen({ x, y }: { x: number; y: number }): { x: number; y: number } {
    const scale = this.width / this.frame.width;
    return { x: (x - this.frame.x) * scale, y: (y - this.frame.y) * scale };
  }
  /** A point of the screen on the board. */
  onBoard({ x, y }: { x: number; y: number }): { x: number; y: number } {
    const scale = this.frame.width / this.width;
    return { x: this.frame.x + x * scale, y: this.frame.y + y * scale };
  }
  /** What has the focus must be seen. */
  reveal(point: { x: number; y: number }): void {
    const { x, y } = this.onScreen(point);
    const edge = Math.min(60, this.width / 6);
    const out = (value: number, most: number) => (value < edge ? edge - value : value > most - edge ? most - edge - value : 0);
    const [dx, dy] = [out(x, this.width), out(y, this.height - this.foot)];
    if (dx || dy) this.pan(dx, dy);
  }
  fit(frame: Frame): void {
    this.#fitted = frame;
  }
  whole(): void {
    this.#near = null;
    this.#fitted = "whole";
  }
  /** Look closely, until the reader moves the board or it is over. */
  near(frame: Frame | null, always = false): void {
    this.#near = frame;
    this.#always = always;
  }
  /** Only as long as the reader has not moved the board. */
  follow(frame: Frame): void {
    if (this.#fitted && this.#fitted !== "whole") this.#fitted = frame;
  }

  /** Closer (more than 1) or farther, about a point of the screen. */
  zoom(factor: number, at = { x: this.width / 2, y: this.height / 2 }): void {
    const frame = this.frame;
    const scale = frame.width / this.width;
    const { width, height } = this.#board();
    const farthest = (Math.max(width, height) + 4 * MARGIN) / Math.min(this.width, this.height - this.foot);
    const next = Math.min(Math.max(scale / factor, CLOSEST / Math.min(this.width, this.height)), farthest);
    this.#set(frame.x + at.x * (scale - next), frame.y + at.y * (scale - next), next);
  }
  /** By pixels of the screen. */
  pan(dx: number, dy: number): void {
    const frame = this.frame;
    const scale = frame.width / this.width;
    this.#set(frame.x - dx * scale, frame.y - dy * scale, scale);
  }
  /** The board never leaves the screen: its middle half stays in sight. */
  #set(x: number, y: number, scale: number): void {
    const board = this.#board();
    const within = (value: number, first: number, size: number, seen: number) => Math.min(Math.max(value, first - seen / 2), first + size - seen / 2);
    this.#scale = scale;
    this.#x = within(x, board.x, board.width, this.width * scale);
    this.#y = within(y, board.y, board.height, this.height * scale);
    this.#fitted = this.#near = null;
  }

  key(key: string): boolean {
    const far = this.width / 6;
    if (key === "+" || key === "=") this.zoom(STEP);
    else if (key === "-" || key === "−") this.zoom(1 / STEP);
    else if (key === "0") this.whole();
    else if (key === "ArrowLeft") this.pan(far, 0);
    else if (key === "ArrowRight") this.pan(-far, 0);
    else if (key === "ArrowUp") this.pan(0, far);
    else if (key === "ArrowDown") this.pan(0, -far);
    else return false;
    return true;
  }

  /** Pointers, fingers and wheel on the board; `turns` may take the wheel for itself. */
  moves(turns: (event: WheelEvent) => boolean): Attachment<SVGSVGElement> {
    return (element) => {
      const down = new Map<number, { x: number; y: number }>();
      let start = { x: 0, y: 0 };
      const spot = (event: MouseEvent) => {
        const edge = element.getBoundingClientRect();
        return { x: event.clientX - edge.left, y: event.clientY - edge.top };
      };
      const onDown = (event: PointerEvent) => {
        if (event.button !== 0) return;
        if (down.size === 0) {
          start = spot(event);
          this.dragged = false;
        }
        down.set(event.pointerId, spot(event));
      };
      const onMove = (event: PointerEvent) => {
        const before = down.get(event.pointerId);
        if (!before) return;
        const now = spot(event);
        const other = [...down].find(([pointer]) => pointer !== event.pointerId)?.[1];
        if (other) {
          this.dragged = true;
          const apart = (a: { x: number; y: number }) => Math.max(10, Math.hypot(a.x - other.x, a.y - other.y));
          this.zoom(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
          this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
        } else if (this.dragged || Math.hypot(now.x - start.x, now.y - start.y) > DRAG) {
          if (!this.dragged) element.setPointerCapture(event.pointerId);
          this.dragged = true;
          this.pan(now.x - before.x, now.y - before.y);
        } else return;
        down.set(event.pointerId, now);
      };
      const onUp = (event: PointerEvent) => down.delete(event.pointerId);
      const onClick = (event: MouseEvent) => {
        if (this.dragged) event.stopPropagation();
        this.dragged = false;
      };
      const onWheel = (event: WheelEvent) => {
        event.preventDefault();
        if (!turns(event)) this.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), spot(event));
      };
      element.addEventListener("pointerdown", onDown);
      element.addEventListener("pointermove", onMove);
      element.addEventListener("pointerup", onUp);
      element.addEventListener("pointercancel", onUp);
      element.addEventListener("click", onClick, true);
      element.addEventListener("wheel", onWheel, { passive: false });
      return () => {
        element.removeEventListener("pointerdown", onDown);
        element.removeEventListener("pointermove", onMove);
        element.removeEventListener("pointerup", onUp);
        element.removeEventListener("pointercancel", onUp);
        element.removeEventListener("click", onClick, true);
        element.removeEventListener("wheel", onWheel);
      };
    };
  }
}
