// How surely a choice succeeds, by what its hero can add to the die.
import type { ChoiceSeen, SceneSeen } from './seen.ts'

const DICE = [1, 2, 3, 4] as const

export interface Face {
  readonly die: number
  /** The hearts it would take to succeed; null: more than the hero may lose. */
  readonly hearts: number | null
}

/** `hearts`: those the hero has now. The last one can't be added. */
export function facesOf(
  skill: number,
  { pay }: Pick<ChoiceSeen, 'pay'>,
  { free }: Pick<SceneSeen, 'free'>,
  hearts: number,
): readonly Face[] {
  const most = hearts - (pay.heart ?? 0) - 1 + free
  return DICE.map((die) => {
    const missing = Math.max(0, skill - die)
    return { die, hearts: missing > most ? null : Math.max(0, missing - free) }
  })
}

export const within = (faces: readonly Face[]): number => faces.filter(({ hearts }) => hearts !== null).length
