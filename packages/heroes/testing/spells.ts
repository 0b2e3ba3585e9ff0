// Sets up a Spell in a few lines: a seat casts it, and by default nobody else holds a card.
import { readOptions } from '@lorehall/kernel'
import { heroes } from '../src/index.ts'
import { type PlayerSpot, scenario, type Scenario, type Spot } from './scenario.ts'

const seatsOf = ({ seats = 3 }: Spot): number[] => Array.from({ length: seats }, (_, seat) => seat)

/** A position in which every card that nobody holds is in the deck. */
export function dealt(spot: Spot): Scenario {
  const players = Object.fromEntries(
    seatsOf(spot).map((seat): [number, PlayerSpot] => [seat, { hand: [], ...spot.players?.[seat] }]),
  )
  const held = Object.values(players).flatMap(({ hand = [], scribed = [] }) => [
    ...hand,
    ...scribed.map(({ card }) => card),
  ])
  const { deck: all } = heroes.values.read({}, readOptions(heroes, spot.options ?? {}))
  const deck = all.filter((card) => !held.includes(card))
  return scenario({ ...spot, players, state: { ...spot.state, deck, discards: [] } })
}

/** Seat 0 has 9 Mana and this card, and casts it on its turn. */
export function casting(card: string, spot: Spot = {}): Scenario {
  const caster: PlayerSpot = {
    mana: 9,
    ...spot.players?.[0],
    hand: [card, ...(spot.players?.[0]?.hand ?? [])],
  }
  return dealt({ ...spot, players: { ...spot.players, 0: caster } }).play('0 slot:cast', `0 cast:${card}`)
}
