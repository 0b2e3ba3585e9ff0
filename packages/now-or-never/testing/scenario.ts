// Sets up a position in a few readable lines. Anything not named is as at a fresh table.
import { cloneJson, type Game, type Json } from '@lorehall/kernel'
import { Tried } from '@lorehall/kernel/testing'
import { nowOrNever } from '../src/index.ts'
import type { NStep } from '../src/rules/step.ts'
import { at, freshTurn, type Goods, type People, type Player, type State } from '../src/state.ts'
import { laidOver, written } from '../src/values/file.ts'
import type { Values } from '../src/values/index.ts'
import type { Deed } from '../src/cards/vocabulary.ts'
import { inspect } from '../src/inspect.ts'

/** Fields of a player. Goods and villagers that are not named are 0. */
export type PlayerSpot = Partial<Omit<Player, 'goods' | 'waiting'>> & {
  readonly goods?: Partial<Goods>
  readonly waiting?: Partial<People>
}

export interface Spot {
  /** Default: 2. */
  readonly seats?: number
  readonly players?: Readonly<Record<number, PlayerSpot>>
  /** The seat whose turn it is and who began the season; seat 0 by default. */
  readonly turn?: number
  /** Other fields of the position. */
  readonly state?: Partial<Omit<State, 'players'>>
  readonly options?: Readonly<Record<string, string | boolean>>
  /** Values that override the content before tuning, so tests don't depend on tuned numbers. */
  readonly values?: Json
  /** A game with other modules, and with its own values. */
  readonly game?: Game<State, Values>
  readonly seed?: string
  /** The ruleset; the newest by default. */
  readonly ruleset?: number
}

const NONE: Goods = { shell: 0, tool: 0, demon: 0, crystal: 0 }

export class Scenario extends Tried<State, Values> {
  constructor({ seats = 2, options = {}, values = {}, seed = 'scenario', ruleset, game }: Spot) {
    const file = game === undefined ? cloneJson(laidOver(values, written())) : values
    const start = { seats, options, values: file, seed }
    super(game ?? nowOrNever, ruleset === undefined ? start : { ...start, ruleset }, inspect.check)
  }

  player(seat: number): Player {
    return at(this.state.players, seat)
  }

  /** Gives the turn to a seat, as at the beginning of a season. */
  turnOf(seat: number): this {
    const { machine } = this.table
    const position = cloneJson(machine.position)
    Object.assign(position.game, { first: seat, turn: freshTurn(seat) })
    position.stack = [{ do: 'turn', seat }]
    machine.load(position)
    return this
  }

  /** Begins the deeds of a record for a seat, before the current question. */
  run(seat: number, deeds: readonly Deed[]): this {
    const { machine } = this.table
    const position = cloneJson(machine.position)
    const program: NStep = { do: 'program', seat, deeds, at: 0, from: 'test' }
    position.stack.push(program)
    machine.load(position)
    return this
  }

  /** Everybody passes on their turn, until the season is over or a question remains. */
  passAll(): this {
    while (this.asked.some((ask) => ask.endsWith(' turn'))) {
      const before = this.state.season
      this.play(`${this.state.turn.seat} pass`)
      if (this.state.season !== before) break
    }
    return this
  }

  /** Overrides fields of the position and asks again. */
  lay({ players = {}, state = {} }: Pick<Spot, 'players' | 'state'>): this {
    const { machine } = this.table
    const position = cloneJson(machine.position)
    layOver(position.game, { players, state })
    machine.load(position)
    return this
  }
}

/** Overrides fields of a position. */
export function layOver(game: State, { players = {}, state = {} }: Pick<Spot, 'players' | 'state'>): void {
  Object.assign(game, cloneJson(state))
  for (const [seat, spot] of Object.entries(players)) {
    const { goods, waiting, ...rest } = cloneJson(spot)
    const p = at(game.players, Number(seat))
    Object.assign(p, rest)
    if (goods !== undefined) p.goods = { ...NONE, ...goods }
    if (waiting !== undefined) p.waiting = { ...NONE, ...waiting }
  }
}

/** The heroes of the seats, unless a test names others. */
const HEROES = ['halia', 'zeik', 'marklun', 'namal']

/** A table after setup: everybody has a hero and four quests, and the given fields override the position. */
export function scenario(spot: Spot = {}): Scenario {
  return begun(spot)
    .turnOf(spot.turn ?? 0)
    .lay(spot)
}

/** A table at its first turn. */
export function begun(spot: Spot = {}): Scenario {
  const g = new Scenario(spot)
  for (const prompt of ['pickHero', 'standLeft', 'keepQuests']) {
    for (let asks = g.asked; asks.some((ask) => ask.endsWith(` ${prompt}`)); asks = g.asked) {
      const seat = Number(asks[0]?.split(' ')[0])
      g.play(`${seat} ${answerTo(g, seat, prompt)}`)
    }
  }
  return g
}

function answerTo(g: Scenario, seat: number, prompt: string): string {
  if (prompt === 'pickHero') return `hero:${at(HEROES, seat)}`
  if (prompt === 'standLeft') return at(g.offered(seat), 0)
  const keep = g
    .player(seat)
    .drawn.slice(0, 4)
    .map((id) => `keep:${id}`)
  return [...keep, 'confirm'].join(' ')
}

/** A town with buildings by space, 0 to 15 from the top left. */
export function town(buildings: Readonly<Record<number, string>>): string[] {
  return Array.from({ length: 16 }, (_, space) => buildings[space] ?? '')
}

/** Houses by row, 0 to 3 from the top. */
export function housing(rows: Readonly<Record<number, Partial<People>>>): People[] {
  return Array.from({ length: 4 }, (_, row) => ({ ...NONE, ...rows[row] }))
}
