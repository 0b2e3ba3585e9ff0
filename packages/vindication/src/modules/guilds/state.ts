// What Guilds & Monuments keeps, its steps, and the hand they work with.
import type { Turn } from '@lorehall/kernel'
import { player } from '../../rules/counters.ts'
import type { F, VStep } from '../../rules/step.ts'
import { at, type Six, type State } from '../../state.ts'
import type { Values } from '../../values/index.ts'
import type { Use } from './uses.ts'

/** A guild's favor token. */
export interface Favor {
  /** What it lies there for; empty: it lies nowhere. */
  use: Use | ''
  /** The hex or the space it lies on; 0: neither. */
  n: number
  /** The card, or the area of the power board; empty: neither. */
  on: string
  /** No turn of its owner has begun since it was laid there. */
  fresh: boolean
}

/** What has been lent to a monument. */
export interface Monument {
  spheres: Six
  conviction: number
  tiles: Six
  /** Everything has come home, and it stands. */
  built: boolean
}

export interface Guilds {
  /** By seat. */
  favor: Favor[]
  monuments: Monument[]
  /** Who fortified each hex; −1: nobody. Index 0 is unused. */
  fortified: number[]
}

declare module '../../state.ts' {
  interface Slots {
    guilds?: Guilds
  }
}

export function guilds({ state }: F): Guilds {
  const kept = state.slots?.guilds
  if (kept === undefined) throw new Error('this table is played without Guilds & Monuments')
  return kept
}

export const favorOf = (f: F, seat: number): Favor => at(guilds(f).favor, seat)
export const monumentOf = (f: F, seat: number): Monument => at(guilds(f).monuments, seat)

/** What the fourth action is marked as, in the ledger of the turn. */
export const FAVOR = 'favor'

/** Has the seat laid its token in the turn that is being played? */
export const hasLaid = (f: F, seat: number): boolean => player(f, seat).used.includes(FAVOR)

/** Was it laid in this turn for that use? */
export function laidNow(f: F, seat: number, use: Use): boolean {
  return seat === f.state.turn.seat && favorOf(f, seat).use === use && hasLaid(f, seat)
}

interface By<D extends string> {
  readonly do: `guilds/${D}`
  readonly seat: number
}

type GuildStep = By<'place'> & { readonly use: Use }

export type T = Turn<State, Values, VStep | GuildStep>
export type StepOf<D extends GuildStep['do']> = Extract<GuildStep, { readonly do: D }>
