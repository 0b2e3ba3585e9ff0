// Whether the answers find room in the row of the question. Reckoned from their letters: measuring them would
// lay the page out once more at every answer.
export interface RowRoom {
  /** Pixels of the whole row. */
  readonly width: number
  readonly question: string
  readonly labels: readonly string[]
  /** What stands at the row's end: ending the turn, a clock, a standing offer. */
  readonly tail: number
}

/** As they are, without their keys, or as rows of the page in the rail. */
export type Fit = 'keys' | 'plain' | 'page'

/** More of them are never read in one row. */
const MOST = 5

const LETTER = 7.4
const QUESTION_LETTER = 8.6
const BUTTON = 34
const KEY = 20
const GAP = 8
/** Undo and redo at the left, and the row's edges. */
const HEAD = 172

/** On a phone the question has a row of its own. */
const HANDHELD = { letter: 6.8, button: 28, edge: 16 }

/** Whether short answers stand in one row of a phone. */
export function fitsPhone(width: number, labels: readonly string[]): boolean {
  const { letter, button, edge } = HANDHELD
  return labels.reduce((sum, { length }) => sum + length * letter + button, edge) <= width
}

export function fitOf({ width, question, labels, tail }: RowRoom): Fit {
  if (labels.length > MOST) return 'page'
  const letters = labels.reduce((sum, label) => sum + label.length, 0)
  const buttons = letters * LETTER + labels.length * (BUTTON + GAP)
  const room = width - HEAD - tail - Math.min(question.length, 34) * QUESTION_LETTER
  if (buttons + labels.length * KEY <= room) return 'keys'
  return buttons <= room ? 'plain' : 'page'
}
