import { type LawsPlan, type LawsReport, playLaws } from '@lorehall/kernel/testing'
import type { GameOptions } from '@lorehall/kernel'
import type { State } from '../../src/state.ts'
import type { Values } from '../../src/values/index.ts'
import { wholeHeroes } from '../../testing/whole.ts'

/** `npm run long` multiplies the number of decisions by this, in other games. */
const TIMES = Number(process.env['LOREHALL_LAWS'] ?? 1)

/** The options of tables without any box. */
export const BASE: GameOptions = {
  'order-and-chaos': false,
  pestilence: false,
  mercenaries: false,
  nomads: false,
}

/** All factions, where few games have to meet the rare words of each. */
export const ALL: GameOptions = { withoutFactions: '' }

export const BOXES: GameOptions = {
  ...ALL,
  'order-and-chaos': true,
  pestilence: false,
  mercenaries: false,
  nomads: false,
}
/** The options of tables with only the small boxes. */
export const SMALL_BOXES: GameOptions = {
  ...ALL,
  'order-and-chaos': false,
  pestilence: false,
  mercenaries: true,
  nomads: true,
}

/** The options of tables with Pestilence, with or without the others. */
export const WITH_PESTILENCE: GameOptions = { pestilence: true }

/** Steps and options of words that only cards of the other boxes use: tables with Order & Chaos never need them. */
const OF_OTHERS = {
  steps: [
    'words/afflict',
    'words/befriend',
    'words/blow',
    'words/followed',
    'words/goBack',
    'words/harvest',
    'words/noRoom',
    'words/purge',
    'words/tribute',
    'words/unleash',
  ],
  options: ['home-ashore', 'from-stock'],
}

/** A report of tables with Order & Chaos only, without what they can't reach. */
export function ofChaos(report: LawsReport): LawsReport {
  for (const step of OF_OTHERS.steps) report.due.steps.delete(step)
  for (const option of OF_OTHERS.options) report.due.options.delete(option)
  return report
}

/** Plays random games under every law for this many decisions, with any options and any number of players. */
export function lawsOver(decisions: number, plan: Partial<LawsPlan<State, Values>>): LawsReport {
  return playLaws({
    game: wholeHeroes,
    decisions: decisions * TIMES,
    seed: TIMES === 1 ? 'heroes' : `heroes, ${TIMES} times`,
    ...plan,
  })
}
