// The terms of a table: an edition of the rules, single variants, and house rules. Numbers and switches that the rules
// look up, composed once from the options. (V-EDITION, V-HOUSE)
import type { GameOptions } from '@lorehall/kernel'

/** The numbers and switches of an edition. */
interface Edition {
  /** Honor that every player starts with, before that of the first companion. */
  readonly startHonor: number
  /** The spaces of the trigger tokens on the honor track. */
  readonly tokens: readonly number[]
  /** Honor that a player who takes a token may pay to remove an active end trigger; 0: not possible. */
  readonly dropPrice: number
  readonly questsDealt: number
  /** The mount gains at most one level per turn. */
  readonly mountOnce: boolean
  /** Where one payment at a shrine returns blocks from: any companions, or a single one. */
  readonly shrineFrom: 'companions' | 'one'
  /** Players choose their champion. */
  readonly choosesChampion: boolean
  /** The white attribute is gained before the black die is rolled; otherwise both are rolled together. */
  readonly heroismFirst: boolean
  readonly empoweredDraws: boolean
  readonly recovers: boolean
  readonly vindicates: boolean
  readonly tieBreaks: boolean
  /** Losing a card also undoes negative honor. */
  readonly losesAllHonor: boolean
  /** Control needs a visit; otherwise it is enough to be beside the region. */
  readonly controlNeedsVisit: boolean
}

export interface Terms extends Edition {
  /** End triggers do nothing before this round. */
  readonly armedFrom: number
  /** Secret quests are public. */
  readonly openQuests: boolean
  /** The fixed number of rounds; 0: the game lasts until its end is triggered. */
  readonly rounds: number
}

const EDITION_2018: Edition = {
  startHonor: 15,
  tokens: [30, 45, 60, 75],
  dropPrice: 0,
  questsDealt: 2,
  mountOnce: false,
  shrineFrom: 'companions',
  choosesChampion: false,
  heroismFirst: false,
  empoweredDraws: true,
  recovers: true,
  vindicates: true,
  tieBreaks: true,
  losesAllHonor: false,
  controlNeedsVisit: true,
}

const PROTOTYPE_2017: Edition = {
  startHonor: 10,
  tokens: [20, 30, 40, 50],
  dropPrice: 2,
  questsDealt: 1,
  mountOnce: true,
  shrineFrom: 'one',
  choosesChampion: true,
  heroismFirst: true,
  empoweredDraws: false,
  recovers: false,
  vindicates: false,
  tieBreaks: false,
  losesAllHonor: true,
  controlNeedsVisit: false,
}

/** As the lobby offers them, the default first. */
export const EDITIONS: Readonly<Record<string, Edition>> = {
  '2018': EDITION_2018,
  '2017 prototype': PROTOTYPE_2017,
}

/** From which round end triggers work: the option in the lobby, and the round. */
export const ARMED: Readonly<Record<string, number>> = {
  'from the first round': 1,
  'from round 6': 6,
  'from round 9': 9,
}

/** How long a game lasts: the option in the lobby, and the rounds. */
export const LENGTHS: Readonly<Record<string, number>> = {
  'until it is triggered': 0,
  '8 rounds': 8,
  '12 rounds': 12,
}

function named<X>(all: Readonly<Record<string, X>>, name: string | boolean | undefined, usual: X): X {
  return (typeof name === 'string' ? all[name] : undefined) ?? usual
}

export function termsOf(options: GameOptions): Terms {
  const edition = named(EDITIONS, options['edition'], EDITION_2018)
  return {
    ...edition,
    mountOnce: edition.mountOnce || options['mountOnce'] === true,
    armedFrom: named(ARMED, options['armed'], 1),
    openQuests: options['openQuests'] === true,
    rounds: named(LENGTHS, options['length'], 0),
  }
}

/** The rules of 2018, without house rules. */
const USUAL: Readonly<Record<string, unknown>> = { ...termsOf({}) }

/** The names of the terms that differ from the defaults. */
export function unusual(terms: Terms): string[] {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  return Object.entries(terms).flatMap(([name, term]) => (same(term, USUAL[name]) ? [] : [name]))
}
