// The interface between a game and the hall. A game is one folder next to this file with one manifest, and list.ts
// lists the manifests; nothing else imports from a game. The fields below load with the first page, each part when it
// is needed.
import type { NumbersForm } from '@lorehall/grammar/numbers'
import type { Form, Game, GameOptions, Judge, OptionSet } from '@lorehall/kernel'
import type { ComponentType } from 'react'
import type { GameTextView } from '../table-ui/text-view.ts'
import type { GlossaryFor } from '../table-ui/lesson/glossary.ts'
import type { AdviceFor } from '../table-ui/lesson/advice.ts'
import type { Lesson, Lessons } from '../table-ui/lesson/lesson.ts'
import type { GameParts } from '../table-ui/parts.ts'
import type { Sounds } from '../table-ui/sound.ts'
import type { Shown } from '../table-ui/view.ts'

interface Range {
  readonly min: number
  readonly max: number
}

export interface HallGame {
  readonly id: string
  /** Its card in the hall: name, a sentence about it, the number of players and the playing time. */
  readonly name: string
  readonly lead: string
  readonly seats: Range
  readonly minutes: Range
  /** A sentence that names the rights holder, for the About screen. */
  readonly owner: string
  readonly picture: GamePicture
  /** The meaning of the seat order, shown while seats are filled. */
  readonly seating: string
  /** The rules, with the modules that a table with these options and this many seats uses. */
  readonly rules: (options: GameOptions, seats: number) => Promise<Game>
  /** The judge for bots, fetched when a bot plays at such a table. */
  readonly judge: (options: GameOptions) => Promise<Judge>
  /** The options players choose before the game, and their consequences. */
  readonly form: () => Promise<Form>
  /** Recommended choices, simplest first; absent: none. */
  readonly sets?: () => Promise<readonly OptionSet[]>
  /** The part of the game whose solo scores are compared with each other, such as a chapter; empty: the whole game. */
  readonly compares?: (options: GameOptions) => string
  readonly gallery: () => Promise<Gallery>
  /** The numbers of the box, for owners who want to play with their own. */
  readonly numbers: () => Promise<NumbersForm>
  /** The rulebook, from docs/rules. */
  readonly book: () => Promise<string>
  /** Help for new players: a primer, a lesson, advice and a glossary. */
  readonly primer: () => Promise<PrimerFor>
  readonly lesson: () => Promise<Lesson>
  /** One lesson per expansion; a game without expansions has none. */
  readonly lessons?: () => Promise<Lessons>
  readonly advice: () => Promise<AdviceFor>
  readonly glossary: () => Promise<GlossaryFor>
  /** Its parts of the table screen, including those of the modules in these options. */
  readonly table: (options: GameOptions) => Promise<GameParts>
  readonly words: () => Promise<GameTextView>
  readonly sounds: () => Promise<Sounds>
  /** The paragraphs of a long text, fetched when it is first shown. A game may have none. */
  readonly tale?: (name: string) => Promise<readonly string[]>
}

/** A picture file, fetched when it is shown. */
export interface GamePicture {
  /** The URL. With `#still` appended, nothing in the picture moves. */
  readonly file: string
  /** The alternative text. */
  readonly words: string
  /** The part to keep visible when the picture is cropped, as a CSS `object-position`: `70% 100%`. */
  readonly focus: string
}

/** A turn in one minute, for new players. */
export interface Primer {
  readonly title: string
  readonly lead: string
  readonly steps: readonly PrimerPart[]
  readonly more: readonly PrimerPart[]
  readonly signs: readonly Sign[]
}

/** The primer for the table on screen; null: for the standard rules. */
export type PrimerFor = (shown: Shown | null) => Primer

/** An icon of mat and board, and its meaning. */
export interface Sign extends PrimerPart {
  /** A path on the grid of the icon set. */
  readonly sign: string
  readonly colour?: string
}

export interface PrimerPart {
  readonly name: string
  readonly text: string
}

/** The gallery: every piece of a game. */
export interface Gallery {
  /** Decks and other groups, each with its color. */
  readonly sections: readonly { readonly id: string; readonly name: string; readonly colour: string }[]
  readonly pieces: readonly Piece[]
  readonly filters: readonly Filter[]
  readonly Face: ComponentType<{ readonly piece: Piece; readonly small: boolean }>
}

export interface Piece {
  readonly id: string
  readonly section: string
  readonly name: string
  /** All its text, for the search. */
  readonly text: string
  /** The sources of its numbers. */
  readonly provenance: readonly string[]
}

/** A filter for pieces: "Honor: 3 to 5". */
export interface Filter {
  readonly id: string
  readonly name: string
  readonly choices: readonly {
    readonly id: string
    readonly name: string
    readonly fits: (piece: string) => boolean
  }[]
}
