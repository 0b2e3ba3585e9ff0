// What Heroes brings to the table screen.
import { lazy } from 'react'
import { boardsWith, type Brought } from '../../../table/module-parts.ts'
import type { GameParts } from '../../../table/parts.ts'
import { COURT } from '../board/court/part.tsx'
import { WORLD } from '../board/map/part.tsx'
import { playWith } from '../cards/box.ts'
import { lookOf } from '../cards/looks.ts'
import { valuesOf } from '../facts.ts'
import { Other } from '../players/other.tsx'
import { Own } from '../players/own.tsx'
import { OwnCounts } from '../players/own-counts.tsx'
import { OwnLine } from '../players/own-line.tsx'
import { wordsOf } from '../text/own.ts'
import { aboutThing } from './about.ts'
import { cause } from './cause.ts'
import { checklist, turnDone } from './checklist.ts'
import { drawn } from './drawn.ts'
import { NAMES_EN } from './en.ts'
import { offered } from './offered.ts'
import { points, ruler } from './ruler.ts'
import { scene } from './scene.ts'
import { turn } from './turn.ts'
import { wordsOf as turnWords } from './words/own.ts'
import { LAUREL } from '../../../icons/laurel.ts'

/** The base, and what the modules of a table bring. */
export const partsWith = (modules: Brought): GameParts => ({
  names: NAMES_EN,
  prepare: (update) => playWith(valuesOf(update), modules),
  boards: boardsWith([WORLD, COURT], modules),
  scene,
  OwnCounts,
  Own,
  OwnLine,
  Other,
  Whole: lazy(() => import('../players/whole.tsx').then(({ Whole }) => ({ default: Whole }))),
  points,
  pointsSign: LAUREL,
  standing: async () => {
    const [{ standing }, { wordsOf: standWords }] = await Promise.all([
      import('../standing/standing.ts'),
      import('../standing/words.ts'),
    ])
    return (update, seat, words) => standing(update, seat, standWords(words))
  },
  ruler: (update, words) => ruler(update, turnWords(words)),
  turn,
  checklist: (update, words) => checklist(update, turnWords(words)),
  turnDone,
  news: async (before, now, words) => {
    const { touchesBetween } = await import('./touches.ts')
    return touchesBetween(before, now, turnWords(words)).map(({ text }) => text)
  },
  touches: async () => {
    const { touchesBetween } = await import('./touches.ts')
    return (before, now, words) => touchesBetween(before, now, turnWords(words))
  },
  thing: (update, at, words) => aboutThing(update, at, wordsOf(words)),
  card: lookOf,
  offered,
  lieOpen: () => false,
  begins: ({ type }) => (type === 'round' || type === 'turn' ? type : null),
  cause: (update, line, words) => cause(update, line, wordsOf(words)),
  dice: () => [],
  outcome: () => '',
  drawn,
})
