// Random positions from the middle of a game: every player has cards, tiles and regions, and blocks are scarce where
// they are needed. Random games from the start rarely get this far.
import type { Chance } from '@lorehall/kernel'
import { HEXES, SPACES } from '../../src/map/board.ts'
import type { Box } from '../../src/box/box.ts'
import { PETS } from '../../src/modules/menagerie/cards/pets.ts'
import { LOOT } from '../../src/modules/myths/cards/loot.ts'
import { AROUND } from '../../src/modules/myths/state.ts'
import { boardFor } from '../../src/modules/myths/values/boards.ts'
import { at, ATTRIBUTES, type Slots } from '../../src/state.ts'
import type { PlayerSpot, Spot } from '../../testing/scenario.ts'
import { guildsBy } from './guilds.ts'

const BLOCKS = 21

/** Hands out a list in a random order. */
function shuffled<X>(list: readonly X[], chance: Chance): X[] {
  const rest = list.slice()
  return list.flatMap(() => rest.splice(chance.below(rest.length), 1))
}

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1)

/** Puts blocks on places one by one, none beyond a place's limit. */
function spread(places: readonly string[], n: number, most: number, chance: Chance): Record<string, number> {
  const lying: Record<string, number> = Object.fromEntries(places.map((place) => [place, 0]))
  for (let i = 0; i < n && places.length > 0; i++) {
    const place = chance.pick(places)
    lying[place] = Math.min(most, (lying[place] ?? 0) + 1)
  }
  return lying
}

const sum = (lying: Record<string, number>) => Object.values(lying).reduce((n, x) => n + x, 0)

/** Every player has some crystals, and half of the infused ones are taken. */
function jewels(seats: number, chance: Chance): NonNullable<Slots['jewelcrafter']> {
  const crystals = Array.from({ length: seats }, () => 1 + chance.below(4))
  const supply = crystals.reduce((left, n) => left - n, 20)
  const owner = () => (chance.below(2) === 0 ? -1 : chance.below(seats))
  return { supply, crystals, infused: ATTRIBUTES.map(owner) }
}

/** Every player has some pets, each with one of their companions or with none yet. */
function pets(players: readonly PlayerSpot[], chance: Chance): NonNullable<Slots['menagerie']> {
  const left = shuffled(
    PETS.map(({ id }) => id),
    chance,
  )
  const held = players.map(({ party = {} }) => {
    const companions = Object.keys(party)
    const some = left.splice(0, chance.below(4))
    return some.map((card) => ({ card, master: companions.length === 0 ? '' : chance.pick(companions) }))
  })
  const open = left.splice(0, 3)
  return { pile: { down: left.toSorted(), top: '', seenBy: [], open }, held, look: null, gave: [] }
}

/** Some black blocks are gone, every player has a token, and loot is taken if Ronak is beaten. */
function mythsBy(seats: number, chance: Chance, beaten: boolean): NonNullable<Slots['myths']> {
  const cards = shuffled(
    LOOT.map(({ id }) => id),
    chance,
  )
  const seatsOf = <X>(of: () => X) => Array.from({ length: seats }, of)
  const loot = seatsOf(() => (beaten ? cards.splice(0, 2) : []))
  return {
    phase: beaten ? 'gone' : 'asleep',
    blocks: beaten ? [] : shuffled(AROUND, chance).slice(0, 1 + chance.below(2)),
    pending: 0,
    spheres: boardFor(seats).map(() => -1),
    provoker: -1,
    sestra: -1,
    opener: -1,
    contributed: false,
    waiting: [],
    tokens: seatsOf(() => chance.below(2)),
    stack: beaten ? [] : cards.toSorted(),
    market: [],
    loot,
  }
}

/** The modules' state at that point. */
function slotsOf(
  box: Box,
  players: readonly PlayerSpot[],
  chance: Chance,
  beaten: boolean,
  left: readonly string[],
): Slots {
  const plays = (id: string) => box.modules.some(({ content }) => content.id === id)
  const seats = players.length
  return {
    ...(plays('jewelcrafter') ? { jewelcrafter: jewels(seats, chance) } : {}),
    ...(plays('menagerie') ? { menagerie: pets(players, chance) } : {}),
    ...(plays('myths') ? { myths: mythsBy(seats, chance, beaten) } : {}),
    ...(plays('building-sites') ? { toBuild: [...left] } : {}),
  }
}

const SITE = 'building-site'

const tilesOf = ({ regions }: Box, copies: readonly number[]) =>
  regions.flatMap(({ id }, i) => Array.from({ length: at(copies, i) }, () => id))

/** Some regions are built, the rest are not. */
function built(kinds: string[], aside: readonly string[], chance: Chance): string[] {
  const left = shuffled(aside, chance)
  for (let n = chance.below(aside.length + 1); n > 0; n--) {
    kinds[kinds.indexOf(SITE)] = left.pop() ?? SITE
  }
  return left
}

/** `wanted`: it is seat 0's turn, and seat 0 has this card and more others than usual. */
export function midgame(box: Box, seats: number, chance: Chance, wanted: string | null = null): Spot {
  const decks = box.decks.map((ids) => shuffled(ids, chance))
  for (const ids of decks) {
    const found = ids.findIndex((id) => id === wanted)
    if (found > 0) ids.unshift(...ids.splice(found, 1))
  }
  const isRich = (seat: number) => seat === 0 && wanted !== null
  const spaces = shuffled(upTo(SPACES), chance)
  const kinds = shuffled(tilesOf(box, box.bag), chance)
  const left = built(kinds, tilesOf(box, box.aside), chance)
  // In half of the games the center tile has been turned over.
  const laid = box.regions.filter(({ lies }) => lies > 0)
  const beaten = laid.length > 0 && chance.below(2) === 0
  const covered = laid.map(({ id, lies }) => [lies, beaten ? 'tuuk-tuuk' : id] as const)
  const hexes = upTo(HEXES).filter((hex) => !laid.some(({ lies }) => lies === hex))
  const holder = (kind: string, n: number) => (n < seats && kind !== SITE ? n : -1)
  const held = Object.fromEntries(hexes.map((hex, i) => [hex, holder(at(kinds, i), chance.below(seats * 3))]))
  const take = (deck: number, n: number) => at(decks, deck).splice(0, n)
  const tiles = ATTRIBUTES.map(() => seats - 1)

  function player(seat: number): PlayerSpot {
    const least = isRich(seat) ? 1 : 0
    const companions = [0, 1, 2].flatMap((deck) => take(deck, least + chance.below(3)))
    const party = spread(companions, chance.below(7), BLOCKS, chance)
    const relics = spread(take(5, 3 * least + chance.below(4)), chance.below(5), 3, chance)
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
      traits: take(4, 4 * least + chance.below(3)),
      monsters: take(3, least + chance.below(2)),
      space: at(spaces, seat),
      honor: 15 + chance.below(15),
      mount: 2 + chance.below(4),
    }
  }

  const players = Array.from({ length: seats }, (_, seat) => player(seat))
  return {
    seats,
    players: Object.fromEntries(players.entries()),
    regions: Object.fromEntries([...covered, ...kinds.map((kind, i) => [at(hexes, i), kind] as const)]),
    owners: held,
    // Two triggers that the cards dealt here do not meet.
    triggers: ['vindication', 'trigger-tokens'],
    turn: wanted === null ? chance.below(seats) : 0,
    slots: {
      ...slotsOf(box, players, chance, beaten, left),
      ...guildsBy(
        box,
        spaces.slice(seats, 2 * seats),
        upTo(HEXES).map((hex) => held[hex] ?? -1),
        chance,
      ),
    },
  }
}
