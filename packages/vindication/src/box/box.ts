// What is in a table: the base and the modules its options brought, composed once. Rules look things up
// here, so a table pays nothing for what it does not play with.
import type { GameOptions, Reason } from '@lorehall/kernel'
import type { Card, CardApart } from '../cards/card.ts'
import { layTiles, type Room } from '../regions/balance.ts'
import type { Region } from '../regions/region.ts'
import type { F } from '../rules/step.ts'
import { DECKS, SOURCES } from '../state.ts'
import type { Terms } from '../terms.ts'
import type { ModuleText } from '../text/module-text.ts'
import { BASE } from './base.ts'
import type { Content, Texts } from './content.ts'
import type { Module, OwnMeaning, Slot } from './module.ts'
import { worded } from './wording.ts'

type Fn<K extends keyof Module> = NonNullable<Module[K]> | null
type Bars = NonNullable<Module['against']>
type Bar<K extends keyof Bars> = NonNullable<Bars[K]> | null
type Table<K extends 'prompts' | 'options' | 'events' | 'said' | 'reasons' | 'causes' | 'rules'> =
  NonNullable<ModuleText[K]>

export interface Box {
  /** The edition, the readings and the house rules it is played by. */
  readonly terms: Terms
  /** What of that is not as the rules of 2018 have it, by name: texts have other words for it. */
  readonly otherwise: readonly string[]
  readonly contents: readonly Content[]
  readonly modules: readonly Module[]
  /** Cards by id, and the ids of each board deck. */
  readonly cards: ReadonlyMap<string, Card>
  readonly decks: readonly (readonly string[])[]
  /** Cards of modules' own decks, by id. */
  readonly apart: ReadonlyMap<string, CardApart>
  /** Regions by the number they have in the bag, how many tiles of each, and by id. */
  readonly regions: readonly Region[]
  readonly bag: readonly number[]
  /** Tiles of each that lie open beside the board until they are built. */
  readonly aside: readonly number[]
  readonly regionOf: ReadonlyMap<string, Region>

  /** Where honor can come from: none of it yet. */
  readonly sources: Readonly<Record<string, number>>
  readonly slots: readonly { readonly id: string; readonly slot: Slot }[]
  readonly verbs: Readonly<Record<string, OwnMeaning>>
  // What modules do where the base asks for it, as one function each; null where none does.
  readonly begins: Fn<'begins'>
  readonly offer: Fn<'offer'>
  readonly acts: NonNullable<Module['acts']>
  readonly anytime: NonNullable<Module['anytime']>['offer'] | null
  readonly against: {
    readonly visit: Bar<'visit'>
    readonly furtherVisit: Bar<'furtherVisit'>
    readonly control: Bar<'control'>
    readonly activation: Bar<'activation'>
    readonly use: Bar<'use'>
  }
  readonly lands: Fn<'lands'>
  readonly ends: Fn<'ends'>
  readonly instead: Fn<'instead'>
  readonly suspends: Fn<'suspends'>
  readonly silences: Fn<'silences'>
  readonly holds: Fn<'holds'>
  readonly awake: Fn<'awake'>
  readonly upon: Fn<'upon'>
  readonly leaves: Fn<'leaves'>
  readonly gives: Fn<'gives'>
  readonly replaces: Fn<'replaces'>
  readonly blocks: Fn<'blocks'>
  readonly blackBlocks: Fn<'blackBlocks'>
  readonly yields: Fn<'yields'>
  readonly hears: Fn<'hears'>
  readonly turnBegins: Fn<'turnBegins'>
  readonly frees: Fn<'frees'>
  readonly charges: Fn<'charges'>
  readonly rerolls: Fn<'rerolls'>
  readonly guards: Fn<'guards'>
  readonly rents: Fn<'rents'>
  readonly acted: Fn<'acted'>
  readonly lends: Fn<'lends'>
  readonly payers: Fn<'payers'>
  readonly unscored: Fn<'unscored'>
  readonly tilesEver: Fn<'tilesEver'>
  readonly colours: Fn<'colours'>
  readonly score: Fn<'score'>
  readonly eager: NonNullable<Module['eager']>
  readonly promising: Fn<'promising'>
  readonly worth: Fn<'worth'>
  readonly text: {
    readonly cards: Texts
    readonly regions: Texts
    readonly prompts: Table<'prompts'>
    readonly options: Table<'options'>
    readonly events: Table<'events'>
    readonly said: Table<'said'>
    readonly reasons: Table<'reasons'>
    readonly causes: Table<'causes'>
    readonly rules: Table<'rules'>
  }
}

/** Those that the options bring. */
export function chosen(contents: readonly Content[], options: GameOptions): readonly Content[] {
  return contents.filter(({ id }) => options[id] === true)
}

/** All parts of one name in one record; a name that two parts share is a mistake. */
function merged<T>(parts: readonly (Readonly<Record<string, T>> | undefined)[]): Readonly<Record<string, T>> {
  const all: Record<string, T> = {}
  for (const part of parts) {
    for (const [name, thing] of Object.entries(part ?? {})) {
      if (Object.hasOwn(all, name)) throw new Error(`'${name}' comes out of the box twice`)
      all[name] = thing
    }
  }
  return all
}

const byId = <T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(Object.entries(merged(list.map((thing) => ({ [thing.id]: thing })))))

/** Those there are, brought together; null where there is none, so that asking costs nothing. */
function together<A extends readonly unknown[], R>(
  fns: readonly (((...args: A) => R) | undefined)[],
  join: (all: readonly ((...args: A) => R)[]) => (...args: A) => R,
): ((...args: A) => R) | null {
  const all = fns.flatMap((fn) => fn ?? [])
  return all.length > 1 ? join(all) : (all[0] ?? null)
}

type Fns<A extends readonly unknown[], R> = readonly (((...args: A) => R) | undefined)[]

const each = <A extends readonly unknown[]>(fns: Fns<A, void>) =>
  together(fns, (all) => (...args) => {
    for (const fn of all) fn(...args)
  })

const first = <A extends readonly unknown[], R>(fns: Fns<A, R | null>) =>
  together(fns, (all) => (...args) => {
    for (const fn of all) {
      const found = fn(...args)
      if (found !== null) return found
    }
    return null
  })

/** The first reason that any of them has: asked for every region in every turn, so its arguments are written out. */
const bars = <X>(fns: Fns<[f: F, seat: number, what: X], Reason | null>) =>
  together(fns, (all) => (f, seat, what) => {
    for (const bar of all) {
      const reason = bar(f, seat, what)
      if (reason !== null) return reason
    }
    return null
  })

const some = <A extends readonly unknown[]>(fns: Fns<A, boolean>) =>
  together(
    fns,
    (all) =>
      (...args) =>
        all.some((fn) => fn(...args)),
  )

const total = <A extends readonly unknown[]>(fns: Fns<A, number>) =>
  together(
    fns,
    (all) =>
      (...args) =>
        all.reduce((n, fn) => n + fn(...args), 0),
  )

/** The one there may be. */
function only<T>(things: readonly (T | undefined)[]): T | null {
  const [one = null, second] = things.flatMap((thing) => thing ?? [])
  if (second !== undefined) throw new Error('two modules do what only one can do')
  return one
}

/** Both in one list; a new one only where both have something. */
function joined<T>(found: readonly T[], more: readonly T[]): readonly T[] {
  if (more.length === 0) return found
  return found.length === 0 ? more : [...found, ...more]
}

/** One list of theirs. */
const list = <A extends readonly unknown[], T>(fns: Fns<A, readonly T[]>) =>
  together(fns, (all) => (...args) => {
    let found: readonly T[] = []
    for (const fn of all) found = joined(found, fn(...args))
    return found
  })

export function compose(
  modules: readonly Module[],
  room: Room,
  terms: Terms,
  otherwise: readonly string[],
): Box {
  const brought = modules.map(({ content }) => content)
  const contents = [BASE, ...brought]
  const cards = contents.flatMap((content) => content.cards)
  const regions = contents.flatMap((content) => content.regions)
  const against = modules.flatMap((module) => module.against ?? [])
  const texts = modules.map(({ text }) => text)
  const sources = [...SOURCES, ...texts.flatMap((text) => Object.keys(text.sources ?? {}))]
  return {
    terms,
    otherwise,
    contents,
    modules,
    cards: byId(cards),
    decks: DECKS.map((_, deck) => cards.filter((card) => card.deck === deck).map(({ id }) => id)),
    apart: byId(contents.flatMap(({ apart = [] }) => apart)),
    regions,
    ...layTiles(regions, brought, room),
    regionOf: byId(regions),
    sources: Object.fromEntries(sources.map((source) => [source, 0])),
    slots: modules.flatMap(({ content, slot }) => (slot === undefined ? [] : [{ id: content.id, slot }])),
    verbs: merged(modules.map(({ verbs }) => verbs)),
    begins: each(modules.map(({ begins }) => begins)),
    offer: together(
      modules.map(({ offer }) => offer),
      (all) => (t, seat) => {
        for (const offer of all) offer(t, seat)
      },
    ),
    acts: merged(modules.map(({ acts }) => acts)),
    anytime: each(modules.map(({ anytime }) => anytime?.offer)),
    against: {
      visit: bars(against.map(({ visit }) => visit)),
      furtherVisit: bars(against.map(({ furtherVisit }) => furtherVisit)),
      control: bars(against.map(({ control }) => control)),
      activation: bars(against.map(({ activation }) => activation)),
      use: bars(against.map(({ use }) => use)),
    },
    lands: each(modules.map(({ lands }) => lands)),
    ends: some(modules.map(({ ends }) => ends)),
    instead: some(modules.map(({ instead }) => instead)),
    suspends: some(modules.map(({ suspends }) => suspends)),
    silences: some(modules.map(({ silences }) => silences)),
    // As a list, but without gathering its arguments: every question asks for it.
    holds: together(
      modules.map(({ holds }) => holds),
      (all) => (f, seat) => {
        let found: readonly string[] = []
        for (const holds of all) found = joined(found, holds(f, seat))
        return found
      },
    ),
    awake: list(modules.map(({ awake }) => awake)),
    upon: list(modules.map(({ upon }) => upon)),
    gives: each(modules.map(({ gives }) => gives)),
    leaves: each(modules.map(({ leaves }) => leaves)),
    replaces: each(modules.map(({ replaces }) => replaces)),
    blocks: total(modules.map(({ blocks }) => blocks)),
    blackBlocks: total(modules.map(({ blackBlocks }) => blackBlocks)),
    yields: some(modules.map(({ yields }) => yields)),
    hears: together(
      modules.map(({ hears }) => hears),
      (all) => (t, seat, happened) => {
        for (const hears of all) hears(t, seat, happened)
      },
    ),
    turnBegins: each(modules.map(({ turnBegins }) => turnBegins)),
    frees: some(modules.map(({ frees }) => frees)),
    charges: some(modules.map(({ charges }) => charges)),
    rerolls: first(modules.map(({ rerolls }) => rerolls)),
    guards: some(modules.map(({ guards }) => guards)),
    rents: only(modules.map(({ rents }) => rents)),
    acted: each(modules.map(({ acted }) => acted)),
    lends: only(modules.map(({ lends }) => lends)),
    payers: only(modules.map(({ payers }) => payers)),
    unscored: some(modules.map(({ unscored }) => unscored)),
    tilesEver: total(modules.map(({ tilesEver }) => tilesEver)),
    colours: total(modules.map(({ colours }) => colours)),
    score: list(modules.map(({ score }) => score)),
    eager: merged(modules.map(({ eager }) => eager)),
    promising: first(modules.map(({ promising }) => promising)),
    worth: total(modules.map(({ worth }) => worth)),
    text: {
      cards: worded(merged(contents.map(({ text }) => text.cards)), contents, otherwise),
      regions: worded(merged(contents.map(({ text }) => text.regions)), contents, otherwise),
      prompts: merged(texts.map(({ prompts }) => prompts)),
      options: merged(texts.map(({ options }) => options)),
      events: merged(texts.map(({ events }) => events)),
      said: merged(texts.map(({ said }) => said)),
      reasons: merged(texts.map(({ reasons }) => reasons)),
      causes: merged(texts.map(({ causes }) => causes)),
      rules: merged(texts.map(({ rules }) => rules)),
    },
  }
}
