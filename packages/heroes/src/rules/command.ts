// The five Command actions, and Muster, which takes another one. (H-COMMAND, H-MUSTER)
import type { Option, Reason } from '@lorehall/kernel'
import { DECLINE, MUSTER } from '../choices.ts'
import { NO_SERF, NOTHING_TO_DO, SLOT_USED } from '../reasons.ts'
import { type CommandSlot, type How, isCommandSlot, SLOTS } from '../values/words.ts'
import { happen } from './abilities/moments.ts'
import { player } from './lookup.ts'
import { go } from './move/go.ts'
import { canDepart } from './move/load.ts'
import { canMarch } from './move/march.ts'
import { anyGoesBy } from './move/modes.ts'
import { helpersOf, putHelper } from './pieces.ts'
import { canCast, mightCast } from './spells/cast.ts'
import type { F, StepOf, T } from './step.ts'

const COMMANDS = SLOTS.filter(isCommandSlot)

/** The kind of movement of each slot; null: not a movement. */
const HOW: Readonly<Record<CommandSlot, How | null>> = {
  'march-1': 'march',
  'march-2': 'march',
  sail: 'sail',
  fly: 'fly',
  cast: null,
}

/** The kind of movement of a slot by its name; null: not a movement. */
export function howOf(name: string): How | null {
  const slot = COMMANDS.find((one) => one === name)
  return slot === undefined ? null : HOW[slot]
}

/** Without a Vessel, or with one. */
const canMove = (f: F, seat: number, how: How): boolean =>
  how === 'march'
    ? canMarch(f, seat, {})
    : canDepart(f, seat, how, {}) || (anyGoesBy(f, seat, how) && canMarch(f, seat, {}, how))

/** An action must do something: a movement must end in another Region. (H-TURN-4) */
function againstCommand(f: F, seat: number, slot: CommandSlot): Reason | null {
  const how = HOW[slot]
  return (how === null ? canCast(f, seat) : canMove(f, seat, how)) ? null : NOTHING_TO_DO
}

/** The action first. When everything it caused is over, the player may muster another. (H-MUSTER-1) */
export function takeCommand(t: T, seat: number, slot: CommandSlot): void {
  t.push({ do: 'muster', seat })
  command(t, seat, slot)
}

function command(t: T, seat: number, slot: CommandSlot): void {
  const how = HOW[slot]
  if (how === null) t.push({ do: 'cast', seat })
  else go(t, seat, how)
}

/** Offers the free Command slots; `against` is a reason that refuses all of them. */
export function offerCommands(
  t: T,
  seat: number,
  option: (slot: string) => Option,
  against: Reason | null,
): void {
  const { bar } = player(t, seat)
  let looked: How | null | undefined
  let reason = against
  for (const slot of COMMANDS) {
    if (bar[slot] !== 'free') {
      if (t.explains) t.may(option(slot), SLOT_USED)
      continue
    }
    // Both March slots have the same options, so the second reuses the reason of the first.
    if (looked !== HOW[slot]) reason = against ?? againstCommand(t, seat, slot)
    looked = HOW[slot]
    if (reason === null || t.explains) t.may(option(slot), reason)
  }
}

const mightMusterCast = (f: F, seat: number): boolean => {
  const p = player(f, seat)
  return p.bar.cast === 'free' && helpersOf(p) > 0 && mightCast(f, seat)
}

/** Once per Command action, with a Serf from the Courtyard, in another slot. (H-MUSTER-1) */
function muster(t: T, { seat }: StepOf<'muster'>, answer: Option | undefined): void {
  if (answer === undefined) {
    if (player(t, seat).out) return
    t.ask(seat, 'pick', 'muster')
    offerCommands(t, seat, MUSTER, helpersOf(player(t, seat)) > 0 ? null : NO_SERF)
    t.offer(DECLINE)
    // Also asked if nothing can be cast, so that being asked reveals nothing about the hand. (H-SPELL-6)
    if (!mightMusterCast(t, seat)) t.spare(DECLINE)
    return
  }
  const slot = SLOTS.find((one) => one === answer.name)
  if (slot === undefined || !isCommandSlot(slot)) return
  const p = player(t, seat)
  putHelper(p, slot)
  t.emit({ type: 'mustered', seat, slot })
  // Pushed before the action, so abilities it triggers act after it.
  happen(t, 'mustered', { seat })
  command(t, seat, slot)
}

export const commandSteps = { muster }
