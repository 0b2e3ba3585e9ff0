// A turn of the event: activate, contribute, roll, in this order, with bonus actions between.
// (V-MYTHS-6, V-MYTHS-7, V-MYTHS-9, V-MYTHS-10, V-MYTHS-11)
import type { Option, Reason } from '@lorehall/kernel'
import type { Verb } from '../../../cards/card.ts'
import { ACTIVATE, CHARACTER, END } from '../../../choices.ts'
import { player } from '../../../rules/counters.ts'
import { asksBeforeFight, champion, rollForFight } from '../../../rules/fight.ts'
import { anyCard } from '../../../rules/lookup.ts'
import type { F } from '../../../rules/step.ts'
import { activatesFirst } from '../../../rulesets.ts'
import { at } from '../../../state.ts'
import { offerActivations, offerDeeds } from '../../../rules/turn.ts'
import { CONTRIBUTE, ROLL } from '../choices.ts'
import {
  ACTIVATION_FIRST,
  AFTER_THE_ROLL,
  CONTRIBUTED_ALREADY,
  NOT_IN_THE_EVENT,
  NOTHING_TO_CONTRIBUTE,
  SPHERE_TAKEN,
} from '../reasons.ts'
import { FOE, mythsOf, type StepOf, type T } from '../state.ts'
import { CONVICTION_RING, type Ring } from '../values/boards.ts'
import { boardOf, isFull, suspends } from './event.ts'

/** Ledger entries for what is done once per turn of the event. */
const CONTRIBUTED = 'myths/contributed'
const ROLLED = 'myths/rolled'

/** An event turn activates first, then contributes, then rolls. */
function tooLateToActivate(f: F, seat: number): Reason | null {
  const { used } = player(f, seat)
  if (used.includes(ROLLED)) return AFTER_THE_ROLL
  return used.includes(CONTRIBUTED) ? ACTIVATION_FIRST : null
}

export function instead(t: T, seat: number): boolean {
  if (!suspends(t)) return false
  const { used, party } = player(t, seat)
  const rolled = used.includes(ROLLED)
  t.askOpen(seat, 'turn', 'myths/turn')
  const late = tooLateToActivate(t, seat)
  if (late === null) offerActivations(t, seat)
  else {
    t.may(CHARACTER, late)
    for (const { card: id } of party) t.may(ACTIVATE(id), late)
  }
  offerSpheres(t, seat, rolled)
  offerDeeds(t, seat)
  if (!rolled) t.offer(ROLL)
  else {
    t.offer(END)
    // Any-time actions can wait for the next turn. (V-TURN-8)
    if (t.spare(END)) t.push({ do: 'endTurn', seat })
  }
  return true
}

function offerSpheres(t: T, seat: number, rolled: boolean): void {
  const { spheres } = mythsOf(t)
  const { used } = player(t, seat)
  const spent = rolled ? AFTER_THE_ROLL : used.includes(CONTRIBUTED) ? CONTRIBUTED_ALREADY : null
  boardOf(t).forEach(({ ring }, i) => {
    const free = spheres[i] === -1 ? againstContributing(t, seat, ring) : SPHERE_TAKEN
    t.may(at(CONTRIBUTE, i), spent ?? free)
  })
}

/** Only real blocks count: of the attribute, or of conviction. */
function againstContributing(f: F, seat: number, ring: Ring): Reason | null {
  const p = player(f, seat)
  const have = ring === CONVICTION_RING ? p.conviction : p.spheres[ring]
  return have > 0 ? null : NOTHING_TO_CONTRIBUTE
}

function contribute(t: T, seat: number, { n }: Option): void {
  const kept = mythsOf(t)
  const p = player(t, seat)
  const { ring, reward } = at(boardOf(t), n)
  if (ring === CONVICTION_RING) p.conviction--
  else p.spheres[ring]--
  kept.spheres[n] = seat
  kept.contributed = true
  p.used.push(CONTRIBUTED)
  t.emit({ type: 'contributed', seat, sphere: n, ring })
  // No roll once the last sphere is filled.
  if (isFull(t)) t.state.turn.over = true
  t.push({ do: 'myths/reward', seat, reward, from: FOE })
}

function startRolling(t: T, seat: number): void {
  player(t, seat).used.push(ROLLED)
  t.push({ do: 'myths/roll', seat })
}

export const acts = { contribute, roll: startRolling }

/** Both dice, as in any fight. (V-FIGHT-2) */
export function roll(t: T, { seat }: StepOf<'myths/roll'>, answer: Option | undefined): void {
  if (asksBeforeFight(t, seat, answer)) return
  t.emit({ type: 'attacked', seat, champion: champion(t, seat) })
  rollForFight(t, seat, FOE, answer)
}

/** Verbs that move figures or regions, or extend an ordinary turn. */
const STILL: ReadonlySet<Verb['verb']> = new Set(['teleport', 'seize', 'extraVisit', 'extraTurn', 'endTurn'])

function moves(f: F, verb: Verb): boolean {
  return verb.verb === 'own' ? (f.values.box.verbs[verb.does]?.moves?.(verb) ?? false) : STILL.has(verb.verb)
}

export function againstUse(f: F, seat: number, id: string): Reason | null {
  if (!suspends(f)) return null
  const { held, use } = anyCard(f, id)
  const verbs = [...(held?.verbs ?? []), ...(use?.verbs ?? [])]
  if (verbs.some((verb) => moves(f, verb))) return NOT_IN_THE_EVENT
  const activates = verbs.some(({ verb }) => verb === 'activateAnother')
  return activates && activatesFirst(f) ? tooLateToActivate(f, seat) : null
}
