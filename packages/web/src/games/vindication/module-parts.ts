// What a module of Vindication brings to the page: what any game's may, and what only this game has places for.
import type { Update } from '@lorehall/host'
import type { CardText } from '@lorehall/vindication/face'
import type { ComponentType } from 'react'
import {
  bring as bringAny,
  type Brought as BroughtAny,
  firstOf,
  listsOf,
  merged,
  type ModuleParts as AnyParts,
  ofEach,
} from '../../table/module-parts.ts'
import type { Words } from '../../text/language.ts'
import type { Piece } from '../game.ts'
import type { Layout } from './board/layout.ts'
import type { RegionArt } from './board/region-art.ts'
import type { DeckLook } from './cards/decks.ts'
import type { GameView } from './view.ts'

/** A deck whose cards look like those of the board. */
export interface ModuleDeck extends DeckLook {
  /** What its shelf in the gallery is called. */
  readonly shelf: string
}

/** What a card is called and says. */
type Told = Pick<CardText, 'name' | 'text'>

/** Cards of a player's own that lie apart from those of the base. */
interface Pile {
  readonly name: string
  readonly cards: readonly string[]
}

/** A part of a turn, as the checklist and the list of answers show it. */
export interface ModulePart {
  readonly name: string
  /** Above its answers in the text view. */
  readonly group: string
  readonly sign: string
  /** The kinds of its options. */
  readonly kinds: readonly string[]
  /** Those of them that may stay undone. */
  readonly mayStay?: readonly string[]
}

interface PartDone {
  readonly id: string
  readonly done: boolean
}

interface ModuleTurn {
  readonly parts: Readonly<Record<string, ModulePart>>
  /** In turns of its own: all they are made of; null: it is another turn. */
  readonly instead?: (update: Update) => readonly PartDone[] | null
  /** What every turn has besides. */
  readonly also?: (update: Update) => readonly PartDone[]
}

/** A card that stays with another, as the text view tells it. */
interface ToldCard {
  readonly card: string
  readonly said: string
  readonly with: string
}

interface CardsTold {
  readonly id: string
  readonly title: string
  readonly cards: readonly ToldCard[]
}

/** What is worth knowing at the first decision of a kind. */
export interface ModuleAdvice {
  readonly id: string
  readonly title: string
  readonly words: string
  /** Said instead, by the term or reading that it goes with. */
  readonly otherwise?: Readonly<Record<string, string>>
  readonly when: (update: Update) => boolean
  /** Of several that fit the heaviest comes first: what is asked by itself before what any turn allows. */
  readonly weight: number
}

/** Pieces on a shelf of their own. */
export interface ModuleGallery {
  readonly shelf: { readonly id: string; readonly name: string; readonly colour: string }
  readonly pieces: readonly Piece[]
  readonly Face: ComponentType<{ readonly id: string; readonly small: boolean }>
}

export interface ModuleParts extends AnyParts<Layout> {
  /** Its regions, by their kind. */
  readonly art?: Readonly<Record<string, RegionArt>>
  /** What lies open for everybody in a region of this kind. */
  readonly linesIn?: (kind: string, update: Update, words: Words) => readonly string[]
  /** What its cards bear. */
  readonly emblems?: Readonly<Record<string, string>>
  readonly decks?: Readonly<Record<string, ModuleDeck>>
  /** The words of its cards that are drawn otherwise. */
  readonly apart?: (id: string) => Told | undefined
  /** A player's cards that stay with another card; with none: ''. */
  readonly staying?: (card: string, seat: number, view: GameView) => readonly string[]
  readonly piles?: (seat: number, view: GameView) => readonly Pile[]
  /** The kinds of options whose cards are held out, and whether those may lie open on the board as well. */
  readonly offers?: Readonly<Record<string, 'held' | 'open'>>
  readonly turn?: ModuleTurn
  /** A player's cards in the text view, and where a card is that no player has. */
  readonly cardsTold?: (seat: number, update: Update, words: Words) => readonly CardsTold[]
  readonly whereIs?: (card: string, name: string, update: Update, words: Words) => string | null
  readonly advice?: readonly ModuleAdvice[]
  readonly gallery?: () => Promise<ModuleGallery>
}

export interface Brought extends BroughtAny<Layout> {
  readonly art: Readonly<Record<string, RegionArt>>
  readonly linesIn: NonNullable<ModuleParts['linesIn']>
  readonly emblems: Readonly<Record<string, string>>
  readonly decks: Readonly<Record<string, ModuleDeck>>
  readonly apart: (id: string) => Told | null
  readonly staying: NonNullable<ModuleParts['staying']>
  readonly piles: NonNullable<ModuleParts['piles']>
  readonly offers: Readonly<Record<string, 'held' | 'open'>>
  readonly turn: Required<ModuleTurn>
  readonly cardsTold: NonNullable<ModuleParts['cardsTold']>
  readonly whereIs: NonNullable<ModuleParts['whereIs']>
  readonly advice: readonly ModuleAdvice[]
  readonly galleries: readonly (() => Promise<ModuleGallery>)[]
}

export function bring(modules: readonly ModuleParts[]): Brought {
  return {
    ...bringAny(modules),
    art: merged(ofEach(modules, ({ art }) => art)),
    linesIn: listsOf(ofEach(modules, ({ linesIn }) => linesIn)),
    emblems: merged(ofEach(modules, ({ emblems }) => emblems)),
    decks: merged(ofEach(modules, ({ decks }) => decks)),
    apart: firstOf(ofEach(modules, ({ apart }) => apart)),
    staying: listsOf(ofEach(modules, ({ staying }) => staying)),
    piles: listsOf(ofEach(modules, ({ piles }) => piles)),
    offers: merged(ofEach(modules, ({ offers }) => offers)),
    turn: {
      parts: merged(ofEach(modules, ({ turn }) => turn?.parts)),
      instead: firstOf(ofEach(modules, ({ turn }) => turn?.instead)),
      also: listsOf(ofEach(modules, ({ turn }) => turn?.also)),
    },
    cardsTold: listsOf(ofEach(modules, ({ cardsTold }) => cardsTold)),
    whereIs: firstOf(ofEach(modules, ({ whereIs }) => whereIs)),
    advice: modules.flatMap(({ advice = [] }) => advice).toSorted((a, b) => b.weight - a.weight),
    galleries: ofEach(modules, ({ gallery }) => gallery),
  }
}
