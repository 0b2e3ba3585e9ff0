// Activating a companion or the character. (V-COMPANION, V-CHARACTER)
import type { Option, Reason } from '@lorehall/kernel'
import { ACTIVATE, LIKE, NO, NONE, TRAIN, YES } from '../choices.ts'
import { idsOf, loaded } from '../loaded.ts'
import { ACTIVE_ALREADY, NO_BLOCK_TO_ACTIVATE } from '../reasons.ts'
import { attributeOf, COMMON, EVERY_ATTRIBUTE, type Six } from '../state.ts'
import { card } from './lookup.ts'
import { happen } from './reactions.ts'
import { count, player } from './counters.ts'
import { acted, blocksOn, held, upon } from './inforce.ts'
import { gift } from './power.ts'
import type { F, StepOf, T } from './step.ts'

/** Does it need no block? It has enough blocks already, the player has enough tiles, or a module says so. */
function isFree(f: F, seat: number, id: string): boolean {
  if (f.values.box.frees?.(f, seat, id) === true) return true
  const tiles = card(f, id).always?.freeActivationTiles
  if (tiles !== undefined && count(f, seat, 'tiles') >= tiles) return true
  if (upon(f, seat, id, 'freeActivation') !== null) return true
  const enough = held(f, seat, 'enough')
  return enough !== null && blocksOn(f, seat, id) >= enough.n
}

export function againstActivating(f: F, seat: number, id: string): Reason | null {
  if (f.state.turn.active.includes(id)) return ACTIVE_ALREADY
  const barred = f.values.box.against.activation?.(f, seat, id) ?? null
  if (barred !== null) return barred
  return player(f, seat).influence > 0 || isFree(f, seat, id) ? null : NO_BLOCK_TO_ACTIVATE
}

export function printedGives(f: F, id: string): Readonly<Six> {
  return f.values.gives[id] ?? [0, 0, 0, 0, 0, 0]
}

/** Puts a block on the companion, unless it is free when the activation begins. */
function activate(t: T, step: StepOf<'activate'>): void {
  const { seat, name } = step
  if (isFree(t, seat, name)) t.push({ do: 'placeBlock', seat, name })
  else begin(t, seat, name, true)
}

/** No block is needed, but the player may place one. (V-TRAIT-10, V-PROF-4) */
function placeBlock(t: T, step: StepOf<'placeBlock'>, answer: Option | undefined): void {
  const { seat, name } = step
  const wish = player(t, seat).influence > 0 ? t.choice(seat, 'free-activation') : 'always'
  if (answer === undefined && wish === 'ask') {
    t.askOpen(seat, 'yesno', 'placeBlock', name)
    t.offer(YES)
    t.offer(NO)
  } else begin(t, seat, name, answer === undefined ? wish === 'never' : answer === YES)
}

/** The companion gives its attributes, then its immediate effect runs. */
function begin(t: T, seat: number, name: string, place: boolean): void {
  const p = player(t, seat)
  if (place) {
    p.influence--
    loaded(p.party, name).blocks++
  } else creditFree(t, seat, name)
  t.state.turn.active.push(name)
  t.emit({ type: 'activated', seat, card: name, free: !place })
  if (card(t, name).atOnce !== undefined) t.push({ do: 'program', seat, from: name, part: 'atOnce', at: 0 })
  happen(t, seat, { what: 'activated', card: name, free: !place, tookRegion: p.taken > 0 })
  t.push({ do: 'give', seat, name })
}

function creditFree(t: T, seat: number, name: string): void {
  const by = upon(t, seat, name, 'freeActivation') ?? held(t, seat, 'enough')
  const byItself = card(t, name).always?.freeActivationTiles !== undefined
  acted(t, seat, byItself || by === null ? name : by.card.id)
}

/** Gives the companion's attributes, or those of another companion in the party instead. (V-TRAIT-12) */
function give(t: T, step: StepOf<'give'>, answer: Option | undefined): void {
  const { seat, name } = step
  const wonder = held(t, seat, 'givesLikeOther')
  const own = printedGives(t, name)
  const others = idsOf(player(t, seat).party).filter((id) => id !== name && differs(own, printedGives(t, id)))
  if (wonder !== null && others.length > 0 && answer === undefined) {
    t.askOpen(seat, 'pick', 'giveLike', wonder.card.id)
    t.offer(LIKE(name))
    for (const id of others) t.offer(LIKE(id))
    return
  }
  const donor = answer?.name ?? name
  if (wonder !== null && donor !== name) acted(t, seat, wonder.card.id)
  t.values.box.gives?.(t, seat, name, donor)
  t.push({ do: 'gain', seat, give: printedGives(t, donor), from: name })
}

function differs(a: Readonly<Six>, b: Readonly<Six>): boolean {
  return EVERY_ATTRIBUTE.some((i) => a[i] !== b[i])
}

/** Gives 1 of a common attribute, 2 once vindicated, and 1 more with Purpose. (V-CHARACTER-1, 3) */
function character(t: T, step: StepOf<'character'>, answer: Option | undefined): void {
  const { seat, from } = step
  if (answer === undefined) {
    t.askOpen(seat, 'pick', 'train', from)
    for (const a of COMMON) t.offer(TRAIN[a])
    return
  }
  const more = held(t, seat, 'characterMore')
  if (more !== null) acted(t, seat, more.card.id)
  const n = (player(t, seat).vindicated ? 2 : 1) + (more?.n ?? 0)
  t.emit({ type: 'characterActivated', seat, attribute: answer.n, from })
  happen(t, seat, { what: 'characterActivated' })
  t.push({ do: 'gain', seat, give: gift(attributeOf(answer.n), n), from: 'character' })
}

/** One more companion, at its usual price. */
function activateAnother(t: T, step: StepOf<'activateAnother'>, answer: Option | undefined): void {
  const { seat } = step
  if (answer === undefined) {
    const others = idsOf(player(t, seat).party).filter((id) => id !== step.from)
    if (!others.some((id) => againstActivating(t, seat, id) === null)) return
    t.askOpen(seat, 'pick', 'activateAnother', step.from)
    for (const id of others) t.may(ACTIVATE(id), againstActivating(t, seat, id))
    t.offer(NONE)
  } else if (answer !== NONE) t.push({ do: 'activate', seat, name: answer.name })
}

export const activateSteps = { activate, placeBlock, give, character, activateAnother }
