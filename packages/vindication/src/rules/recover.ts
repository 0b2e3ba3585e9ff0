// Recovering influence: what players may do at any time in their own turn, and what it costs them. (V-GAIN-4 to 7)
// A proficiency tile can be discarded at any of the player's decisions. (V-PROF-2)
import type { AskKind, Option } from '@lorehall/kernel'
import type { Leaving } from '../box/module.ts'
import { DISCARD, GIVE_UP, RECOVER, RECOVER_CONVICTION, RECOVER_FROM, RECOVER_SPEED } from '../choices.ts'
import { holds, loaded, takeAway } from '../loaded.ts'
import { STEPS_MADE, STRANDED } from '../reasons.ts'
import { at, attributeOf, EVERY_ATTRIBUTE, type Player, type Six } from '../state.ts'
import { player, regionsOf } from './counters.ts'
import { loseCardHonor } from './honor.ts'
import type { F, StepOf, T, VStep } from './step.ts'
import { couldStillEnd } from './ground.ts'

/** Is there anything to recover, apart from one companion? */
export function canRecover(f: F, seat: number, spared = ''): boolean {
  if (!f.values.box.terms.recovers) return false
  const p = player(f, seat)
  if (p.conviction > 0 || EVERY_ATTRIBUTE.some((a) => p.spheres[a] > 0)) return true
  if (p.party.some(({ card: id, blocks }) => blocks > 0 && id !== spared && mayAbandon(f, seat, p, id)))
    return true
  if (p.relics.some(({ blocks }) => blocks > 0)) return true
  return regionsOf(f, seat) > 0 || (p.speedBlocks > 0 && maySlowDown(f, seat, p))
}

function maySlowDown(f: F, seat: number, p: Player): boolean {
  return couldStillEnd(f, seat, p.space, { speed: 1 })
}

/** False for a companion without which this turn could not end. (V-MOVE-4) */
function mayAbandon(f: F, seat: number, p: Player, id: string): boolean {
  return couldStillEnd(f, seat, p.space, { companion: id })
}

/** Offers every block that could be recovered now. `spared` is a companion that must not be abandoned. */
function offerRecovery(t: T, seat: number, spared: string): void {
  if (!t.values.box.terms.recovers) return
  const p = player(t, seat)
  if (p.conviction > 0) t.offer(RECOVER_CONVICTION)
  for (const a of EVERY_ATTRIBUTE) if (p.spheres[a] > 0) t.offer(RECOVER_FROM[a])
  for (const { card: id, blocks } of p.party) {
    if (id !== spared && blocks > 0) t.may(RECOVER(id), mayAbandon(t, seat, p, id) ? null : STRANDED)
  }
  for (const { card: id, blocks } of p.relics) if (blocks > 0) t.offer(RECOVER(id))
  const { owners } = t.state
  for (let hex = 0; hex < owners.length; hex++) if (owners[hex] === seat) t.offer(at(GIVE_UP, hex))
  if (p.speedBlocks > 0) t.may(RECOVER_SPEED, maySlowDown(t, seat, p) ? null : STEPS_MADE)
}

/**
 * Blocks can be recovered in the player's turn, between two actions and inside a gain, and whenever a block is owed.
 */
function offer(t: T, seat: number, where: VStep | null): void {
  if (where?.do === 'owe') offerRecovery(t, seat, where.spared)
  else if (seat === t.state.turn.seat) {
    if (where?.do === 'turn') offerRecovery(t, seat, '')
    else if (where?.do === 'gain' && where.closed !== true) offerRecovery(t, seat, '')
  }
  const p = player(t, seat)
  for (const a of EVERY_ATTRIBUTE) if (p.tiles[a] > 0) t.offer(DISCARD[a])
  if (where !== null) t.values.box.anytime?.(t, seat, where)
}

function recover(t: T, seat: number, option: Option, where: VStep): void {
  completed(t, seat, where)
  const p = player(t, seat)
  if (option === RECOVER_CONVICTION) {
    p.conviction--
    home(t, seat, p, 1, 'conviction')
  } else if (option === RECOVER_SPEED) {
    p.speedBlocks--
    home(t, seat, p, 1, 'speed')
  } else if (option.n >= 0) recoverAttribute(t, seat, option)
  else if (holds(p.party, option.name)) abandon(t, seat, p, option.name)
  else {
    loaded(p.relics, option.name).blocks--
    home(t, seat, p, 1, option.name)
  }
}

export function recoverAttribute(t: T, seat: number, { n, name }: Option): void {
  const p = player(t, seat)
  p.spheres[attributeOf(n)]--
  home(t, seat, p, 1, name)
}

function home(t: T, seat: number, p: Player, n: number, where: string): void {
  p.influence += n
  t.emit({ type: 'recovered', seat, n, where })
}

/** All its blocks return, and the player loses the companion and its honor. (V-GAIN-6) */
function abandon(t: T, seat: number, p: Player, id: string): void {
  home(t, seat, p, loaded(p.party, id).blocks, id)
  leaveParty(t, seat, id, 'abandoned')
  loseCardHonor(t, seat, id, 'companions')
}

/** Removes the companion and everything that was active through it. (V-COMPANION-9) */
export function leaveParty(t: T, seat: number, id: string, how: Leaving): void {
  takeAway(player(t, seat).party, id)
  endWith(t, id)
  t.emit({ type: 'left', seat, card: id })
  hasLeft(t, seat, id, how)
}

/** The player no longer has the card. Modules remove what was on it. */
export function hasLeft(t: T, seat: number, id: string, how: Leaving): void {
  t.values.box.leaves?.(t, seat, id, how)
}

/** Removes waiting and lasting effects of the companion, including its grants. Programs that have begun go on. */
export function endWith({ state: { turn } }: T, id: string): void {
  turn.active = turn.active.filter((other) => other !== id)
  turn.grants = turn.grants.filter(({ from }) => from !== id)
  turn.borrowed = turn.borrowed.filter(({ from }) => from !== id)
}

function giveUp(t: T, seat: number, option: Option, where: VStep): void {
  completed(t, seat, where)
  t.state.owners[option.n] = -1
  if (seat === t.state.turn.seat) t.state.turn.gaveUp.push(option.n)
  const p = player(t, seat)
  p.influence++
  t.emit({ type: 'gaveUp', seat, region: option.n })
}

function discard(t: T, seat: number, option: Option, where: VStep): void {
  completed(t, seat, where)
  const attribute = attributeOf(option.n)
  player(t, seat).tiles[attribute]--
  t.emit({ type: 'tileDiscarded', seat, attribute })
  const give: Six = [0, 0, 0, 0, 0, 0]
  give[attribute] = 2
  // Inside another step no blocks can be recovered for it, unless that step is a gain itself.
  const closed = where.do === 'gain' ? where.closed === true : where.do !== 'turn'
  t.push({ do: 'gain', seat, give, from: 'proficiency', closed })
}

/** Between two actions this is an action of its own, so triggers are tested after it. */
function completed(t: T, seat: number, where: VStep): void {
  if (where.do !== 'turn') return
  t.state.turn.untouched = false
  t.push({ do: 'settle', seat })
}

/**
 * A question whose answer costs a block. In an edition without recovering, no other action may come in between, so
 * that the block is still there. (V-EDITION-10)
 */
export function askOwing(t: T, seat: number, kind: AskKind, prompt: string, from: string): void {
  if (t.values.box.terms.recovers) t.askOpen(seat, kind, prompt, from)
  else t.ask(seat, kind, prompt, from)
}

/** If influence is empty and the step owes a block, the player recovers one first, if possible. */
export function recoversFirst(t: T, step: VStep, from: string, spared = ''): boolean {
  const { seat } = step
  if (player(t, seat).influence > 0 || !canRecover(t, seat, spared)) return false
  t.push(step)
  t.push({ do: 'owe', seat, from, spared })
  return true
}

/** The step below owes a block, so nothing else can be done until one is recovered. */
function owe(t: T, step: StepOf<'owe'>): void {
  if (player(t, step.seat).influence === 0) t.askOpen(step.seat, 'pick', 'owe', step.from)
}

export const recoverSteps = { owe }

export const anytime = {
  offer,
  acts: { recover, 'give-up': giveUp, discard },
}
