// Verbs of single cards that ask something: each is one small step.
import type { Option } from '@lorehall/kernel'
import { TOUCHES } from '../map/board.ts'
import {
  AMOUNT,
  BORROW,
  CHARGE,
  DROP,
  GAIN,
  INTO,
  INTO_CONVICTION,
  LIKE,
  NONE,
  ONTO,
  SEIZE,
  TRADE,
} from '../choices.ts'
import { holds, idsOf, loaded, takeAway } from '../loaded.ts'
import { type Attribute, at, attributeOf, HEROIC, INSPIRATION, KNOWLEDGE, STRENGTH } from '../state.ts'
import { printedGives } from './activate.ts'
import { card, controlHonor, isCompanion } from './lookup.ts'
import { happen } from './reactions.ts'
import { againstTaking, occupy } from './control.ts'
import { cardsOf, player } from './counters.ts'
import { changeHonor } from './honor.ts'
import { isSilent } from './inforce.ts'
import { spend, spendable } from './payment.ts'
import { gift } from './power.ts'
import { hasLeft, leaveParty } from './recover.ts'
import { chargeOne, rechargeable } from './regions.ts'
import type { F, StepOf, T } from './step.ts'

function gainEither(t: T, step: StepOf<'gainEither'>, answer: Option | undefined): void {
  const { seat, attributes, n, from } = step
  if (answer === NONE) return
  const [only] = attributes
  const chosen = answer === undefined ? (attributes.length === 1 ? only : undefined) : attributeOf(answer.n)
  if (chosen !== undefined) {
    t.push({ do: 'gain', seat, give: gift(chosen, n), from })
    return
  }
  t.askOpen(seat, 'pick', 'gainEither', from)
  for (const a of attributes) t.offer(GAIN[a])
  t.offer(NONE)
}

/** Gains the attributes of another player's companion. (V-RELIC-5) */
function gainLike(t: T, step: StepOf<'gainLike'>, answer: Option | undefined): void {
  const { seat, from } = step
  if (answer === undefined) {
    const others = t.state.players.flatMap((p, i) => (i === seat ? [] : idsOf(p.party)))
    if (others.length === 0) return
    t.askOpen(seat, 'pick', 'gainLike', from)
    for (const id of others) t.offer(LIKE(id))
    t.offer(NONE)
  } else if (answer !== NONE) t.push({ do: 'gain', seat, give: printedGives(t, answer.name), from })
}

/** Moves a charge to one of the player's companions and gains its attributes. This is no activation. */
function loadCompanion(t: T, step: StepOf<'loadCompanion'>, answer: Option | undefined): void {
  const { seat, from } = step
  const p = player(t, seat)
  if (answer === undefined) {
    t.askOpen(seat, 'pick', 'loadCompanion', from)
    for (const { card: id } of p.party) t.offer(ONTO(id))
    return
  }
  loaded(p.relics, from).blocks--
  loaded(p.party, answer.name).blocks++
  t.emit({ type: 'loaded', seat, card: answer.name, n: 1, from })
  t.push({ do: 'gain', seat, give: printedGives(t, answer.name), from })
}

const isHeroic = (a: Attribute) => HEROIC.some((heroic) => heroic === a)

/** Moves blocks to another sphere. Turning into a heroic attribute counts as converting. (V-ATTR-3, V-TRAIT-3) */
function into(t: T, step: StepOf<'into'>, answer: Option | undefined): void {
  const { seat, source, targets, n, from } = step
  if (answer === NONE || n === 0 || !spendable(t, seat, [source], 0)) return
  const [only] = targets
  const sure = targets.length === 1 && n === 1 && step.further !== true ? only : undefined
  const target = answer === undefined ? sure : attributeOf(answer.n)
  if (target === undefined) {
    t.askOpen(seat, 'pick', 'into', from)
    for (const a of targets) t.offer(INTO[a])
    t.offer(NONE)
    return
  }
  if (n > 1) t.push({ ...step, n: n - 1, further: true })
  spend(t, seat, gift(source, 1), 0, { do: 'become', seat, attribute: source, to: target, from })
}

/** A block of an attribute becomes something else. */
function become(t: T, { seat, attribute, to, from }: StepOf<'become'>): void {
  const p = player(t, seat)
  p.spheres[attribute]--
  if (to === 'conviction') p.conviction++
  else p.spheres[to]++
  t.emit({ type: 'turned', seat, attribute, to, from })
  if (to !== 'conviction' && isHeroic(to)) happen(t, seat, { what: 'converted', to })
}

/** Conviction into a heroic attribute, or the other way round. */
function swapConviction(t: T, step: StepOf<'swapConviction'>, answer: Option | undefined): void {
  const { seat, attribute, from } = step
  const p = player(t, seat)
  if (answer === undefined) {
    t.askOpen(seat, 'pick', 'swapConviction', from)
    if (p.conviction > 0) t.offer(INTO[attribute])
    if (spendable(t, seat, [attribute], 0)) t.offer(INTO_CONVICTION)
    t.offer(NONE)
  } else if (answer === INTO_CONVICTION) {
    spend(t, seat, gift(attribute, 1), 0, { do: 'become', seat, attribute, to: 'conviction', from })
  } else if (answer !== NONE) {
    p.conviction--
    p.spheres[attribute]++
    t.emit({ type: 'turned', seat, attribute: 'conviction', to: attribute, from })
    happen(t, seat, { what: 'convictionUsed' })
    happen(t, seat, { what: 'converted', to: attribute })
  }
}

/** Rearranges the three common spheres: asks for inspiration, then for knowledge; the rest is strength. */
function rearrange(t: T, step: StepOf<'rearrange'>, answer: Option | undefined): void {
  const { seat, from } = step
  const p = player(t, seat)
  const all = p.spheres[INSPIRATION] + p.spheres[KNOWLEDGE] + p.spheres[STRENGTH]
  if (all === 0) return
  const first = step.inspiration === -1
  if (answer === undefined) {
    t.askOpen(seat, 'amount', first ? 'rearrange.inspiration' : 'rearrange.knowledge', from)
    for (let n = 0; n <= (first ? all : all - step.inspiration); n++) t.offer(at(AMOUNT, n))
  } else if (first) t.push({ ...step, inspiration: answer.n })
  else {
    p.spheres[INSPIRATION] = step.inspiration
    p.spheres[KNOWLEDGE] = answer.n
    p.spheres[STRENGTH] = all - step.inspiration - answer.n
    t.emit({ type: 'rearranged', seat, spheres: p.spheres.slice(0, 3), from })
  }
}

function chargeRelic(t: T, step: StepOf<'chargeRelic'>, answer: Option | undefined): void {
  const { seat, from } = step
  const relics = rechargeable(t, seat)
  const [only] = relics
  const chosen = answer === undefined ? (relics.length === 1 ? only : undefined) : answer.name
  if (chosen !== undefined && answer !== NONE) chargeOne(t, seat, chosen, from)
  else if (answer === undefined && relics.length > 0) {
    t.askOpen(seat, 'pick', 'chargeRelic', from)
    for (const id of relics) t.offer(CHARGE(id))
    t.offer(NONE)
  }
}

/** Removes one of the player's cards from the game for half its honor. No honor is lost. (V-COMPANION-10) */
function trade(t: T, step: StepOf<'trade'>, answer: Option | undefined): void {
  const { seat, from } = step
  const p = player(t, seat)
  if (answer === undefined) {
    t.askOpen(seat, 'pick', 'trade', from)
    for (const id of cardsOf(p)) {
      if (card(t, id).treacherous !== true) t.offer(TRADE(id))
    }
    for (const id of t.values.box.holds?.(t, seat) ?? []) t.offer(TRADE(id))
    t.offer(NONE)
    return
  }
  if (answer === NONE) return
  const id = answer.name
  p.influence += removeCard(t, seat, id)
  t.emit({ type: 'traded', seat, card: id, from })
  changeHonor(t, seat, Math.floor(Math.max(0, t.values.honor[id] ?? 0) / 2), 'abilities', from)
}

/** Removes a card from the game and returns how many blocks were on it. */
function removeCard(t: T, seat: number, id: string): number {
  const p = player(t, seat)
  if (isCompanion(t, id)) {
    const { blocks } = loaded(p.party, id)
    leaveParty(t, seat, id, 'removed')
    return blocks
  }
  const blocks = holds(p.relics, id) ? takeAway(p.relics, id) : 0
  for (const pile of [p.traits, p.monsters]) if (pile.includes(id)) pile.splice(pile.indexOf(id), 1)
  hasLeft(t, seat, id, 'removed')
  return blocks
}

/**
 * Other players' traits that can be borrowed: not one that must be used first in a turn, nor one that is switched
 * off. (V-TRAIT-13)
 */
export function borrowable(f: F, seat: number): string[] {
  const others = f.state.players.flatMap((p, i) => (i === seat ? [] : p.traits))
  return others.filter((id) => !opensTurn(f, id) && !isSilent(f, seat, id))
}

function opensTurn(f: F, id: string): boolean {
  return card(f, id).use?.costs.some(({ verb }) => verb === 'untouched') === true
}

function borrow(t: T, step: StepOf<'borrow'>, answer: Option | undefined): void {
  const { seat, from } = step
  if (answer === undefined) {
    t.askOpen(seat, 'pick', 'borrow', from)
    for (const id of borrowable(t, seat)) t.offer(BORROW(id))
    t.offer(NONE)
  } else if (answer !== NONE) {
    const { borrowed, walked } = t.state.turn
    borrowed.push({ card: answer.name, from, steps: walked, paid: [] })
    t.emit({ type: 'borrowed', seat, card: answer.name, from })
  }
}

/** With 3 or more active triggers, one may be removed until the end is triggered. (V-RELIC-6) */
function dropTrigger(t: T, step: StepOf<'dropTrigger'>, answer: Option | undefined): void {
  const { seat, from } = step
  const { triggers, ending } = t.state
  if (triggers.length < 3 || ending !== '') return
  if (answer === undefined) {
    t.askOpen(seat, 'pick', 'dropTrigger', from)
    for (const id of triggers) t.offer(DROP(id))
    t.offer(NONE)
  } else if (answer !== NONE) {
    triggers.splice(triggers.indexOf(answer.name), 1)
    t.emit({ type: 'triggerDropped', seat, trigger: answer.name, from })
  }
}

/** Free regions beside the figure that can be taken, for example not given up this turn. (V-CONTROL-8) */
export function seizable(f: F, seat: number): number[] {
  const { owners, regions } = f.state
  return at(TOUCHES, player(f, seat).space).filter(
    (hex) => regions[hex] !== '' && owners[hex] === -1 && againstTaking(f, seat, hex) === null,
  )
}

/** The charge itself becomes the block on the region. */
function seize(t: T, step: StepOf<'seize'>, answer: Option | undefined): void {
  const { seat, from } = step
  if (answer === undefined) {
    t.askOpen(seat, 'pick', 'seize', from)
    for (const hex of seizable(t, seat)) t.offer(at(SEIZE, hex))
    return
  }
  const p = player(t, seat)
  loaded(p.relics, from).blocks--
  occupy(t, seat, answer.n, controlHonor(t, answer.n))
}

export const specialSteps = {
  gainEither,
  gainLike,
  loadCompanion,
  into,
  become,
  swapConviction,
  rearrange,
  chargeRelic,
  trade,
  borrow,
  dropTrigger,
  seize,
}
