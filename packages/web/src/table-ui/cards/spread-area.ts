// The layout of offered cards on the stage: a few as portraits, as large as possible, more of them as plates, and on a
// phone as one column of plates.
import type { Size } from '../use-size.ts'
import type { CardForm } from './card-frame.tsx'

/** Pixels around the cards, between them, and for the button below them. */
const EDGE = 12
const GAP = 14
const FOOT = 44
/** A card is 5 by 7. */
const SHAPE = 1.4
const PORTRAIT = { least: 196, most: 300, n: 5 }
/** The font sizes of a portrait; a text of more than `long` letters gets the smallest. */
const LETTERS = { least: 13.5, most: 16, long: 220 }
/** A lower plate has smaller text, and still smaller if one has more than `long` letters. */
const LOW = { height: 190, text: 13, small: 12, long: 150 }
const PLATE = { width: 264, least: 250, n: 8, columns: 4 }

export interface SpreadArea {
  readonly form: Exclude<CardForm, 'stub'>
  readonly columns: number
  readonly width: number
  /** The least height. A card with a long text may be higher; then the cards scroll. */
  readonly height: number
  /** The font size, and the width of a plate's picture. */
  readonly text: number
  readonly art: number
}

/** `letters`: of the longest text. */
export function spreadIn({ width, height }: Size, n: number, letters = 0): SpreadArea {
  const wide = width - 2 * EDGE
  const high = height - 2 * EDGE - FOOT
  const each = Math.floor(Math.min((wide - (n - 1) * GAP) / n, high / SHAPE, PORTRAIT.most))
  if (n <= PORTRAIT.n && each >= PORTRAIT.least)
    return {
      form: 'portrait',
      columns: n,
      width: each,
      height: Math.floor(each * SHAPE),
      text:
        letters > LETTERS.long
          ? LETTERS.least
          : Math.min(LETTERS.most, Math.max(LETTERS.least, Math.floor(each * 12) / 200)),
      art: each,
    }
  const most = Math.max(1, Math.floor((wide + GAP) / (PLATE.least + GAP)))
  const columns = Math.min(n, most, PLATE.columns)
  const rows = Math.ceil(n / columns)
  const broad = Math.floor((wide - (columns - 1) * GAP) / columns)
  const fair = Math.floor((high - (rows - 1) * GAP) / rows)
  return {
    form: 'plate',
    columns,
    width: columns === 1 ? broad : Math.min(broad, 420),
    height: Math.max(0, Math.min(n > PLATE.n ? 0 : fair, 200)),
    text: fair >= LOW.height ? 14.5 : letters > LOW.long ? LOW.small : LOW.text,
    art: fair < LOW.height && columns > 1 ? 56 : 74,
  }
}
