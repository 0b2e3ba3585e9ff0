// Positions from the middle of a game, drawn by chance: everybody holds cards, tiles and regions, and
// blocks are few where they are needed. Random games from the beginning seldom come this far.
import type { Chance } from '@lorehall/kernel'
import { HEXES, SPACES } from '../../src/board.ts'
import type { Box } from '../../src/box/box.ts'
import { at, ATTRIBUTES, type Slots } from '../../src/state.ts'
import type { PlayerSpot, Spot } from '../../testing/scenario.ts'

const BLOCKS = 21

/** Hands out a list in a random order. */
function shuffled<X>(list: readonly X[], chance: Chance): X[] {
  const rest = list.slice()
  return list.flatMap(() => rest.splice(chance.below(rest.length), 1))
}

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1)

/** Blocks onto places, one by one, none beyond what a place can hold. */
function spread(places: readonly string[], n: number, most: number, chance: Chance): Record<string, number> {
  const lying: Record<string, number> = Object.fromEntries(places.map((place) => [place, 0]))
  for (let i = 0; i < n && places.length > 0; i++) {
    const place = chance.pick(places)
    lying[place] = Math.min(most, (lying[place] ?? 0) + 1)
  }
  return lying
}

const sum = (lying: Record<string, number>) => Object.values(lying).reduce((n, x) => n + x, 0)

/** Everybody has some crystals, and half of the infused ones are made. */
function jewels(seats: number, chance: Chance): NonNullable<Slots['jewelcrafter']> {
  const crystals = Array.from({ length: seats }, () => 1 + chance.below(4))
  const supply = crystals.reduce((left, n) => left - n, 20)
  const owner = () => (chance.below(2) === 0 ? -1 : chance.below(seats))
  return { supply, crystals, infused: ATTRIBUTES.map(owner) }
}

/** What the table's modules keep by then. */
function slotsOf(box: Box, seats: number, chance: Chance): Slots {
  const plays = (id: string) => box.modules.some(({ content }) => content.id === id)
  return plays('jewelcrafter') ? { jewelcrafter: jewels(seats, chance) } : {}
}

export function midgame(box: Box, seats: number, chance: Chance): Spot {
  const decks = box.decks.map((ids) => shuffled(ids, chance))
  const spaces = shuffled(upTo(SPACES), chance)
  const kinds = shuffled(
    box.regions.flatMap(({ id }, i) => Array.from({ length: at(box.bag, i) }, () => id)),
    chance,
  )
  const owners = Object.fromEntries(upTo(HEXES).map((hex) => [hex, chance.below(seats * 3)]))
  const held = Object.fromEntries(Object.entries(owners).map(([hex, n]) => [hex, n < seats ? n : -1]))
  const take = (deck: number, n: number) => at(decks, deck).splice(0, n)
  const tiles = ATTRIBUTES.map(() => seats - 1)

  function player(seat: number): PlayerSpot {
    const companions = [0, 1, 2].flatMap((deck) => take(deck, chance.below(3)))
    const party = spread(companions, chance.below(7), BLOCKS, chance)
    const relics = spread(take(5, chance.below(4)), chance.below(5), 3, chance)
    const spheres = spread(ATTRIBUTES, chance.below(6), BLOCKS, chance)
    const regions = Object.values(held).filter((owner) => owner === seat).length
    const own = ATTRIBUTES.map((name, a) => {
      const n = Math.min(chance.below(2), at(tiles, a))
      tiles[a] = at(tiles, a) - n
      return [name, n] as const
    })
    const left = BLOCKS - sum(party) - sum(relics) - sum(spheres) - regions
    const conviction = Math.min(left, chance.below(4))
    return {
      ...spheres,
      party,
      relics,
      conviction,
      influence: Math.min(left - conviction, chance.below(4)),
      tiles: Object.fromEntries(own),
      traits: take(4, chance.below(3)),
      monsters: take(3, chance.below(2)),
      space: at(spaces, seat),
      honor: 15 + chance.below(15),
      mount: 2 + chance.below(4),
    }
  }

  return {
    seats,
    players: Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, player(seat)])),
    regions: Object.fromEntries(kinds.map((kind, i) => [i + 1, kind])),
    owners: held,
    // Two triggers that the cards dealt here do not meet.
    triggers: ['vindication', 'trigger-tokens'],
    turn: chance.below(seats),
    slots: slotsOf(box, seats, chance),
  }
}
