// A solo position: the human is on Continent I, the Enemy on II, and Continent IV is closed.
import { placeOf } from './world.ts'
import type { HStep } from '../src/rules/step.ts'
import { type Enemy, freshTurn, type HeroPiece, type Player, type State } from '../src/state.ts'
import type { HeroKind } from '../src/values/words.ts'
import { type PlayerSpot, Scenario, type Spot } from './scenario.ts'

const HUMAN: PlayerSpot = {
  faction: 'humans',
  capital: placeOf('I-1'),
  serfs: { 'I-1': 2 },
  warriors: { 'I-1': 1 },
}

/** The Enemy's Heroes by their Regions; those not named are in the Courtyard. */
export function heroesOf(where: Readonly<Partial<Record<HeroKind, string>>>): Player['heroes'] {
  const piece = (id = 'II-1'): HeroPiece => ({ at: placeOf(id), aboard: '' })
  return { a: piece(where.a), b: piece(where.b), c: piece(where.c) }
}

interface Alone extends Pick<Spot, 'options' | 'seed' | 'values' | 'ruleset' | 'game'> {
  readonly human?: PlayerSpot
  readonly foe?: PlayerSpot
  readonly enemy?: Partial<Enemy>
  readonly state?: Partial<Omit<State, 'players' | 'enemy'>>
}

/** By default the Enemy is the Orcs, and its Heroes are at home. */
export function alone(step: HStep, { human, foe, enemy, state, ...rest }: Alone = {}): Scenario {
  const orcs: PlayerSpot = {
    faction: 'orcs',
    capital: placeOf('II-1'),
    ore: 0,
    mana: 0,
    food: 0,
    serfs: {},
    warriors: {},
    heroes: heroesOf({}),
  }
  return new Scenario({ seats: 1, ...rest }).from(step, {
    players: { 0: { ...HUMAN, ...human }, 1: { ...orcs, ...foe } },
    state: {
      phase: 'round',
      first: 0,
      closed: 3,
      turn: freshTurn(0),
      enemy: { deck: ['e1'], discards: [], slots: [], track: 0, ...enemy },
      ...state,
    },
  })
}

const BEFORE: Readonly<Record<HeroKind, readonly string[]>> = { a: [], b: ['e2'], c: ['e2', 'e4'] }

/** The Enemy's turn with this card, after the cards of the Heroes to the left. */
export const enemyTurn = (card: string, hero: HeroKind, spot: Alone = {}): Scenario =>
  alone(
    { do: 'enemyTurn', seat: 1, hero },
    { ...spot, enemy: { deck: [card], slots: [...BEFORE[hero]], ...spot.enemy } },
  )
