// Positions with Pestilence, on either side of the board: the Floating Continent has ten Regions more, so Sea Regions
// have other numbers than on the printed map. Seat 0 leads the Birdfolk from Skyhold, seat 1 the Humans from
// Continent II.
import { type InWorld, placeOf } from '../src/map/world.ts'
import { heroes } from '../src/index.ts'
import type { BattleStart } from '../src/rules/battle/begin.ts'
import type { Player, State } from '../src/state.ts'
import { fight } from './battle.ts'
import { BARE } from './chaos.ts'
import { pieces } from './pieces.ts'
import { type PlayerSpot, type Scenario, scenario, type Spot } from './scenario.ts'

/** The options of a table with the box. */
export const PESTILENCE = { pestilence: true }
/** The same with six other Continents. */
export const SEVEN_CONTINENTS = { ...PESTILENCE, 'order-and-chaos': true, side: 'six' }

const FOUR: InWorld = { values: heroes.values.read({}, PESTILENCE) }

/** The place with this id on the side with four Continents and Skyhold. */
export const skyPlace = (id: string): number => placeOf(FOUR, id)

/** Heroes and Vessels by the Regions they are in; all others are in the supply. */
export const skyPieces = (where: Parameters<typeof pieces>[0]): Pick<Player, 'heroes' | 'vessels'> =>
  pieces(where, skyPlace)

/** No face-down tokens. */
export const explored = (): number[] => FOUR.values.world.ids.map(() => 0)

type Rest = Partial<Omit<State, 'players'>>

/** Seat 0 leads the Merfolk on Continent I, which is sunken; seat 1 leads the Humans. */
const merfolkSpot = (me: PlayerSpot, foe: PlayerSpot, state: Rest): Spot => ({
  options: PESTILENCE,
  players: { 0: { ...BARE, faction: 'merfolk', ...me }, 1: { ...BARE, faction: 'humans', ...foe }, 2: BARE },
  state: { sunken: 0, unused: 4, down: explored(), ...state },
})

/** It is the turn of the Merfolk. */
export const merfolkTurn = (me: PlayerSpot, foe: PlayerSpot = {}, state: Rest = {}): Scenario =>
  scenario(merfolkSpot(me, foe, state))

/** A Battle that the Merfolk start, unless `start` says otherwise. */
export const merfolkBattle = (
  me: PlayerSpot,
  foe: PlayerSpot,
  region: string,
  start: Partial<BattleStart> = {},
  state: Rest = {},
): Scenario => fight(merfolkSpot(me, foe, state), region, { place: skyPlace(region), ...start })
const birdfolkSpot = (me: PlayerSpot, foe: PlayerSpot, state: Rest) => ({
  options: PESTILENCE,
  players: {
    0: { ...BARE, faction: 'birdfolk', capital: skyPlace('F-1'), ...me },
    1: { ...BARE, faction: 'humans', ...foe },
    2: { ...BARE, faction: 'dwarves' },
  },
  state,
})

/** It is the turn of the Birdfolk. */
export const birdsTurn = (me: PlayerSpot, foe: PlayerSpot = {}, state: Rest = {}): Scenario =>
  scenario(birdfolkSpot(me, foe, state))

/** A Battle; the Birdfolk attack, unless `start` says otherwise. */
export const birdsBattle = (
  me: PlayerSpot,
  foe: PlayerSpot,
  { region = 'III-6', ...start }: Partial<BattleStart> & { readonly region?: string } = {},
  state: Rest = {},
): Scenario => fight(birdfolkSpot(me, foe, state), region, start)
