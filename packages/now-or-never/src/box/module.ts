// Everything a module may add to the rules. Only its content and texts are required. The base calls these hooks and
// names no module. See docs/modules.md.
import type { GameModule } from '@lorehall/grammar'
import type { CampaignSheet, Carries, GameOptions, Json, Option, ScoreLine } from '@lorehall/kernel'
import type { Prices } from '../bot/prices.ts'
import type { Use } from '../cards/vocabulary.ts'
import type { Passage } from '../map/walk.ts'
import type { F, T } from '../rules/step.ts'
import type { Slots, State } from '../state.ts'
import type { Line } from '../text/telling/en.ts'
import type { Values } from '../values/index.ts'
import type { Content } from './content.ts'

/** The types of this game's modules. */
export interface NowOrNever {
  readonly state: State
  readonly values: Values
  readonly slots: Slots
  readonly content: Content
  readonly scored: ScoreLine
  readonly line: Line
  readonly why: string
}

/** Options of a question of the base, and what each kind of them does. */
export interface Offered {
  offer(t: T, seat: number): void
  readonly acts: Readonly<Record<string, (t: T, seat: number, chosen: Option) => void>>
}

/** Actions of a hero at the stop of a hero action, besides visit, fight and search. */
export interface AtStop extends Offered {
  /** Does the module have something on the hero's space? */
  is(f: F, seat: number): boolean
}

/** A passage as it is offered. */
export interface Way extends Passage {
  readonly option: Option
}

/** One field per module with data, declared by the module itself. */
export interface Data {}

/** Data that is too large for a content, which pages load, too. Only rules have it. */
export interface Brought {
  readonly data: Data
  /** The names of its things. */
  readonly names: Readonly<Record<string, string>>
  /** Its things that games should reach, for coverage. */
  readonly covers: readonly string[]
}

export interface Module extends GameModule<NowOrNever> {
  /** Its data for these options. */
  brings?(options: GameOptions): Brought
  readonly atStop?: AtStop
  /** The heroes that a seat may play. */
  heroes?(f: F, seat: number): readonly string[]
  /** The data that goes from one table of a campaign to the next. */
  readonly carries?: Carries<State, Values>
  /** The sheet of the campaign, from what a table left. */
  sheet?(left: Json): CampaignSheet
  /** Options at each step of a move, besides steps and uses. The question comes again. */
  readonly atWalk?: Offered
  /** Steps from a space that lead to no neighbor. */
  passages?(f: F, cell: number): readonly Way[]
  /** The space of the map that a space outside it counts as for distances. */
  nearest?(f: F, cell: number): number
  /** After the last things of a season, before production. Steps pushed here run first. */
  producing?(t: T, last: boolean): void
  /** A hero searches a space with a token. True: the module handled it and took the token or left it. */
  searches?(t: T, seat: number): boolean
  /** Hearts it costs to enter a space and not fight what the module has there. */
  fierce?(f: F, cell: number): number
  /** Uses that a player has from the module. */
  uses?(f: F, seat: number): readonly Use[]
  /** A hero visits a location. The visit's deeds come next. */
  visited?(t: T, seat: number, location: string): void
  /** For bots: what it brings to stop on a space with these hearts, by what the module has there; 0: nothing. */
  stopping?(f: F, seat: number, cell: number, hearts: number, prices: Prices): number
  /** Search and enemy tokens that players have in addition to those in the box, by id. */
  minted?(f: F): readonly string[]
  /** After production; `last`: it was the final one. Steps pushed here run before the next season or the scoring. */
  produced?(t: T, last: boolean): void
}
