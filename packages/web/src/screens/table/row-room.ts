// Whether the answers find room in the row of the question. Reckoned from their letters: measuring them would
// lay the page out once more at every answer.
export interface RowRoom {
  /** Pixels of the whole row. */
  readonly width: number
  readonly question: string
  readonly labels: readonly string[]
  /** What stands at the row's end: ending the turn, a clock, a standing offer. */
  readonly tail: number
  /** All of them have a sign that can stand for them. */
  readonly signed: boolean
}

/** As they are, without their keys, beside a small question, as signs, or as rows of the page in the rail. */
export type Fit = 'keys' | 'plain' | 'small' | 'signs' | 'page'

/** More of them are never read in one row. */
const MOST = 5

const LETTER = 6.4
/** The same of buttons with a sign before their words. */
const SIGNED_LETTER = 7.4
const QUESTION_LETTER = 8.6
const BUTTON = 34
const KEY = 20
const GAP = 8
/** Undo and redo at the left, and the row's edges. */
const HEAD = 172
/** The same where undo is a sign, and the question stands in small lines. */
const SMALL_HEAD = 104
const SMALL_QUESTION = 124
const SIGN = 40

/** On a phone the question has a row of its own, and answers share theirs in equal parts, two lines each. */
const HANDHELD = { most: 4, letter: 7, button: 22, lines: 2 }

export function fitsPhone(width: number, labels: readonly string[]): boolean {
  const { most, letter, button, lines } = HANDHELD
  const letters = (width / labels.length - button) / letter
  return labels.length <= most && labels.every(({ length }) => length <= letters * lines)
}

export function fitOf({ width, question, labels, tail, signed }: RowRoom): Fit {
  if (labels.length > MOST) return 'page'
  const letters = labels.reduce((sum, label) => sum + label.length, 0)
  const buttons = letters * (signed ? SIGNED_LETTER : LETTER) + labels.length * (BUTTON + GAP)
  const room = width - HEAD - tail - Math.min(question.length, 34) * QUESTION_LETTER
  if (buttons + labels.length * KEY <= room) return 'keys'
  if (buttons <= room) return 'plain'
  const small = width - SMALL_HEAD - tail - SMALL_QUESTION
  if (buttons <= small) return 'small'
  return signed && labels.length * (SIGN + GAP) <= small ? 'signs' : 'page'
}

/** How many of these find room behind the labels, which stay as they are. */
export function roomBehind(row: RowRoom, more: readonly string[]): number {
  const fit = fitOf(row)
  const fits = (n: number) => fitOf({ ...row, labels: [...row.labels, ...more.slice(0, n)] }) === fit
  return more.findLastIndex((_, i) => fits(i + 1)) + 1
}
