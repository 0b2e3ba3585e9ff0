// Sets up a position in a few readable lines. Anything not named is as at a fresh table.
import { cloneJson, type Game, type Json } from '@lorehall/kernel'
import { Tried } from '@lorehall/kernel/testing'
import { heroes } from '../src/index.ts'
import { type InWorld, placeOf } from '../src/map/world.ts'
import { placeOf as printed } from './world.ts'
import type { HStep } from '../src/rules/step.ts'
import { RULESET } from '../src/rulesets.ts'
import { at, freshTurn, type Player, type State } from '../src/state.ts'
import type { Values } from '../src/values/index.ts'
import { inspect } from '../src/inspect.ts'

/** Fields of a player; Serfs and Warriors are named by their Regions, all others are in the supply. */
export type PlayerSpot = Partial<Omit<Player, 'serfs' | 'warriors' | 'towers'>> & {
  readonly serfs?: Readonly<Record<string, number>>
  readonly warriors?: Readonly<Record<string, number>>
  readonly towers?: readonly string[]
}

export interface Spot {
  /** Default: 3. */
  readonly seats?: number
  readonly players?: Readonly<Record<number, PlayerSpot>>
  /** The seat whose turn it is and who began the round; seat 0 by default. */
  readonly turn?: number
  readonly state?: Partial<Omit<State, 'players'>>
  readonly options?: Readonly<Record<string, string | boolean>>
  /** Values that override ours. */
  readonly values?: Json
  readonly seed?: string
  /** The ruleset; the newest by default. */
  readonly ruleset?: number
  /** Another game to use instead, for example with records that the box does not have. */
  readonly game?: Game<State, Values>
}

// The last two are for games with more seats than the map has Continents.
const FACTIONS = ['humans', 'orcs', 'dwarves', 'elves', 'humans-2', 'orcs-2']
const CAPITALS = ['I-1', 'II-1', 'IV-1', 'III-1', 'I-8', 'II-8']

export class Scenario extends Tried<State, Values> {
  constructor(spot: Spot) {
    const { seats = 3, options = {}, values = {}, seed = 'scenario', ruleset = RULESET, game = heroes } = spot
    super(game, { seats, options, values, seed, ruleset }, inspect.check)
  }

  player(seat: number): Player {
    return at(this.state.players, seat)
  }

  /** Takes a March from this Region. Where it begins is asked only if several Regions are possible. */
  marchFrom(seat: number, region: string): this {
    this.play(`${seat} slot:march-1`)
    return this.asked.includes(`${seat} marchFrom`) ? this.play(`${seat} from:${region}`) : this
  }

  /** Sets up a position and begins with this step. */
  from(step: HStep, { players = {}, state = {} }: Pick<Spot, 'players' | 'state'>): this {
    const { machine } = this.table
    const position = cloneJson(machine.position)
    Object.assign(position.game, cloneJson(state))
    for (const [seat, spot] of Object.entries(players))
      lay(machine, at(position.game.players, Number(seat)), spot)
    // As a patch, so that the table can be replayed.
    this.table.patch([
      { op: 'replace', path: '/game', value: plain(position.game) },
      { op: 'replace', path: '/stack', value: plain([step]) },
    ])
    return this
  }
}

/** As a patch carries it. */
function plain(part: State | readonly HStep[]): Json
function plain(part: unknown): unknown {
  return cloneJson(part)
}

function lay(f: InWorld, p: Player, { serfs, warriors, towers, ...rest }: PlayerSpot): void {
  Object.assign(p, cloneJson(rest))
  const counts = (regions: Readonly<Record<string, number>>) => {
    const list = p.serfs.map(() => 0)
    for (const [id, n] of Object.entries(regions)) list[placeOf(f, id)] = n
    return list
  }
  if (serfs !== undefined) p.serfs = counts(serfs)
  if (warriors !== undefined) p.warriors = counts(warriors)
  if (towers !== undefined) p.towers = towers.map((id) => placeOf(f, id))
}

/** Seats play Humans, Orcs, Dwarves and Elves from Continents I, II, IV and III; the first round begins. */
export function scenario(spot: Spot = {}): Scenario {
  const { seats = 3, turn = 0, players = {}, state = {} } = spot
  const g = new Scenario(spot)
  const settled = Object.fromEntries(
    Array.from({ length: seats }, (_, seat) => {
      const home = at(CAPITALS, seat)
      const base: PlayerSpot = {
        faction: at(FACTIONS, seat),
        capital: printed(home),
        serfs: { [home]: 2 },
        warriors: { [home]: 1 },
      }
      return [seat, { ...base, ...players[seat] }]
    }),
  )
  return g.from(
    { do: 'turn', seat: turn, shifts: [] },
    { players: settled, state: { phase: 'round', first: turn, turn: freshTurn(turn), ...state } },
  )
}
