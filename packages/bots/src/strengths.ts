// The strengths that players choose from: the one list that page, shell, lobby and API read, and how far each looks
// ahead. A game's judge may tune them (`skills`).
import type { Skill } from '@lorehall/kernel'

export interface Strength {
  /** The name that a table stores. */
  readonly id: string
  readonly name: string
  /** One sentence for players. */
  readonly help: string
  /** From 1, the weakest. */
  readonly level: number
}

export const strengths = [
  { id: 'easy', name: 'Easy', help: 'Plans its turns but often misjudges them. For first games.', level: 1 },
  { id: 'normal', name: 'Normal', help: 'Plays sensibly, one decision at a time.', level: 2 },
  { id: 'hard', name: 'Hard', help: 'Plans whole turns. For players who know the game.', level: 3 },
  {
    id: 'expert',
    name: 'Expert',
    help: 'Compares many plans before each turn. As good as we can make it.',
    level: 4,
  },
] as const satisfies readonly Strength[]

export type StrengthId = (typeof strengths)[number]['id']

/** The strength of new bots unless players choose another. */
export const USUAL_STRENGTH: StrengthId = 'normal'

/** How each strength plays in a game whose judge doesn't tune it. */
export const SKILLS: Readonly<Record<StrengthId, Skill>> = {
  easy: {
    width: 4,
    positions: 3000,
    haze: 4,
    candidates: 6,
    worlds: 0,
    turns: 0,
    rivalry: 0,
    learned: false,
  },
  normal: { width: 0, positions: 0, haze: 0, candidates: 0, worlds: 0, turns: 0, rivalry: 0, learned: false },
  hard: {
    width: 12,
    positions: 12_000,
    haze: 0,
    candidates: 1,
    worlds: 0,
    turns: 0,
    rivalry: 0,
    learned: false,
  },
  expert: {
    width: 16,
    positions: 40_000,
    haze: 0,
    candidates: 4,
    worlds: 4,
    turns: 0,
    rivalry: 1,
    learned: true,
  },
}
