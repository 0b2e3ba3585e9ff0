import { type LawsPlan, type LawsReport, playLaws } from '@lorehall/kernel/testing'
import type { GameOptions } from '@lorehall/kernel'
import type { State } from '../../src/state.ts'
import type { Values } from '../../src/values/index.ts'
import { wholeHeroes } from '../../testing/whole.ts'

/** `npm run long` multiplies the number of decisions by this, in other games. */
const TIMES = Number(process.env['LOREHALL_LAWS'] ?? 1)

/** The options of tables without any box. */
export const BASE: GameOptions = { 'order-and-chaos': false }
export const BOXES: GameOptions = { 'order-and-chaos': true }

/** Plays random games under every law for this many decisions, with any options and any number of players. */
export function lawsOver(decisions: number, plan: Partial<LawsPlan<State, Values>>): LawsReport {
  return playLaws({
    game: wholeHeroes,
    decisions: decisions * TIMES,
    seed: TIMES === 1 ? 'heroes' : `heroes, ${TIMES} times`,
    ...plan,
  })
}
