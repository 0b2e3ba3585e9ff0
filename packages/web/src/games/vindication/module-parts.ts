// The parts that a module of Vindication can add to the page: those of any game, and those that only this game has.
import type { Update } from '@lorehall/host'
import type { CardText } from '@lorehall/vindication/client'
import type { ComponentType } from 'react'
import {
  bring as bringAny,
  type Brought as BroughtAny,
  firstOf,
  listsOf,
  merged,
  type ModuleParts as AnyParts,
  ofEach,
} from '../../table-ui/module-parts.ts'
import type { Glossary } from '../../table-ui/lesson/glossary.ts'
import type { Words } from '../../text/language.ts'
import type { Piece } from '../game.ts'
import type { Layout } from './board/layout.ts'
import type { RegionArt } from './board/region-art.ts'
import type { DeckLook } from './cards/decks.ts'
import type { GameView } from './view.ts'

/** A deck whose cards look like base cards. */
export interface ModuleDeck extends DeckLook {
  /** The name of its section in the gallery. */
  readonly section: string
}

/** The name and text of a card. */
type Told = Pick<CardText, 'name' | 'text'>

/** A player's cards that are kept apart from base cards. */
interface Pile {
  readonly name: string
  readonly cards: readonly string[]
}

/** A part of a turn, for the checklist and the list of options. */
export interface ModulePart {
  readonly name: string
  /** Heads its options in the text view. */
  readonly group: string
  readonly sign: string
  /** The kinds of its options. */
  readonly kinds: readonly string[]
  /** The kinds that don't have to be done before the turn ends. */
  readonly mayStay?: readonly string[]
}

interface PartDone {
  readonly id: string
  readonly done: boolean
}

interface ModuleTurn {
  readonly parts: Readonly<Record<string, ModulePart>>
  /** All parts of a turn that the module replaces; null: this turn is not replaced. */
  readonly instead?: (update: Update) => readonly PartDone[] | null
  /** Parts it adds to every turn. */
  readonly also?: (update: Update) => readonly PartDone[]
}

/** A card that stays with another, for the text view. */
interface ListedCard {
  readonly card: string
  readonly said: string
  readonly with: string
}

interface CardList {
  readonly id: string
  readonly title: string
  readonly cards: readonly ListedCard[]
}

/** A hint at the first decision of a kind. */
export interface ModuleAdvice {
  readonly id: string
  readonly title: string
  readonly words: string
  /** Replacement texts, keyed by the rule they go with. */
  readonly otherwise?: Readonly<Record<string, string>>
  readonly when: (update: Update) => boolean
  /** If several fit, the heaviest comes first. Hints for one specific question outweigh hints that fit any turn. */
  readonly weight: number
}

/** A section of the gallery. */
export interface ModuleGallery {
  readonly section: { readonly id: string; readonly name: string; readonly colour: string }
  readonly pieces: readonly Piece[]
  readonly Face: ComponentType<{ readonly id: string; readonly small: boolean }>
}

export interface ModuleParts extends AnyParts<Layout> {
  /** The drawings of its regions, by kind. */
  readonly art?: Readonly<Record<string, RegionArt>>
  /** Lines about the face-up things in a region of this kind. */
  readonly linesIn?: (kind: string, update: Update, words: Words) => readonly string[]
  /** The emblems of its cards, by id. */
  readonly emblems?: Readonly<Record<string, string>>
  readonly decks?: Readonly<Record<string, ModuleDeck>>
  /** The text of cards that aren't drawn like base cards. */
  readonly apart?: (id: string) => Told | undefined
  /** A player's cards that stay with `card`; '': those that stay with none. */
  readonly staying?: (card: string, seat: number, view: GameView) => readonly string[]
  readonly piles?: (seat: number, view: GameView) => readonly Pile[]
  /** The kinds of options whose cards are held out; 'open': these cards can also be face up on the board. */
  readonly offers?: Readonly<Record<string, 'held' | 'open'>>
  readonly turn?: ModuleTurn
  /** A player's cards in the text view, and the place of a card that no player has. */
  readonly cardLists?: (seat: number, update: Update, words: Words) => readonly CardList[]
  readonly whereIs?: (card: string, name: string, update: Update, words: Words) => string | null
  readonly advice?: readonly ModuleAdvice[]
  /** Its words, each explained in one sentence. */
  readonly glossary?: Glossary
  /** One sentence for each of its settings that differs from the rules of 2018. */
  readonly terms?: Readonly<Record<string, string>>
  /** Keyed by setting: heads the text of a piece that reads differently with it. */
  readonly headings?: Readonly<Record<string, string>>
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
  readonly cardLists: NonNullable<ModuleParts['cardLists']>
  readonly whereIs: NonNullable<ModuleParts['whereIs']>
  readonly advice: readonly ModuleAdvice[]
  readonly glossary: Glossary
  readonly terms: Readonly<Record<string, string>>
  readonly headings: Readonly<Record<string, string>>
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
    cardLists: listsOf(ofEach(modules, ({ cardLists }) => cardLists)),
    whereIs: firstOf(ofEach(modules, ({ whereIs }) => whereIs)),
    advice: modules.flatMap(({ advice = [] }) => advice).toSorted((a, b) => b.weight - a.weight),
    glossary: merged(ofEach(modules, ({ glossary }) => glossary)),
    terms: merged(ofEach(modules, ({ terms }) => terms)),
    headings: merged(ofEach(modules, ({ headings }) => headings)),
    galleries: ofEach(modules, ({ gallery }) => gallery),
  }
}
