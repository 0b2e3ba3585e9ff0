// Blocks: gaining, paying, augmenting, diluting, bringing home. A player's 21 blocks are always
// somewhere. (V-POWER-1 to 7, V-GAIN-1 to 3)
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
 * The conviction a player could use: the own, and what modules let others pay. `lays`: blocks of influence
 * that are laid down where others pay.
 */
export function usable(f: F, seat: number, lays = 0): number {
  return player(f, seat).conviction + (f.values.box.payers?.could(f, seat, lays) ?? 0)
}

/** Before conviction is used: modules may ask who pays for it. */
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

/**
 * Influence to attribute spheres. Taken whole without asking, unless influence is short or the
 * player wants to be asked; then block by block, and blocks may be recovered first.
 */
function gain(t: T, step: StepOf<'gain'>, answer: Option | undefined): void {
  const { seat, give, from } = step
  const p = player(t, seat)
  if (answer !== undefined) {
    if (answer === ENOUGH) return
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
  if (total === 0 || (p.influence === 0 && !mayRecover)) return
  t.askOpen(seat, 'pick', 'gain', from)
  for (const a of EVERY_ATTRIBUTE) {
    if (give[a] > 0) t.may(GAIN[a], p.influence > 0 ? null : NO_INFLUENCE)
  }
  t.offer(ENOUGH)
}

function take(t: T, seat: number, attribute: Attribute, n: number, from: string): void {
  const p = player(t, seat)
  p.influence -= n
  p.spheres[attribute] += n
  t.emit({ type: 'gained', seat, attribute, n, from })
}

/** The step an answer names. */
export function augmentNamed(answer: Option): Exclude<Augment, 'either'> {
  if (answer === AUGMENT_POTENTIAL) return 'potential'
  return answer === AUGMENT_LEAP ? 'leap' : 'influence'
}

/** How many blocks could go that step now. */
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

/** One step up the power board, or several. Unlocking potential is taken whole unless asked. */
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
  // In another player's turn it is never one's own doing.
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

/** Brings blocks home from a companion without losing it. */
function bringHome(t: T, seat: number, companion: string, n: number, from: string): void {
  const p = player(t, seat)
  loaded(p.party, companion).blocks -= n
  p.influence += n
  t.emit({ type: 'returned', seat, card: companion, n, from })
}

/** How many blocks a card could bring home from the player's companions. */
export function returnable(f: F, seat: number, scope: StepOf<'takeBack'>['scope'], self: string): number {
  const { party } = player(f, seat)
  return party.reduce((n, { card: id, blocks }) => (scope === 'others' && id === self ? n : n + blocks), 0)
}

/** Would a block be missed where it lies? The card counts it, or a trait lets the companion be free. */
function needsItsBlocks(f: F, seat: number, id: string): boolean {
  const { atOnce, held: waiting } = card(f, id)
  const verbs = [...(atOnce?.verbs ?? []), ...(waiting?.verbs ?? [])]
  const enough = held(f, seat, 'enough')
  return (
    verbs.some(({ verb }) => verb === 'onCard' || verb === 'unload') ||
    (enough !== null && blocksOn(f, seat, id) >= enough.n)
  )
}

/** Up to n blocks home, split as the player likes; all of them at once where that is the limit. */
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
