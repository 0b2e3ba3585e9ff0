// The client's English texts. Those of the first page are in the first bundle; screens that are fetched later import
// theirs (of-*.ts). A game's own texts come from its folder and its package.
import { HOME_EN } from './home/en.ts'
import type { HALL_EN } from './of-hall.ts'
import type { COMPANY_EN } from './company/en.ts'
import type { CAMPAIGN_EN } from './campaign/en.ts'
import type { AHEAD_EN } from './ahead/en.ts'
import type { CHANCES_EN } from './chances/en.ts'
import type { COACH_EN } from './coach/en.ts'
import type { END_EN } from './end/en.ts'
import type { FURTHER_EN } from './further/en.ts'
import type { JOURNAL_EN } from './journal/en.ts'
import type { LESSON_EN } from './lesson/en.ts'
import type { NARRATION_EN } from './narration/en.ts'
import type { TABLE_EN } from './of-table.ts'
import type { NUMBERS_EN } from './numbers/en.ts'
import type { REACH_EN } from './reach/en.ts'
import type { REPLAY_EN } from './replay/en.ts'
import type { REVIEW_EN } from './review/en.ts'
import { SHELL_EN } from './shell/en.ts'
import type { SOURCES_EN } from './sources/en.ts'
import type { WALL_EN } from './wall/en.ts'
import type { WINDOWS_EN } from './windows/en.ts'
import type { WORDS_EN } from './text-view/en.ts'

const FIRST = { ...SHELL_EN, ...HOME_EN }

type All = typeof FIRST &
  typeof HALL_EN &
  typeof TABLE_EN &
  typeof CAMPAIGN_EN &
  typeof AHEAD_EN &
  typeof CHANCES_EN &
  typeof COACH_EN &
  typeof END_EN &
  typeof FURTHER_EN &
  typeof JOURNAL_EN &
  typeof LESSON_EN &
  typeof NARRATION_EN &
  typeof SOURCES_EN &
  typeof COMPANY_EN &
  typeof NUMBERS_EN &
  typeof REACH_EN &
  typeof REPLAY_EN &
  typeof REVIEW_EN &
  typeof WALL_EN &
  typeof WINDOWS_EN &
  typeof WORDS_EN

export type TextKey = keyof All

/** Grows as screens load their texts. */
export const EN = growing(FIRST)

function growing(first: typeof FIRST): Readonly<Record<TextKey, string>>
function growing(first: object): object {
  return first
}

export function learn(words: Readonly<Partial<Record<TextKey, string>>>): void {
  Object.assign(EN, words)
}
