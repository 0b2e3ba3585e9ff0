// What a module of a game brings to the page of a table. The base of a game draws, tells and reads out whatever it is
// given, and names no module. A table composes what its modules bring once, when it is opened.
import type { Update } from '@lorehall/host'
import type { ComponentType, ReactNode } from 'react'
import type { Words } from '../text/language.ts'
import type { About } from './about.ts'
import type { CardLook } from './cards/look.ts'
import type { Topic, WordSection } from './game-words.ts'
import type { GameNames } from './names.ts'
import type { BoardPart, BoardParts } from './parts.ts'
import type { Point, Shape } from './stage/board.ts'

/** Where a mark is drawn: around this point of a board. On cards and mats, which are no drawings, it is 0,0. */
export interface MarkPlace extends Point {
  /** How high letters are on that board. */
  readonly letters: number
}

/** Something of a module that lies on a thing of the base. */
export interface Mark {
  /** Equal for marks that are drawn and said alike. */
  readonly id: string
  /** Said after the name of the thing: "a black block lies on it". */
  readonly said: string
  /** A word or two on the face of a card. */
  readonly title?: string
  readonly draw?: (place: MarkPlace) => ReactNode
  /** It lies beneath what the base puts on the thing. */
  readonly under?: boolean
  /** Where the thing lies says as much: it is told, but drawn only where the thing is shown by itself. */
  readonly seenByPlace?: boolean
}

/** What marks are read from. */
export interface Marked {
  /** What the view shows of each module. */
  readonly modules: Readonly<Record<string, unknown>>
  /** The players' names, by seat. */
  readonly names: readonly string[]
  /** Whose side of the table the thing is on, where every player has one. */
  readonly seat?: number
}

/** On one's own mat among the tokens, below them, beside another player, in a player's window, among one's counts. */
export type PanelName = 'tokens' | 'mat' | 'row' | 'whole' | 'counts'

export type Panel = ComponentType<{ readonly update: Update; readonly seat: number }>

export type Layer<S extends Shape> = (props: { readonly update: Update; readonly shape: S }) => ReactNode

/** In the drawing of a board: over its ground and under all that stands there, or over everything. */
export interface Layers<S extends Shape> {
  readonly under?: Layer<S>
  readonly over?: Layer<S>
  /** Whether a thing of the module is on that board. */
  readonly has?: (at: string) => boolean
}

export interface ModuleText {
  /** What there is of a player, beside the lines of the base. */
  readonly lines?: (seat: number, update: Update, words: Words) => readonly string[]
  readonly sections?: (update: Update, words: Words) => readonly WordSection[]
  readonly topics?: (update: Update, words: Words) => readonly Topic[]
  /** What a thing of its own says of itself. */
  readonly about?: (at: string, update: Update, words: Words) => string | null
}

/** `id` is what stands behind the colon of the thing's name. */
export type TellThing = (id: string, update: Update, words: Words) => About | null

/** All parts are optional; `S` is the shape of the boards that have layers. */
export interface ModuleParts<S extends Shape = Shape> {
  readonly boards?: readonly BoardPart[]
  /** By the id of the board. */
  readonly layers?: Readonly<Record<string, Layers<S>>>
  readonly panels?: Readonly<Partial<Record<PanelName, Panel>>>
  /** Its own things, by what stands before the colon of their names, or by the whole name. */
  readonly things?: Readonly<Record<string, TellThing>>
  /** What it adds to what a thing of the base tells. */
  readonly linesAt?: (at: string, update: Update, words: Words) => readonly string[]
  readonly marksAt?: (at: string, marked: Marked, words: Words) => readonly Mark[]
  /** Its own cards, by id. */
  readonly look?: (id: string) => CardLook | undefined
  /** What its lines of a score sheet are called. */
  readonly sources?: GameNames['sources']
  readonly text?: ModuleText
}

/** What all modules of a table bring, in the order of their list. */
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

/** Something of each module that has it. */
export function ofEach<M, T>(modules: readonly M[], part: (module: M) => T | undefined): readonly T[] {
  return modules.flatMap((module) => part(module) ?? [])
}

/** The lists of all, one after the other. */
export function listsOf<A extends readonly unknown[], T>(
  all: readonly ((...args: A) => readonly T[])[],
): (...args: A) => readonly T[] {
  if (all.length === 0) return () => NOTHING
  return (...args) => all.flatMap((one) => one(...args))
}

/** What the first of them answers that answers at all. */
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

/** For `memo`: props are equal one by one, and marks by what they show. */
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

/** The boards of the base, with what modules put on them, and those of modules. */
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

/** The names of the base; lines of modules stand last on a score sheet. */
export const namesWith = (base: GameNames, { sources }: Pick<Brought, 'sources'>): GameNames => ({
  ...base,
  sources: { ...base.sources, ...sources },
})
