// How cards to choose from lie on the stage: portraits as large as they fit, more of them as plates, and on a
// phone plates over each other.
import type { Size } from '../use-size.ts'
import type { CardForm } from './card-frame.tsx'

/** Pixels: around them, between them, and what stands below them. */
const EDGE = 12
const GAP = 14
const FOOT = 44
/** A card is 5 by 7. */
const SHAPE = 1.4
const PORTRAIT = { least: 196, most: 300, n: 5 }
/** Lower than this a plate has small words. */
const LOW = 190
const PLATE = { width: 264, least: 250, n: 8, columns: 4 }

export interface SpreadRoom {
  readonly form: Exclude<CardForm, 'stub'>
  readonly columns: number
  readonly width: number
  /** The least; a card with many words may be higher, and then they scroll. */
  readonly height: number
  /** How high the words are, and how wide the picture of a plate. */
  readonly text: number
  readonly art: number
}

export function spreadIn({ width, height }: Size, n: number): SpreadRoom {
  const wide = width - 2 * EDGE
  const high = height - 2 * EDGE - FOOT
  const each = Math.floor(Math.min((wide - (n - 1) * GAP) / n, high / SHAPE, PORTRAIT.most))
  if (n <= PORTRAIT.n && each >= PORTRAIT.least)
    return {
      form: 'portrait',
      columns: n,
      width: each,
      height: Math.floor(each * SHAPE),
      text: Math.min(16, Math.max(13.5, Math.floor(each * 12) / 200)),
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
    text: fair < LOW ? 13 : 14.5,
    art: fair < LOW && columns > 1 ? 56 : 74,
  }
}
