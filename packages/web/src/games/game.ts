// What a game brings to the hall. A game is one folder beside this file with one manifest, and list.ts
// names them; nothing else leads in. The facts come with the first page, each part when it is needed.
import type { Form, Game, GameOptions, Judge } from '@lorehall/kernel'
import type { ComponentType } from 'react'
import type { GameWords } from '../table/game-words.ts'
import type { GlossaryFor } from '../table/lesson/glossary.ts'
import type { AdviceFor } from '../table/lesson/advice.ts'
import type { Lesson } from '../table/lesson/lesson.ts'
import type { GameParts } from '../table/parts.ts'
import type { Sounds } from '../table/sound.ts'
import type { Shown } from '../table/view.ts'

interface Range {
  readonly min: number
  readonly max: number
}

export interface HallGame {
  readonly id: string
  /** Its card in the hall: its name, a sentence on what it is about, how many sit down for how long. */
  readonly name: string
  readonly lead: string
  readonly seats: Range
  readonly minutes: Range
  /** Whose game it is, said where we say what is not ours. */
  readonly owner: string
  readonly picture: GamePicture
  /** What the order of the seats means, said where they are filled. */
  readonly seating: string
  /** The game itself: what a host plays it by, as much of it as a table with these options needs. */
  readonly rules: (options: GameOptions) => Promise<Game>
  /** What bots judge it by, fetched when one sits at such a table. */
  readonly judge: (options: GameOptions) => Promise<Judge>
  /** What its players choose before they begin, and what follows from it. */
  readonly form: () => Promise<Form>
  readonly gallery: () => Promise<Gallery>
  /** The rules to be read, as docs/rules writes them. */
  readonly book: () => Promise<string>
  /** What helps those who have never played: a page to read, a first game, advice, and its words explained. */
  readonly primer: () => Promise<PrimerFor>
  readonly lesson: () => Promise<Lesson>
  readonly advice: () => Promise<AdviceFor>
  readonly glossary: () => Promise<GlossaryFor>
  /** What the table screen shows of it, with what the modules of a table with these options bring. */
  readonly table: (options: GameOptions) => Promise<GameParts>
  readonly words: () => Promise<GameWords>
  readonly sounds: () => Promise<Sounds>
  /** The paragraphs of a long text, each fetched when it is first shown; a game may have none. */
  readonly tale?: (name: string) => Promise<readonly string[]>
}

/** A file, fetched when it is shown. */
export interface GamePicture {
  /** Its address; with `#still` behind it nothing in it moves. */
  readonly file: string
  /** What there is to see, for those who do not. */
  readonly words: string
  /** What stays in sight where there is no room for all of it, as CSS says it: `70% 100%`. */
  readonly focus: string
}

/** A turn in one minute, for those who have never played. */
export interface Primer {
  readonly title: string
  readonly lead: string
  readonly steps: readonly PrimerPart[]
  readonly more: readonly PrimerPart[]
  readonly signs: readonly Sign[]
}

/** As it is at the table that is shown; null: as the rules of the game have it. */
export type PrimerFor = (shown: Shown | null) => Primer

/** A sign on mat and board, and what it means. */
export interface Sign extends PrimerPart {
  /** A path on the grid of the icon set. */
  readonly sign: string
  readonly colour?: string
}

interface PrimerPart {
  readonly name: string
  readonly text: string
}

/** Everything there is of a game to be looked at. */
export interface Gallery {
  /** Decks and the like, each with its colour. */
  readonly shelves: readonly { readonly id: string; readonly name: string; readonly colour: string }[]
  readonly pieces: readonly Piece[]
  readonly filters: readonly Filter[]
  readonly Face: ComponentType<{ readonly piece: Piece; readonly small: boolean }>
}

export interface Piece {
  readonly id: string
  readonly shelf: string
  readonly name: string
  /** All its words: what a search looks through. */
  readonly text: string
  /** Where its numbers come from. */
  readonly provenance: readonly string[]
}

/** One way to choose among the pieces: "Honor: 3 to 5". */
export interface Filter {
  readonly id: string
  readonly name: string
  readonly choices: readonly {
    readonly id: string
    readonly name: string
    readonly fits: (piece: string) => boolean
  }[]
}
