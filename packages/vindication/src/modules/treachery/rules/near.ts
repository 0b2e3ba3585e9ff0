// Which players are near, and what of theirs a card can affect. (V-TREACHERY-3)
import { around } from '@lorehall/grammar'
import { distance, TOUCHES } from '../../../map/board.ts'
import { againstTaking } from '../../../rules/control.ts'
import { player, sum } from '../../../rules/counters.ts'
import { held } from '../../../rules/inforce.ts'
import { card, region } from '../../../rules/lookup.ts'
import type { F } from '../../../rules/step.ts'
import { idsOf } from '../../../loaded.ts'
import { at, INSPIRATION, type Player } from '../../../state.ts'
import type { Aim } from '../cards/vocabulary.ts'
import { type Target, treacheryOf } from '../state.ts'

/** The other seats, in turn order after this one. */
export function others(f: F, seat: number): number[] {
  return around(f.seats, seat).slice(1)
}

function within(f: F, seat: number, steps: number): number[] {
  const { space } = player(f, seat)
  return others(f, seat).filter((other) => distance(space, player(f, other).space) <= steps)
}

/** Players 1 step away. */
export function neighbours(f: F, seat: number): number[] {
  return within(f, seat, 1)
}

/** The card that protects the companion from other players' cards, or null. (V-TREACHERY-21) */
export function shieldOf(f: F, owner: number, companion: string): string | null {
  const shield = held(f, owner, 'shieldsColour')
  return shield !== null && card(f, shield.card.id).deck === card(f, companion).deck ? shield.card.id : null
}

const person = (whom: number): Target => ({ whom, card: '', hex: 0 })
const theCard = (whom: number, id: string): Target => ({ whom, card: id, hex: 0 })
const theRegion = (whom: number, hex: number): Target => ({ whom, card: '', hex })

function unmarked(f: F, ids: readonly string[]): string[] {
  const { cards } = treacheryOf(f)
  return ids.filter((id) => !cards.includes(id))
}

type Has = (p: Player) => boolean

/** The neighbors for whom that is true. */
const thoseWho =
  (has: Has) =>
  (f: F, seat: number): Target[] =>
    neighbours(f, seat)
      .filter((other) => has(player(f, other)))
      .map(person)

function regionsBeside(f: F, seat: number): number[] {
  return at(TOUCHES, player(f, seat).space).filter((hex) => at(f.state.regions, hex) !== '')
}

/** The possible targets, by aim. Protected ones are left out. */
const TARGETS: Readonly<Record<Aim, (f: F, seat: number) => Target[]>> = {
  companion: (f, seat) =>
    neighbours(f, seat).flatMap((other) =>
      unmarked(f, idsOf(player(f, other).party))
        .filter((id) => shieldOf(f, other, id) === null)
        .map((id) => theCard(other, id)),
    ),
  relicOrTrait: (f, seat) =>
    neighbours(f, seat).flatMap((other) => {
      const { traits, relics } = player(f, other)
      return unmarked(f, [...traits, ...idsOf(relics)]).map((id) => theCard(other, id))
    }),
  tile: thoseWho(({ tiles }) => sum(tiles) > 0),
  attribute: thoseWho(({ spheres }) => sum(spheres) > 0),
  inspiration: thoseWho(({ spheres }) => spheres[INSPIRATION] > 0),
  neighbour: thoseWho(() => true),
  withinTwo: (f, seat) => within(f, seat, 2).map(person),
  region: (f, seat) =>
    regionsBeside(f, seat)
      .filter((hex) => !treacheryOf(f).hexes.includes(hex) && !region(f, at(f.state.regions, hex)).inert)
      .map((hex) => theRegion(at(f.state.owners, hex), hex)),
  heldRegion: (f, seat) =>
    regionsBeside(f, seat)
      .filter((hex) => {
        const owner = at(f.state.owners, hex)
        return owner !== -1 && owner !== seat && againstTaking(f, seat, hex) === null
      })
      .map((hex) => theRegion(at(f.state.owners, hex), hex)),
}

export function targets(f: F, seat: number, aim: Aim): Target[] {
  return TARGETS[aim](f, seat)
}
