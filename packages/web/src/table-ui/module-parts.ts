// The interface between a module and its game's part of the page. The base of a game draws, narrates and reads out
// whatever modules provide, and names no module. The parts are composed once, when a table is opened.
import type { Update } from '@lorehall/host'
import type { ComponentType, ReactNode } from 'react'
import type { Words } from '../text/language.ts'
import type { About } from './about.ts'
import type { CardLook } from './cards/look.ts'
import type { Topic, TextSection } from './text-view.ts'
import type { GameNames } from './names.ts'
import type { BoardPart, BoardParts } from './parts.ts'
import type { Point, Shape } from './stage/board.ts'

/** The point of a board around which a mark is drawn. On cards and mats, which are not drawings, it is 0,0. */
export interface MarkPlace extends Point {
  /** The font size on that board. */
  readonly letters: number
}

/** A module's mark on a thing of the base. */
export interface Mark {
  /** Equal for marks that look and read the same. */
  readonly id: string
  /** Follows the name of the thing: "a black block is on it". */
  readonly said: string
  /** A word or two on the face of a card. */
  readonly title?: string
  readonly draw?: (place: MarkPlace) => ReactNode
  /** Drawn beneath what the base puts on the thing. */
  readonly under?: boolean
  /** The thing's place on the table already shows it: read out there, but drawn only where the thing is shown alone. */
  readonly seenByPlace?: boolean
}

/** The data from which marks are made. */
export interface Marked {
  /** Each module's part of the view. */
  readonly modules: Readonly<Record<string, unknown>>
  /** The players' names, by seat. */
  readonly names: readonly string[]
  /** The seat on whose side the thing is, for things that every player has. */
  readonly seat?: number
}

/**
 * Where a panel goes: among the tokens of the player's own mat, below them, on the player's own board, in another
 * player's row, in a player's window, or among a player's counts.
 */
export type PanelName = 'tokens' | 'mat' | 'board' | 'row' | 'whole' | 'counts'

export type Panel = ComponentType<{ readonly update: Update; readonly seat: number }>

export type Layer<S extends Shape> = (props: { readonly update: Update; readonly shape: S }) => ReactNode

/** Parts of a board's drawing: `under` is between its ground and the things on it, `over` is above everything. */
export interface Layers<S extends Shape> {
  readonly under?: Layer<S>
  readonly over?: Layer<S>
  /** Whether a thing of the module is on that board. */
  readonly has?: (at: string) => boolean
}

export interface ModuleText {
  /** Lines about a player, in addition to those of the base. */
  readonly lines?: (seat: number, update: Update, words: Words) => readonly string[]
  readonly sections?: (update: Update, words: Words) => readonly TextSection[]
  readonly topics?: (update: Update, words: Words) => readonly Topic[]
  /** The description of one of its own things. */
  readonly about?: (at: string, update: Update, words: Words) => string | null
}

/** `id` is the part of the thing's name after the colon. */
export type TellThing = (id: string, update: Update, words: Words) => About | null

/** All parts are optional; `S` is the shape of the boards that have layers. */
export interface ModuleParts<S extends Shape = Shape> {
  readonly boards?: readonly BoardPart[]
  /** By the id of the board. */
  readonly layers?: Readonly<Record<string, Layers<S>>>
  readonly panels?: Readonly<Partial<Record<PanelName, Panel>>>
  /** Its own things, by the part of their names before the colon, or by the whole name. */
  readonly things?: Readonly<Record<string, TellThing>>
  /** Lines that it adds to the description of a thing of the base. */
  readonly linesAt?: (at: string, update: Update, words: Words) => readonly string[]
  readonly marksAt?: (at: string, marked: Marked, words: Words) => readonly Mark[]
  /** Its own cards, by id. */
  readonly look?: (id: string) => CardLook | undefined
  /** The names of its lines on a score sheet. */
  readonly sources?: GameNames['sources']
  readonly text?: ModuleText
}

/** The parts of all modules of a table, in the order of their list. */
export interface Brought<S extends Shape = Shape> {
  readonly boards: readonly BoardPart[]
  /** Whether a thing of a module is on this board of the base. */
  readonly hasOn: (board: string, at: string) => boolean
  readonly layers: (board: string, level: 'under' | 'over') => readonly Layer<S>[]
  readonly panels: Readonly<Record<PanelName, readonly Panel[]>>
  readonly thing: (at: string, update: Update, words: Words) => About | null
  readonly linesAt: NonNullable<ModuleParts<S>['linesAt']>
  readonly marksAt: NonNullable<ModuleParts<S>['marksAt']>
  readonly look: NonNullable<ModuleParts<S>['look']>
  readonly sources: GameNames['sources']
  readonly text: Required<ModuleText>
}

const NOTHING: readonly never[] = []

/** One part of each module that has it. */
export function ofEach<M, T>(modules: readonly M[], part: (module: M) => T | undefined): readonly T[] {
  return modules.flatMap((module) => part(module) ?? [])
}

/** Joins the lists that all of these functions return. */
export function listsOf<A extends readonly unknown[], T>(
  all: readonly ((...args: A) => readonly T[])[],
): (...args: A) => readonly T[] {
  if (all.length === 0) return () => NOTHING
  return (...args) => all.flatMap((one) => one(...args))
}

/** Returns the first result that isn't null or undefined. */
export function firstOf<A extends readonly unknown[], T>(
  all: readonly ((...args: A) => T | null | undefined)[],
): (...args: A) => T | null {
  return (...args) => {
    for (const one of all) {
      const found = one(...args) ?? null
      if (found !== null) return found
    }
    return null
  }
}

export const merged = <T>(all: readonly Readonly<Record<string, T>>[]): Readonly<Record<string, T>> =>
  Object.fromEntries(all.flatMap((one) => Object.entries(one)))

function thingOf({ things = {} }: Pick<ModuleParts, 'things'>): Brought['thing'] {
  return (at, update, words) => {
    const [kind = '', id = ''] = at.split(':')
    return (things[at] ?? things[kind])?.(id, update, words) ?? null
  }
}

export function bring<S extends Shape>(modules: readonly ModuleParts<S>[]): Brought<S> {
  const panels = (name: PanelName) => ofEach(modules, (module) => module.panels?.[name])
  const layers = new Map<string, readonly Layer<S>[]>()
  for (const board of new Set(modules.flatMap((module) => Object.keys(module.layers ?? {})))) {
    for (const level of ['under', 'over'] as const)
      layers.set(
        `${board} ${level}`,
        ofEach(modules, (module) => module.layers?.[board]?.[level]),
      )
  }
  const look = firstOf(ofEach(modules, (module) => module.look))
  return {
    boards: modules.flatMap((module) => module.boards ?? []),
    hasOn: (board, at) => modules.some((module) => module.layers?.[board]?.has?.(at) === true),
    layers: (board, level) => layers.get(`${board} ${level}`) ?? NOTHING,
    panels: {
      tokens: panels('tokens'),
      mat: panels('mat'),
      row: panels('row'),
      whole: panels('whole'),
      counts: panels('counts'),
      board: panels('board'),
    },
    thing: firstOf(modules.map((module) => thingOf(module))),
    linesAt: listsOf(ofEach(modules, (module) => module.linesAt)),
    marksAt: listsOf(ofEach(modules, (module) => module.marksAt)),
    look: (id) => look(id) ?? undefined,
    sources: merged(ofEach(modules, ({ sources }) => sources)),
    text: {
      lines: listsOf(ofEach(modules, ({ text }) => text?.lines)),
      sections: listsOf(ofEach(modules, ({ text }) => text?.sections)),
      topics: listsOf(ofEach(modules, ({ text }) => text?.topics)),
      about: firstOf(ofEach(modules, ({ text }) => text?.about)),
    },
  }
}

/** For `memo`: compares marks by id and text, and all other props by identity. */
export function sameMarked<P extends { readonly marks: readonly Mark[] }>(
  a: Readonly<P>,
  b: Readonly<P>,
): boolean {
  const sameList =
    a.marks.length === b.marks.length &&
    a.marks.every(({ id, said }, i) => id === b.marks[i]?.id && said === b.marks[i].said)
  if (!sameList) return false
  for (const key in a) if (key !== 'marks' && !Object.is(a[key], b[key])) return false
  return true
}

type Boards = BoardParts['all']

/** The base's boards, including what modules put on them, followed by the modules' own boards. */
export function boardsWith(
  [first, ...others]: Boards,
  { boards, hasOn }: Pick<Brought, 'boards' | 'hasOn'>,
): Boards {
  const whole = (board: BoardPart): BoardPart => ({
    ...board,
    has: (at) => board.has(at) || hasOn(board.id, at),
  })
  return [whole(first), ...others.map(whole), ...boards]
}

/** The base's names. On a score sheet, the modules' lines come last. */
export const namesWith = (base: GameNames, { sources }: Pick<Brought, 'sources'>): GameNames => ({
  ...base,
  sources: { ...base.sources, ...sources },
})
