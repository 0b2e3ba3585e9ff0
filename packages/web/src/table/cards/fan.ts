// How the cards before a player lie in the row they have: with their words where there is room, then as
// stubs, then without the names of their groups, then one over the other, and at last only counted.

import type { Size } from '../use-size.ts'

/** Pixels. */
const STUB = 68
const GAP = 7
/** The name of a group stands upright before it. */
const LABEL = 20
/** Between two groups without names. */
const APART = 5
/** Words need this much beside the picture; more than the most is wasted. */
const WORDS = { least: 132, most: 230, height: 98 }
/** Less of a card can hardly be pointed at. */
const LEAST = 22
/** Lower than this a row holds numbers only. */
const LOW = 56

export interface Fan {
  readonly as: 'words' | 'stubs' | 'counts'
  readonly labels: boolean
  /** How wide a card is, and how far it lies from the one before. */
  readonly width: number
  readonly step: number
}

const COUNTED: Fan = { as: 'counts', labels: false, width: STUB, step: STUB + GAP }

/** `cards` of all groups together. */
export function fanIn({ width, height }: Size, cards: number, groups: number): Fan {
  if (height < LOW) return COUNTED
  if (cards === 0) return { as: 'stubs', labels: true, width: STUB, step: STUB + GAP }
  const named = groups * LABEL + (cards - 1) * GAP
  const each = Math.min(WORDS.most, Math.floor((width - named) / cards))
  if (height >= WORDS.height && each >= WORDS.least)
    return { as: 'words', labels: true, width: each, step: each + GAP }
  if (named + cards * STUB <= width) return { as: 'stubs', labels: true, width: STUB, step: STUB + GAP }
  const apart = (groups - 1) * APART
  const step = cards < 2 ? STUB + GAP : Math.min(STUB + GAP, (width - STUB - apart) / (cards - 1))
  return step < LEAST || width < STUB ? COUNTED : { as: 'stubs', labels: false, width: STUB, step }
}

/** Letters of the name and of the text, as wide as they are on average, and how high their lines are. */
const NAME = { wide: 7.6, high: 15.3 }
const TEXT = { wide: 5.7, high: 14.1 }
/** What the picture and the edges take of the width, the edges of the height; the corner of the name's lines. */
const TAKEN = { width: 50, height: 11, corner: 22 }

/** How many lines words take where so many letters stand in one. */
function linesOf(words: string, letters: number): number {
  let [lines, filled] = [1, 0]
  for (const { length } of words.split(' ')) {
    if (filled > 0 && filled + 1 + length > letters) [lines, filled] = [lines + 1, 0]
    filled += (filled > 0 ? 1 : 0) + length
  }
  return lines
}

/** Whether all words of a card can be read on a stub of this size, beside its picture and below its name. */
export function holdsWords({ width, height }: Size, name: string, text: string): boolean {
  const room = width - TAKEN.width
  const named = linesOf(name, (room - TAKEN.corner) / NAME.wide)
  return named * NAME.high + linesOf(text, room / TEXT.wide) * TEXT.high <= height - TAKEN.height
}
