// Small sounds, made on the spot: wood, stone, leaves and bells.
import type { Happening } from "../protocol";
import { settings } from "./settings.svelte";

export type Sound = "tap" | "step" | "bell" | "flip" | "cut" | "drum" | "turn" | "chat" | "win" | "end";

const VOLUME = 0.16;
/** What a happening sounds like, by a word in its name; the first that fits. */
const HEARD: readonly (readonly [RegExp, Sound])[] = [
  [/gem|gold|coin|karas|stone|ration|given|amulet|teleported|avoided/, "bell"],
  [/machete|dug|mined|destroyed/, "cut"],
  [/curse|swapped|robbed|marked|stopped|rolled|monster|mimic|injured|trap_sprung|^fell$/, "drum"],
  [/token|card|hand|look|face|chest|seen|turned|spied|laid|exchanged/, "flip"],
  [/moved|walk|start/, "step"],
];

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (!settings.chosen.sound || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** A note that fades: a struck bar of wood or a bell, by its overtone. */
function note(at: AudioContext, pitch: number, when: number, long: number, loud = 1, kind: OscillatorType = "sine"): void {
  const tone = at.createOscillator();
  const gain = at.createGain();
  tone.type = kind;
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at.currentTime + when);
  gain.gain.linearRampToValueAtTime(VOLUME * loud, at.currentTime + when + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at.currentTime + when + long);
  tone.connect(gain).connect(at.destination);
  tone.start(at.currentTime + when);
  tone.stop(at.currentTime + when + long);
}

/** A rustle: filtered noise. */
function rustle(at: AudioContext, pitch: number, long: number, loud = 1): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * long), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = VOLUME * loud;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start();
}

const PLAYED: Record<Sound, (at: AudioContext) => void> = {
  tap: (at) => note(at, 520, 0, 0.07, 0.5, "triangle"),
  step: (at) => [330, 392].forEach((pitch, i) => note(at, pitch, i * 0.09, 0.09, 0.7, "triangle")),
  bell: (at) => [1318, 1976].forEach((pitch, i) => note(at, pitch, i * 0.06, 0.35, 0.45)),
  flip: (at) => rustle(at, 2400, 0.12, 1.2),
  cut: (at) => rustle(at, 5200, 0.18, 1.1),
  drum: (at) => [110, 82].forEach((pitch, i) => note(at, pitch, i * 0.13, 0.3, 1.6, "triangle")),
  turn: (at) => [523, 784].forEach((pitch, i) => note(at, pitch, i * 0.14, 0.4, 0.8)),
  chat: (at) => note(at, 880, 0, 0.15, 0.5),
  win: (at) => [523, 659, 784, 1047].forEach((pitch, i) => note(at, pitch, i * 0.15, 0.6, 0.9)),
  end: (at) => [392, 330, 262].forEach((pitch, i) => note(at, pitch, i * 0.2, 0.5, 0.8)),
};

export function play(sound: Sound): void {
  const at = audio();
  if (at) PLAYED[sound](at);
}

export function playHappening(happening: Happening): void {
  play(HEARD.find(([name]) => name.test(happening.name))?.[1] ?? "tap");
}
