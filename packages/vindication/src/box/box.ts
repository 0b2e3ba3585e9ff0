// The box of a table: the base and the modules that its options select, composed once. Rules look things up here, so
// modules that are not in play cost nothing.
import {
  composeBox,
  each,
  first,
  joined,
  listOf,
  merged,
  type ModuleBox,
  only,
  some,
  together,
  total,
} from '@lorehall/grammar'
import type { Reason } from '@lorehall/kernel'
import type { F } from '../rules/step.ts'
import { SOURCES } from '../state.ts'
import type { ModuleText } from '../text/module-text.ts'
import type { Laid } from './laid.ts'
import type { Module, OwnMeaning, Vindication } from './module.ts'

type Fn<K extends keyof Module> = NonNullable<Module[K]> | null
type Bars = NonNullable<Module['against']>
type Bar<K extends keyof Bars> = NonNullable<Bars[K]> | null

export interface Box extends Laid, Omit<ModuleBox<Vindication>, 'modules' | 'text'> {
  readonly modules: readonly Module[]

  /** All sources of honor, at 0. */
  readonly sources: Readonly<Record<string, number>>
  readonly verbs: Readonly<Record<string, OwnMeaning>>
  // One function per hook, composed from all modules that have it; null if none has.
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
  readonly text: ModuleBox<Vindication>['text'] &
    Laid['text'] & {
      readonly said: NonNullable<ModuleText['said']>
      readonly causes: NonNullable<ModuleText['causes']>
    }
}

/**
 * The first reason that any module gives. It is called for every region in every turn, so it takes no rest arguments.
 */
const bars = <X>(fns: readonly (((f: F, seat: number, what: X) => Reason | null) | undefined)[]) =>
  together(fns, (all) => (f, seat, what) => {
    for (const bar of all) {
      const reason = bar(f, seat, what)
      if (reason !== null) return reason
    }
    return null
  })

/** The box with everything these modules do; `laid` is the content of base and modules. */
export function compose(modules: readonly Module[], laid: Laid): Box {
  const against = modules.flatMap((module) => module.against ?? [])
  const texts = modules.map(({ text }) => text)
  const common = composeBox<Vindication>(modules)
  const sources = [...SOURCES, ...texts.flatMap((text) => Object.keys(text.sources ?? {}))]
  return {
    ...common,
    ...laid,
    modules,
    sources: Object.fromEntries(sources.map((source) => [source, 0])),
    verbs: merged(modules.map(({ verbs }) => verbs)),
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
    awake: listOf(modules.map(({ awake }) => awake)),
    upon: listOf(modules.map(({ upon }) => upon)),
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
    text: {
      ...common.text,
      ...laid.text,
      said: merged(texts.map(({ said }) => said)),
      causes: merged(texts.map(({ causes }) => causes)),
    },
  }
}
