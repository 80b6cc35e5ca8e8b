"""What every chapter of Takara Island uses: slots and positions, Karas, adventurers, the die."""

from __future__ import annotations

from cenote.games.takara_island.names import BANK_SHORT, HIGHEST, HOSPITAL_FACE, INJURED, ROLLED, SWORD_FACE
from cenote.kernel.dice import pick
from cenote.kernel.journal import EVERYONE, tell
from cenote.kernel.rule import rule

MOST_KARAS = 30_000
MOST_TURNS = 30_000


@rule
def slot_at(t, site, position):
    """K1: the slot of a position counted from the top; what lies in a slot keeps it until it leaves."""
    return site * HIGHEST + t.height[site] - position


@rule
def place_at(site, position):
    """Site and position as one number, for the journal."""
    return site * HIGHEST + position - 1


@rule
def ask(t, seat, phase):
    """The player decides."""
    t.phase = phase
    t.to_act = 1 << seat


@rule
def gain(t, seat, karas):
    """R15.2, A48: Karas from the bank, which is endless unless limit_coins counts it; returns what the player gets."""
    got = karas
    if t.limit_coins != 0:
        got = min(karas, t.bank)
        t.bank -= got
    t.karas[seat] = min(t.karas[seat] + got, MOST_KARAS)
    return got


@rule
def tell_shortage(journal, seat, lost):
    """R15.2: what a player should have got and the bank did not have."""
    if lost > 0:
        tell(journal, BANK_SHORT, seat, lost, 0, 0, EVERYONE)


@rule
def pay(t, seat, karas):
    """R15.2: Karas to the bank."""
    t.karas[seat] -= karas
    if t.limit_coins != 0:
        t.bank += karas


@rule
def send(t, seat, place):
    """R4.1, R4.4: one available adventurer goes to a place and has acted; which one does not matter."""
    t.available[seat] -= 1
    t.standing[place] += 1


@rule
def injure(t, seat, place, cause, journal):
    """R5.4, R5.6, R10.2, R13.6: the adventurer at a place goes to the hospital."""
    t.standing[place] -= 1
    t.hospital[seat] += 1
    tell(journal, INJURED, seat, cause, 0, 0, EVERYONE)


@rule
def roll(box, t, seat, journal):
    """R10.2, 6c: the fight die; 1 for a sword."""
    t.lot[SWORD_FACE] = box.die_sword_faces
    t.lot[HOSPITAL_FACE] = box.die_hospital_faces
    face = pick(t, t.lot, 2)
    t.lot[SWORD_FACE] = 0
    t.lot[HOSPITAL_FACE] = 0
    tell(journal, ROLLED, seat, face, 0, 0, EVERYONE)
    return 1 if face == SWORD_FACE else 0
