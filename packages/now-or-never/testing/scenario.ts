// A position in a few readable lines. What is not said stays as a fresh table has it.
import { cloneJson, type Json, Table } from '@lorehall/kernel'
import { asked, offered, play, refusedWhy } from '@lorehall/kernel/testing'
import { nowOrNever } from '../src/index.ts'
import { at, type Goods, type Player, type State } from '../src/state.ts'
import type { Values } from '../src/values/index.ts'

/** Fields of a player; goods and villagers name only what there is. */
export type PlayerSpot = Partial<Omit<Player, 'goods' | 'waiting'>> & {
  readonly goods?: Partial<Goods>
  readonly waiting?: Partial<Goods>
}

export interface Spot {
  /** 2 unless told. */
  readonly seats?: number
  readonly players?: Readonly<Record<number, PlayerSpot>>
  /** Anything else of the position. */
  readonly state?: Partial<Omit<State, 'players'>>
  readonly options?: Readonly<Record<string, string | boolean>>
  /** Values laid over ours. */
  readonly values?: Json
  readonly seed?: string
}

const NONE: Goods = { shell: 0, tool: 0, demon: 0, crystal: 0 }

export class Scenario {
  readonly table: Table<State, Values>

  constructor({ seats = 2, options = {}, values = {}, seed = 'scenario' }: Spot) {
    this.table = new Table(nowOrNever, { seats, options, values, seed })
  }

  get state(): State {
    return this.table.machine.state
  }

  player(seat: number): Player {
    return at(this.state.players, seat)
  }

  play(...lines: readonly string[]): this {
    play(this.table, ...lines)
    return this
  }

  get asked(): string[] {
    return asked(this.table)
  }

  offered(seat: number): string[] {
    return offered(this.table, seat)
  }

  refusedWhy(seat: number, option: string): string | null {
    return refusedWhy(this.table, seat, option)
  }

  /** Broken laws of the position. */
  get broken(): string[] {
    return nowOrNever.check(this.table.machine)
  }

  /** Lays fields over the position and asks afresh. */
  lay({ players = {}, state = {} }: Pick<Spot, 'players' | 'state'>): this {
    const { machine } = this.table
    const position = cloneJson(machine.position)
    Object.assign(position.game, cloneJson(state))
    for (const [seat, spot] of Object.entries(players)) {
      const { goods, waiting, ...rest } = cloneJson(spot)
      const p = at(position.game.players, Number(seat))
      Object.assign(p, rest)
      if (goods !== undefined) p.goods = { ...NONE, ...goods }
      if (waiting !== undefined) p.waiting = { ...NONE, ...waiting }
    }
    machine.load(position)
    return this
  }
}

/** Heroes in the order of seats, unless a test says otherwise. */
const HEROES = ['halia', 'zeik', 'marklun', 'namal']

/** A table after set-up: everybody has a hero and four quests, and the position is laid over it. */
export function scenario(spot: Spot = {}): Scenario {
  const g = new Scenario(spot)
  for (const prompt of ['pickHero', 'standLeft', 'keepQuests']) {
    for (let asks = g.asked; asks.some((ask) => ask.endsWith(` ${prompt}`)); asks = g.asked) {
      const seat = Number(asks[0]?.split(' ')[0])
      g.play(`${seat} ${answerTo(g, seat, prompt)}`)
    }
  }
  return g.lay(spot)
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
