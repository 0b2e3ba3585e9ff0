// The state of Guilds & Monuments, its steps, and the type they work with.
import type { Turn } from '@lorehall/kernel'
import { player } from '../../rules/counters.ts'
import type { F, VStep } from '../../rules/step.ts'
import { at, type Six, type State } from '../../state.ts'
import type { Values } from '../../values/index.ts'
import type { Use } from './uses.ts'

/** A guild's favor token. */
export interface Favor {
  /** Its use; empty: it is not placed. */
  use: Use | ''
  /** The hex or space it is on; 0: neither. */
  n: number
  /** The card, or the area of the power board; empty: neither. */
  on: string
  /** Its owner has had no new turn since it was placed. */
  fresh: boolean
}

/** The things that have been lent to a monument. */
export interface Monument {
  spheres: Six
  conviction: number
  tiles: Six
  /** It is finished, and everything has been returned. */
  built: boolean
}

export interface Guilds {
  /** By seat. */
  favor: Favor[]
  monuments: Monument[]
  /** The seat that fortified each hex; −1: nobody. Index 0 is unused. */
  fortified: number[]
}

declare module '../../state.ts' {
  interface Slots {
    guilds?: Guilds
  }
}

export function guilds({ state }: F): Guilds {
  const kept = state.slots?.guilds
  if (kept === undefined) throw new Error('this table plays without Guilds & Monuments')
  return kept
}

export const favorOf = (f: F, seat: number): Favor => at(guilds(f).favor, seat)
export const monumentOf = (f: F, seat: number): Monument => at(guilds(f).monuments, seat)

/** The entry of the fourth action in the turn's ledger. */
export const FAVOR = 'favor'

/** Has the seat placed its token in the current turn? */
export const hasLaid = (f: F, seat: number): boolean => player(f, seat).used.includes(FAVOR)

/** Was it placed this turn for that use? */
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
