// Loot that exchanges a thing for another of its kind. Nothing is acquired: no honor is gained or lost, and what was on
// the old thing moves to the new one. (V-LOOT-2, V-LOOT-3, V-LOOT-8, V-LOOT-9)
import type { Option, Reason } from '@lorehall/kernel'
import { DROP, NONE } from '../../../choices.ts'
import { idsOf, loaded } from '../../../loaded.ts'
import { STRANDED } from '../../../reasons.ts'
import { player } from '../../../rules/counters.ts'
import { deckOf, drawTop, faceDown, flip } from '../../../rules/draw.ts'
import { couldStillEnd } from '../../../rules/ground.ts'
import { card } from '../../../rules/lookup.ts'
import { happen } from '../../../rules/reactions.ts'
import { endWith } from '../../../rules/recover.ts'
import type { F } from '../../../rules/step.ts'
import { revealTrigger } from '../../../rules/triggers.ts'
import { type Attribute, attributeOf, ATTRIBUTES, COMMON, EVERY_ATTRIBUTE, RELICS } from '../../../state.ts'
import type { Swap } from '../cards/vocabulary.ts'
import { SWAP_IN, SWAP_OUT, SWAP_TOP, TILE_IN, TILE_OUT } from '../choices.ts'
import { NOTHING_TO_SWAP } from '../reasons.ts'
import type { StepOf, T } from '../state.ts'

type SwapStep = StepOf<'myths/swap'>

/** The open companions to choose from: the top open card of each deck. */
function openCompanions(f: F): string[] {
  return COMMON.flatMap((deck) => deckOf(f, deck).open.at(-1) ?? [])
}

function tilesFor(f: F, out: Attribute): Attribute[] {
  return EVERY_ATTRIBUTE.filter((a) => a !== out && f.state.tiles[a] > 0)
}

/** Tiles that can be exchanged for one of another kind. */
function tilesOut(f: F, seat: number): Attribute[] {
  return EVERY_ATTRIBUTE.filter((a) => player(f, seat).tiles[a] > 0 && tilesFor(f, a).length > 0)
}

const possible: Readonly<Record<Swap['what'], (f: F, seat: number) => boolean>> = {
  relic: (f, seat) => {
    const pile = deckOf(f, RELICS)
    return player(f, seat).relics.length > 0 && pile.open.length + faceDown(pile) > 0
  },
  companion: (f, seat) => player(f, seat).party.length > 0 && openCompanions(f).length > 0,
  tile: (f, seat) => tilesOut(f, seat).length > 0,
  trigger: ({ state }) => state.ending === '' && state.triggers.length > 0 && state.triggerStack.length > 0,
}

export function againstSwapping(f: F, seat: number, what: Swap['what']): Reason | null {
  return possible[what](f, seat) ? null : NOTHING_TO_SWAP
}

export function swap(t: T, step: SwapStep, answer: Option | undefined): void {
  if (answer === NONE || !possible[step.what](t, step.seat)) return
  if (step.what === 'relic') swapRelic(t, step, answer)
  else if (step.what === 'companion') swapCompanion(t, step, answer)
  else if (step.what === 'tile') swapTile(t, step, answer)
  else swapTrigger(t, step, answer)
}

/** Asks first what to give. A single one needs no question. */
function chooseOut(t: T, step: SwapStep, answer: Option | undefined, own: readonly string[]): boolean {
  if (step.out !== '') return false
  const [only] = own
  const out = answer?.name ?? (own.length === 1 ? only : undefined)
  if (out !== undefined) t.push({ ...step, out })
  return out === undefined
}

function swapRelic(t: T, step: SwapStep, answer: Option | undefined): void {
  const { seat, from, out } = step
  const pile = deckOf(t, RELICS)
  if (out === '') {
    const own = idsOf(player(t, seat).relics)
    if (!chooseOut(t, step, answer, own)) return
    t.askOpen(seat, 'pick', 'myths/swap.relic', from)
    for (const id of own) t.offer(SWAP_OUT(id))
    t.offer(NONE)
    return
  }
  if (answer === undefined) {
    t.askOpen(seat, 'pick', 'myths/swap.in', from)
    const open = pile.open.at(-1)
    if (open !== undefined) t.offer(SWAP_IN(open))
    if (faceDown(pile) > 0) t.offer(SWAP_TOP)
    t.offer(NONE)
    return
  }
  if (answer === SWAP_TOP) t.reveal()
  const taken = answer === SWAP_TOP ? drawTop(t, pile) : pile.open.pop()
  if (taken === undefined) return
  replace(t, seat, player(t, seat).relics, out, taken, from)
  flip(t, RELICS)
}

function swapCompanion(t: T, step: SwapStep, answer: Option | undefined): void {
  const { seat, from, out } = step
  const p = player(t, seat)
  if (out === '') {
    const own = idsOf(p.party).filter((id) => couldStillEnd(t, seat, p.space, { companion: id }))
    if (own.length === 1 && p.party.length > 1) {
      t.push({ ...step, out: own[0] ?? '' })
      return
    }
    if (!chooseOut(t, step, answer, own)) return
    t.askOpen(seat, 'pick', 'myths/swap.companion', from)
    for (const { card: id } of p.party) t.may(SWAP_OUT(id), own.includes(id) ? null : STRANDED)
    t.offer(NONE)
    return
  }
  if (answer === undefined) {
    t.askOpen(seat, 'pick', 'myths/swap.in', from)
    for (const id of openCompanions(t)) t.offer(SWAP_IN(id))
    t.offer(NONE)
    return
  }
  const id = answer.name
  const { deck, join } = card(t, id)
  deckOf(t, deck).open.pop()
  endWith(t, out)
  if (join !== undefined) t.push({ do: 'program', seat, from: id, part: 'join', at: 0 })
  replace(t, seat, p.party, out, id, from)
  happen(t, seat, { what: 'joined', card: id })
  flip(t, deck)
}

/** Puts the new card in its place, with all blocks. */
function replace(
  t: T,
  seat: number,
  cards: { card: string; blocks: number }[],
  out: string,
  by: string,
  from: string,
): void {
  loaded(cards, out).card = by
  t.emit({ type: 'exchanged', seat, card: by, out, from })
  t.values.box.replaces?.(t, seat, out, by)
}

const attributeNamed = (name: string) => attributeOf(ATTRIBUTES.findIndex((one) => one === name))

function swapTile(t: T, step: SwapStep, answer: Option | undefined): void {
  const { seat, from, out } = step
  if (out === '') {
    const own = tilesOut(t, seat)
    if (
      !chooseOut(
        t,
        step,
        answer,
        own.map((a) => ATTRIBUTES[a]),
      )
    )
      return
    t.askOpen(seat, 'pick', 'myths/swap.tile', from)
    for (const a of own) t.offer(TILE_OUT[a])
    t.offer(NONE)
    return
  }
  const given = attributeNamed(out)
  if (player(t, seat).tiles[given] === 0) return
  if (answer === undefined) {
    t.askOpen(seat, 'pick', 'myths/swap.tileIn', from)
    for (const a of tilesFor(t, given)) t.offer(TILE_IN[a])
    t.offer(NONE)
    return
  }
  const taken = attributeOf(answer.n)
  const { tiles: mine } = player(t, seat)
  const { tiles } = t.state
  mine[given]--
  tiles[given]++
  tiles[taken]--
  mine[taken]++
  t.emit({ type: 'tileExchanged', seat, out: given, attribute: taken, from })
}

/** Removes the old trigger from the game and tests the new one immediately. */
function swapTrigger(t: T, { seat, from }: SwapStep, answer: Option | undefined): void {
  const { triggers } = t.state
  if (answer === undefined) {
    t.askOpen(seat, 'pick', 'myths/swap.trigger', from)
    for (const id of triggers) t.offer(DROP(id))
    t.offer(NONE)
    return
  }
  triggers.splice(triggers.indexOf(answer.name), 1)
  t.emit({ type: 'triggerDropped', seat, trigger: answer.name, from })
  t.reveal()
  revealTrigger(t)
}
