// What the table screen shows of a game of Now or Never.
import { lazy } from 'react'
import { boardsWith, type Brought } from '../../../table/module-parts.ts'
import type { GameParts } from '../../../table/parts.ts'
import { HERO } from '../board/hero/part.tsx'
import { MAP } from '../board/map/part.tsx'
import { MARKET } from '../board/market/part.tsx'
import { TOWN } from '../board/town/part.tsx'
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
import { dice, outcome } from './dice.ts'
import { drawn } from './drawn.ts'
import { NAMES_EN } from './en.ts'
import { lieOpen, offered } from './offered.ts'
import { points, ruler } from './ruler.ts'
import { scene } from './scene.ts'
import { turn } from './turn.ts'
import { wordsOf as turnWords } from './words/own.ts'
import { LAUREL } from '../../../icons/laurel.ts'

/** The base, and what the modules of a table bring. */
export const partsWith = (modules: Brought): GameParts => ({
  names: NAMES_EN,
  prepare: (update) => playWith(valuesOf(update), modules),
  boards: boardsWith([MAP, TOWN, MARKET, HERO], modules),
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
  news: (before, now, words) =>
    import('./news.ts').then(({ newsBetween }) => newsBetween(before, now, turnWords(words))),
  touches: async () => {
    const { touchesBetween } = await import('./touches.ts')
    return (before, now, words) => touchesBetween(before, now, turnWords(words))
  },
  thing: (update, at, words) => aboutThing(update, at, wordsOf(words)),
  card: lookOf,
  offered,
  lieOpen,
  begins: ({ type }) => (type === 'season' ? 'round' : type === 'turn' ? 'turn' : null),
  cause: (_update, line, words) => cause(line, wordsOf(words)),
  dice,
  outcome: (update, words) => outcome(update, turnWords(words)),
  drawn,
})
