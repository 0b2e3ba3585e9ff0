// The terms a table is played by: an edition of the rules, single readings of them, and rules of the house.
// Numbers and switches that rules look up, laid together once for the options. (V-EDITION, V-HOUSE)
import type { GameOptions } from '@lorehall/kernel'

/** What an edition says. */
interface Edition {
  /** Honor everybody begins with, beside that of the first companion. */
  readonly startHonor: number
  /** Where the trigger tokens lie. */
  readonly tokens: readonly number[]
  /** What who takes a token may pay to remove an active end trigger; 0: that is not possible. */
  readonly dropPrice: number
  readonly questsDealt: number
  /** The mount gains no more than one level a turn. */
  readonly mountOnce: boolean
  /** Where the blocks come from that one payment at a shrine brings home. */
  readonly shrineFrom: 'companions' | 'one'
  /** Who fights is the player's choice. */
  readonly choosesChampion: boolean
  /** The white attribute is gained before the black die is rolled; otherwise both are rolled together. */
  readonly heroismFirst: boolean
  readonly empoweredDraws: boolean
  readonly recovers: boolean
  readonly vindicates: boolean
  readonly tieBreaks: boolean
  /** A lost card takes its honor along, whatever that is. */
  readonly losesAllHonor: boolean
  /** Control goes with a visit; otherwise it is enough to stand beside the region. */
  readonly controlNeedsVisit: boolean
}

export interface Terms extends Edition {
  /** End triggers do nothing before this round. */
  readonly armedFrom: number
  /** Everybody sees the quests that are kept. */
  readonly openQuests: boolean
  /** The game lasts so many rounds, whatever happens; 0: until its end is triggered. */
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

/** As the lobby offers them, the usual one first. */
export const EDITIONS: Readonly<Record<string, Edition>> = {
  '2018': EDITION_2018,
  '2017 prototype': PROTOTYPE_2017,
}

/** When end triggers can be met: the words of the lobby, and the round. */
export const ARMED: Readonly<Record<string, number>> = {
  'from the first round': 1,
  'from round 6': 6,
  'from round 9': 9,
}

/** How long a game lasts. */
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

/** As the rules of 2018 have it, without rules of the house. */
const USUAL: Readonly<Record<string, unknown>> = { ...termsOf({}) }

/** The names of the terms that are not the usual ones. */
export function unusual(terms: Terms): string[] {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  return Object.entries(terms).flatMap(([name, term]) => (same(term, USUAL[name]) ? [] : [name]))
}
