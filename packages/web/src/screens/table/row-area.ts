// Whether the options fit in the row of the question. Estimated from the number of characters: measuring them would
// cost an extra layout per answer.
export interface RowArea {
  /** Pixels of the whole row. */
  readonly width: number
  readonly labels: readonly string[]
  /** Pixels at the end of the row: the end of the turn, a clock, preferences that can be lifted, and any time. */
  readonly tail: number
  /** Whether all of them have an icon that can replace the label. */
  readonly signed: boolean
}

/** With keys, without keys, next to a small question (on a phone: in small letters), as icons, or as rows in the rail. */
export type Fit = 'keys' | 'plain' | 'small' | 'signs' | 'page'

/** Whether the question is as wide as usual, so that the buttons begin where they always do. */
export const isWide = (fit: Fit) => fit === 'keys' || fit === 'plain'

/** More options than this never share one row. */
const MOST = 5

const LETTER = 6.4
/** The same for buttons with an icon before the label. */
const SIGNED_LETTER = 7.4
const BUTTON = 34
const KEY = 20
const GAP = 8
/** The question has the same width whatever it says, so the first button is always in the same place. */
const QUESTION = 292
/** Undo and redo on the left, and the edges of the row. */
const HEAD = 172
/** The same if undo is an icon and the question is small. */
const SMALL_HEAD = 104
const SMALL_QUESTION = 124
const SIGN = 40

/** Pixels of the button that ends the turn: at least as wide as "End your turn". */
export const endingWidth = (label: string): number => Math.max(130, label.length * LETTER + BUTTON)

/** On a phone the question has its own row, and the options share theirs in equal parts, with two lines each. */
const HANDHELD = { most: 4, letter: 7, button: 22, lines: 2 }

export function fitsPhone(width: number, labels: readonly string[]): boolean {
  const { most, letter, button, lines } = HANDHELD
  const letters = (width / labels.length - button) / letter
  return labels.length <= most && labels.every(({ length }) => length <= letters * lines)
}

export function fitOf({ width, labels, tail, signed }: RowArea): Fit {
  if (labels.length > MOST) return 'page'
  const letters = labels.reduce((sum, label) => sum + label.length, 0)
  const buttons = letters * (signed ? SIGNED_LETTER : LETTER) + labels.length * (BUTTON + GAP)
  const area = width - HEAD - tail - QUESTION
  if (buttons + labels.length * KEY <= area) return 'keys'
  if (buttons <= area) return 'plain'
  const small = width - SMALL_HEAD - tail - SMALL_QUESTION
  if (buttons <= small) return 'small'
  return signed && labels.length * (SIGN + GAP) <= small ? 'signs' : 'page'
}

/** How many of these fit after the labels without changing how the labels are shown. */
export function areaBehind(row: RowArea, more: readonly string[]): number {
  const fit = fitOf(row)
  const fits = (n: number) => fitOf({ ...row, labels: [...row.labels, ...more.slice(0, n)] }) === fit
  return more.findLastIndex((_, i) => fits(i + 1)) + 1
}
