// What is in a table: the base and the modules its options brought, composed once. Rules look things up
// here, so a table pays nothing for what it does not play with.
import type { GameOptions } from '@lorehall/kernel'
import type { Card } from '../cards/card.ts'
import { makingRoom } from '../regions/balance.ts'
import type { Region } from '../regions/region.ts'
import { DECKS, SOURCES } from '../state.ts'
import type { ModuleText } from '../text/module-text.ts'
import { BASE } from './base.ts'
import type { CardText, Content } from './content.ts'
import type { Module, OwnMeaning, Slot } from './module.ts'

type Hook<K extends keyof Module> = readonly NonNullable<Module[K]>[]
type Bar<K extends keyof NonNullable<Module['against']>> = readonly NonNullable<
  NonNullable<Module['against']>[K]
>[]
type Table<K extends 'prompts' | 'options' | 'events' | 'said' | 'reasons' | 'causes' | 'rules'> =
  NonNullable<ModuleText[K]>

export interface Box {
  readonly contents: readonly Content[]
  readonly modules: readonly Module[]
  /** Cards by id, and the ids of each board deck. */
  readonly cards: Readonly<Record<string, Card>>
  readonly decks: readonly (readonly string[])[]
  /** Regions by the number they have in the bag, how many tiles of each, and by id. */
  readonly regions: readonly Region[]
  readonly bag: readonly number[]
  readonly regionOf: Readonly<Record<string, Region>>

  /** Where honor can come from. */
  readonly sources: readonly string[]
  readonly slots: readonly { readonly id: string; readonly slot: Slot }[]
  readonly verbs: Readonly<Record<string, OwnMeaning>>
  readonly offers: Hook<'offer'>
  readonly acts: NonNullable<Module['acts']>
  readonly anytime: Hook<'anytime'>
  readonly against: {
    readonly visit: Bar<'visit'>
    readonly control: Bar<'control'>
    readonly activation: Bar<'activation'>
    readonly use: Bar<'use'>
  }
  readonly silences: Hook<'silences'>
  readonly hears: Hook<'hears'>
  readonly colours: Hook<'colours'>
  readonly scores: Hook<'score'>
  readonly eager: NonNullable<Module['eager']>
  readonly worths: Hook<'worth'>
  readonly text: {
    readonly cards: Readonly<Record<string, CardText>>
    readonly regions: Readonly<Record<string, CardText>>
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

/** How many region tiles they bring. */
export function tilesOf(contents: readonly Content[]): number {
  return contents.flatMap(({ regions }) => regions).reduce((n, { copies }) => n + copies, 0)
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

const byId = <T extends { readonly id: string }>(list: readonly T[]): Readonly<Record<string, T>> =>
  merged(list.map((thing) => ({ [thing.id]: thing })))

const present = <T>(thing: T | undefined): T[] => (thing === undefined ? [] : [thing])

export function compose(modules: readonly Module[], advanced: boolean): Box {
  const brought = modules.map(({ content }) => content)
  const contents = [BASE, ...brought]
  const cards = contents.flatMap((content) => content.cards)
  const regions = contents.flatMap((content) => content.regions)
  const gone = makingRoom(tilesOf(brought), advanced) ?? []
  const against = modules.flatMap((module) => present(module.against))
  const texts = modules.map(({ text }) => text)
  return {
    contents,
    modules,
    cards: byId(cards),
    decks: DECKS.map((_, deck) => cards.filter((card) => card.deck === deck).map(({ id }) => id)),
    regions,
    bag: regions.map(({ id, copies }) => copies - gone.filter((kind) => kind === id).length),
    regionOf: byId(regions),
    sources: [...SOURCES, ...texts.flatMap(({ sources }) => Object.keys(sources ?? {}))],
    slots: modules.flatMap(({ content, slot }) => (slot === undefined ? [] : [{ id: content.id, slot }])),
    verbs: merged(modules.map(({ verbs }) => verbs)),
    offers: modules.flatMap((module) => present(module.offer)),
    acts: merged(modules.map(({ acts }) => acts)),
    anytime: modules.flatMap((module) => present(module.anytime)),
    against: {
      visit: against.flatMap((bar) => present(bar.visit)),
      control: against.flatMap((bar) => present(bar.control)),
      activation: against.flatMap((bar) => present(bar.activation)),
      use: against.flatMap((bar) => present(bar.use)),
    },
    silences: modules.flatMap((module) => present(module.silences)),
    hears: modules.flatMap((module) => present(module.hears)),
    colours: modules.flatMap((module) => present(module.colours)),
    scores: modules.flatMap((module) => present(module.score)),
    eager: merged(modules.map(({ eager }) => eager)),
    worths: modules.flatMap((module) => present(module.worth)),
    text: {
      cards: merged(contents.map(({ text }) => text.cards)),
      regions: merged(contents.map(({ text }) => text.regions)),
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
