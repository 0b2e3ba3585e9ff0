// A position in a few readable lines. What is not said stays as a fresh table has it.
import { cloneJson, type Game, type Json } from '@lorehall/kernel'
import { Tried } from '@lorehall/kernel/testing'
import { heroes } from '../src/index.ts'
import { placeOf } from './world.ts'
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
  /** 3 unless told. */
  readonly seats?: number
  readonly players?: Readonly<Record<number, PlayerSpot>>
  /** Whose turn it is, and who began the round; seat 0 unless told. */
  readonly turn?: number
  readonly state?: Partial<Omit<State, 'players'>>
  readonly options?: Readonly<Record<string, string | boolean>>
  /** Values laid over ours. */
  readonly values?: Json
  readonly seed?: string
  /** The rules it is played by; the newest unless told. */
  readonly ruleset?: number
  /** Heroes, made otherwise: with records that the box does not have. */
  readonly game?: Game<State, Values>
}

// The last two are for games with more seats than the map has Continents: they share one.
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

  /** Lays a position and begins with this step. */
  from(step: HStep, { players = {}, state = {} }: Pick<Spot, 'players' | 'state'>): this {
    const { machine } = this.table
    const position = cloneJson(machine.position)
    Object.assign(position.game, cloneJson(state))
    for (const [seat, spot] of Object.entries(players)) lay(at(position.game.players, Number(seat)), spot)
    position.stack = [step]
    machine.load(position)
    return this
  }
}

function lay(p: Player, { serfs, warriors, towers, ...rest }: PlayerSpot): void {
  Object.assign(p, cloneJson(rest))
  const counts = (regions: Readonly<Record<string, number>>) => {
    const list = p.serfs.map(() => 0)
    for (const [id, n] of Object.entries(regions)) list[placeOf(id)] = n
    return list
  }
  if (serfs !== undefined) p.serfs = counts(serfs)
  if (warriors !== undefined) p.warriors = counts(warriors)
  if (towers !== undefined) p.towers = towers.map(placeOf)
}

/** Seats lead Humans, Orcs, Dwarves and Elves from Continents I, II, IV and III; the first round begins. */
export function scenario(spot: Spot = {}): Scenario {
  const { seats = 3, turn = 0, players = {}, state = {} } = spot
  const g = new Scenario(spot)
  const settled = Object.fromEntries(
    Array.from({ length: seats }, (_, seat) => {
      const home = at(CAPITALS, seat)
      const base: PlayerSpot = {
        faction: at(FACTIONS, seat),
        capital: placeOf(home),
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
