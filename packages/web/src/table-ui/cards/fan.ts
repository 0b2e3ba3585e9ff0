// The layout of a player's cards in one row. With less and less space they are shown with their text, as stubs, without
// the names of their groups, as narrow stubs, overlapping, and finally only counted. Cards that are known by their names become tabs in
// two rows before they overlap.

import type { Size } from '../use-size.ts'

/** Pixels. */
const STUB = 68
const GAP = 7
/** The name of a group is set vertically before its cards. */
const LABEL = 20
/** Between two groups without names. */
const APART = 5
/** Cards with text: the least and greatest width, and the least height. */
const WORDS = { least: 132, most: 230, height: 98 }
/** The least visible width of a card; less is hard to point at. */
const LEAST = 22
/** If less of a card is visible, its name can't be read. */
const READABLE = 56
/** Between two cards that are as narrow as that. */
const CLOSE = 2
/** Tabs: the least and greatest width, the gap between them, and the least height of both rows. */
const TAB = { least: 46, most: 110, gap: 4, height: 74 }
/** A lower row shows only numbers. */
const LOW = 56

export interface Fan {
  readonly as: 'words' | 'stubs' | 'tabs' | 'counts'
  readonly labels: boolean
  /** The width of a card, and the distance from one card to the next. */
  readonly width: number
  readonly step: number
}

const COUNTED: Fan = { as: 'counts', labels: false, width: STUB, step: STUB + GAP }

/** Two rows of tabs; null: they don't fit. */
function tabsIn({ width, height }: Size, cards: number): Fan | null {
  const columns = Math.ceil(cards / 2)
  const each = Math.floor(Math.min(TAB.most, (width + TAB.gap) / columns - TAB.gap))
  if (height < TAB.height || each < TAB.least) return null
  return { as: 'tabs', labels: false, width: each, step: each + TAB.gap }
}

/** `cards`: the number of cards in all groups together; `named`: they are known by their names. */
export function fanIn(area: Size, cards: number, groups: number, named = false): Fan {
  const { width, height } = area
  if (height < LOW) return COUNTED
  if (cards === 0) return { as: 'stubs', labels: true, width: STUB, step: STUB + GAP }
  const taken = groups * LABEL + (cards - 1) * GAP
  const each = Math.min(WORDS.most, Math.floor((width - taken) / cards))
  if (height >= WORDS.height && each >= WORDS.least)
    return { as: 'words', labels: true, width: each, step: each + GAP }
  if (taken + cards * STUB <= width) return { as: 'stubs', labels: true, width: STUB, step: STUB + GAP }
  const apart = (groups - 1) * APART
  const narrow = (width - apart - (cards - 1) * CLOSE) / cards
  if (narrow >= READABLE && narrow < STUB)
    return { as: 'stubs', labels: false, width: narrow, step: narrow + CLOSE }
  const step = cards < 2 ? STUB + GAP : Math.min(STUB + GAP, (width - STUB - apart) / (cards - 1))
  const tabs = named && step < READABLE ? tabsIn(area, cards) : null
  if (tabs !== null) return tabs
  return step < LEAST || width < STUB ? COUNTED : { as: 'stubs', labels: false, width: STUB, step }
}

/** The average letter width and the line height of the name and of the text. */
const NAME = { wide: 7.6, high: 15.3 }
const TEXT = { wide: 5.7, high: 14.1 }
/** Width taken by picture and edges, height taken by edges, and width that the corner takes from the name's lines. */
const TAKEN = { width: 50, height: 11, corner: 22 }

/** The number of lines that the words take, at this many letters per line. */
function linesOf(words: string, letters: number): number {
  let [lines, filled] = [1, 0]
  for (const { length } of words.split(' ')) {
    if (filled > 0 && filled + 1 + length > letters) [lines, filled] = [lines + 1, 0]
    filled += (filled > 0 ? 1 : 0) + length
  }
  return lines
}

/** Whether a card's whole text fits on a stub of this size, next to its picture and below its name. */
export function holdsWords({ width, height }: Size, name: string, text: string): boolean {
  const area = width - TAKEN.width
  const named = linesOf(name, (area - TAKEN.corner) / NAME.wide)
  return named * NAME.high + linesOf(text, area / TEXT.wide) * TEXT.high <= height - TAKEN.height
}
