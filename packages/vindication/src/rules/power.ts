// Blocks: gaining, paying, augmenting, diluting, returning. A player always has exactly 21 blocks. (V-POWER-1 to 7,
// V-GAIN-1 to 3)
import type { Option } from '@lorehall/kernel'
import type { Augment } from '../cards/card.ts'
import {
  AUGMENT_INFLUENCE,
  AUGMENT_LEAP,
  AUGMENT_POTENTIAL,
  DILUTE_CONVICTION,
  DILUTE_INFLUENCE,
  ENOUGH,
  GAIN,
  HOME,
} from '../choices.ts'
import { loaded } from '../loaded.ts'
import { NO_INFLUENCE, NOTHING_TO_AUGMENT } from '../reasons.ts'
import { type Attribute, attributeOf, EVERY_ATTRIBUTE, type Player, type Six } from '../state.ts'
import { happen } from './reactions.ts'
import { player, sum } from './counters.ts'
import { blocksOn, held } from './inforce.ts'
import { card } from './lookup.ts'
import { canRecover } from './recover.ts'
import type { F, StepOf, T } from './step.ts'

/** A gift of one kind, or of several. */
export function gift(attribute: Attribute, n: number): Six {
  const give: Six = [0, 0, 0, 0, 0, 0]
  give[attribute] = n
  return give
}

/**
 * The conviction a player could use: their own, plus what modules let others pay. `lays`: blocks of influence
 * that the player has to place if others pay.
 */
export function usable(f: F, seat: number, lays = 0): number {
  return player(f, seat).conviction + (f.values.box.payers?.could(f, seat, lays) ?? 0)
}

/** Runs before conviction is used: a module may ask who pays. */
export function askPayers(t: T, seat: number, n: number, from: string, lays = 0): void {
  t.values.box.payers?.ask(t, seat, n, from, lays)
}

/** How much of the conviction that is used now comes from the player's own power board. */
export function ownShare(t: T, seat: number, n: number): number {
  return n - (t.values.box.payers?.paid(t, seat) ?? 0)
}

/** Conviction back to influence, as one use of conviction. (V-POWER-6) */
export function payConviction(t: T, seat: number, n: number, from: string): void {
  const p = player(t, seat)
  const own = ownShare(t, seat, n)
  p.conviction -= own
  p.influence += own
  t.emit({ type: 'convictionUsed', seat, n, from })
  happen(t, seat, { what: 'convictionUsed' })
}

function useConviction(t: T, { seat, n, from }: StepOf<'useConviction'>): void {
  payConviction(t, seat, n, from)
}

/** The preference to leave the rest of a gain when influence is empty, instead of being asked to recover blocks. */
export const LEAVE_REST = 'leave-rest'

/**
 * Moves influence to attribute spheres, all blocks in one step without a question. If influence is short or the player
 * wants to be asked, it asks block by block, and the player may recover blocks first.
 */
function gain(t: T, step: StepOf<'gain'>, answer: Option | undefined): void {
  const { seat, give, from } = step
  const p = player(t, seat)
  if (answer !== undefined) {
    if (answer === ENOUGH) return missed(t, step)
    const attribute = attributeOf(answer.n)
    take(t, seat, attribute, 1, from)
    const left: Six = [...give]
    left[attribute]--
    if (sum(left) > 0) t.push({ ...step, give: left })
    return
  }
  const total = sum(give)
  if (p.influence >= total && t.choice(seat, 'gains') !== 'ask') {
    for (const a of EVERY_ATTRIBUTE) if (give[a] > 0) take(t, seat, a, give[a], from)
    return
  }
  const mayRecover = step.closed !== true && seat === t.state.turn.seat && canRecover(t, seat)
  if (total === 0) return
  if (p.influence === 0 && (!mayRecover || t.choice(seat, LEAVE_REST) === 'always')) return missed(t, step)
  t.askOpen(seat, 'pick', 'gain', from)
  if (p.influence === 0) t.settledBy(LEAVE_REST)
  for (const a of EVERY_ATTRIBUTE) {
    if (give[a] > 0) t.may(GAIN[a], p.influence > 0 ? null : NO_INFLUENCE)
  }
  t.offer(ENOUGH)
}

/** Announces the rest of a gain that is left because influence is empty. */
function missed(t: T, { seat, give, from }: StepOf<'gain'>): void {
  if (player(t, seat).influence === 0) t.emit({ type: 'missed', seat, give: [...give], from })
}

function take(t: T, seat: number, attribute: Attribute, n: number, from: string): void {
  const p = player(t, seat)
  p.influence -= n
  p.spheres[attribute] += n
  t.emit({ type: 'gained', seat, attribute, n, from })
}

/** The step that an option names. */
export function augmentNamed(answer: Option): Exclude<Augment, 'either'> {
  if (answer === AUGMENT_POTENTIAL) return 'potential'
  return answer === AUGMENT_LEAP ? 'leap' : 'influence'
}

/** How many blocks could take that step now. */
export function augmentable(p: Player, how: Augment): number {
  if (how === 'potential' || how === 'leap') return p.potential
  return how === 'influence' ? p.influence : p.potential + p.influence
}

function move(t: T, seat: number, how: Exclude<Augment, 'either'>, n: number, from: string): void {
  const p = player(t, seat)
  if (how !== 'influence') p.potential -= n
  if (how === 'potential') p.influence += n
  else p.conviction += n
  if (how === 'influence') p.influence -= n
  t.emit({ type: 'augmented', seat, how, n, from })
}

/** One or more steps up the power board. Blocks from potential move without a question, unless the player wants one. */
function augment(t: T, step: StepOf<'augment'>, answer: Option | undefined): void {
  const { seat, how, from } = step
  const p = player(t, seat)
  const n = Math.min(step.n, augmentable(p, how))
  if (answer !== undefined) {
    if (answer === ENOUGH) return
    move(t, seat, augmentNamed(answer), 1, from)
    if (n > 1) t.push({ ...step, n: n - 1 })
    return
  }
  if (n === 0) return
  if (how !== 'either' && step.sure === true) {
    move(t, seat, how, n, from)
    return
  }
  if ((how === 'potential' || how === 'leap') && t.choice(seat, 'gains') !== 'ask') {
    move(t, seat, how, n, from)
    return
  }
  if (how === 'influence' && t.choice(seat, 'resolve') !== 'ask') {
    if (t.choice(seat, 'resolve') === 'always') move(t, seat, how, n, from)
    return
  }
  t.askOpen(seat, 'pick', 'augment', from)
  if (how === 'potential' || how === 'either') {
    t.may(AUGMENT_POTENTIAL, p.potential > 0 ? null : NOTHING_TO_AUGMENT)
  }
  if (how === 'influence' || how === 'either') {
    t.may(AUGMENT_INFLUENCE, p.influence > 0 ? null : NOTHING_TO_AUGMENT)
  }
  if (how === 'leap') t.offer(AUGMENT_LEAP)
  t.offer(ENOUGH)
}

export function canDilute(p: Player): boolean {
  return p.conviction > 0 || p.influence > 0
}

/** Could somebody else make the player dilute a block from there? */
export function isForced(f: F, seat: number, from: 'conviction' | 'influence'): boolean {
  return player(f, seat)[from] > 0 && f.values.box.guards?.(f, seat, from) !== true
}

/** One step down, the payer's choice. Never a use of conviction. (V-POWER-4, V-POWER-7) */
function dilute(t: T, step: StepOf<'dilute'>, answer: Option | undefined): void {
  const p = player(t, step.seat)
  // In another player's turn, someone else makes the player dilute.
  const own = step.seat === t.state.turn.seat
  const conviction = own ? p.conviction > 0 : isForced(t, step.seat, 'conviction')
  const influence = own ? p.influence > 0 : isForced(t, step.seat, 'influence')
  if (!conviction && !influence) return
  let from = answer
  if (from === undefined && !(conviction && influence)) {
    from = conviction ? DILUTE_CONVICTION : DILUTE_INFLUENCE
  }
  if (from === undefined) {
    t.askOpen(step.seat, 'pick', 'dilute', step.from)
    t.offer(DILUTE_CONVICTION)
    t.offer(DILUTE_INFLUENCE)
  } else if (from === DILUTE_CONVICTION) {
    p.conviction--
    p.influence++
    t.emit({ type: 'diluted', seat: step.seat, how: 'conviction', from: step.from })
  } else {
    p.influence--
    p.potential++
    t.emit({ type: 'diluted', seat: step.seat, how: 'influence', from: step.from })
  }
}

/** Returns blocks from a companion; the companion stays. */
function bringHome(t: T, seat: number, companion: string, n: number, from: string): void {
  const p = player(t, seat)
  loaded(p.party, companion).blocks -= n
  p.influence += n
  t.emit({ type: 'returned', seat, card: companion, n, from })
}

/** How many blocks a card could return from the player's companions. */
export function returnable(f: F, seat: number, scope: StepOf<'takeBack'>['scope'], self: string): number {
  const { party } = player(f, seat)
  return party.reduce((n, { card: id, blocks }) => (scope === 'others' && id === self ? n : n + blocks), 0)
}

/** Is a block useful where it is? A card counts it, or a trait makes the companion free with enough of them. */
function needsItsBlocks(f: F, seat: number, id: string): boolean {
  const { atOnce, held: waiting } = card(f, id)
  const verbs = [...(atOnce?.verbs ?? []), ...(waiting?.verbs ?? [])]
  const enough = held(f, seat, 'enough')
  return (
    verbs.some(({ verb }) => verb === 'onCard' || verb === 'unload') ||
    (enough !== null && blocksOn(f, seat, id) >= enough.n)
  )
}

/** Returns up to n blocks, split as the player likes. No question if all of them fit into n. */
function takeBack(t: T, step: StepOf<'takeBack'>, answer: Option | undefined): void {
  const { seat, n, scope, from } = step
  const p = player(t, seat)
  const asks = t.choice(seat, 'gains') === 'ask'
  if (answer !== undefined) {
    if (answer === ENOUGH) return
    const now = scope === 'one' && !asks ? Math.min(n, loaded(p.party, answer.name).blocks) : 1
    bringHome(t, seat, answer.name, now, from)
    if (n > now) t.push({ ...step, n: n - now, ...(scope === 'one' ? { only: answer.name } : {}) })
    return
  }
  const { only = '' } = step
  const bearers = p.party.filter(
    ({ card: id, blocks }) =>
      blocks > 0 && !(scope === 'others' && id === from) && (only === '' || id === only),
  )
  const whole = bearers.length === 1 || (scope !== 'one' && returnable(t, seat, scope, from) <= n)
  if (whole && !asks && !bearers.some(({ card: id }) => needsItsBlocks(t, seat, id))) {
    for (const { card: id, blocks } of bearers) bringHome(t, seat, id, Math.min(n, blocks), from)
  } else if (bearers.length > 0) {
    t.askOpen(seat, 'pick', 'takeBack', from)
    for (const { card: id } of bearers) t.offer(HOME(id))
    t.offer(ENOUGH)
  }
}

export const powerSteps = { useConviction, gain, augment, dilute, takeBack }
