// Heroes' parts of the table screen.
import { lazy } from 'react'
import { boardsWith, namesWith } from '../../../table-ui/module-parts.ts'
import type { GameParts } from '../../../table-ui/parts.ts'
import { COURT } from '../board/court/part.tsx'
import { WORLD } from '../board/map/part.tsx'
import { playWith } from '../cards/box.ts'
import { lookOf } from '../cards/looks.ts'
import { valuesOf } from '../facts.ts'
import type { Brought } from '../module-parts.ts'
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
import { isGathering, tray } from './tray.ts'
import { turn } from './turn.ts'
import { wordsOf as turnWords } from './words/own.ts'
import { LAUREL } from '../../../icons/laurel.ts'

/** The parts of the base and of a table's modules. */
export const partsWith = (modules: Brought): GameParts => ({
  names: namesWith(NAMES_EN, modules),
  prepare: (update) => playWith(valuesOf(update), modules),
  boards: {
    all: boardsWith([WORLD, COURT], modules),
    scene,
    thing: (update, at, words) => aboutThing(update, at, wordsOf(words)),
  },
  players: {
    OwnCounts,
    Own,
    OwnLine,
    Other,
    Whole: lazy(() => import('../players/whole.tsx').then(({ Whole }) => ({ default: Whole }))),
  },
  score: {
    points,
    sign: LAUREL,
    ruler: (update, words) => ruler(update, turnWords(words)),
    standing: async () => (await import('../score/score.ts')).standing,
  },
  turns: {
    at: turn,
    checklist: (update, words) => checklist(update, turnWords(words)),
    isDone: turnDone,
    tray,
    // The target of a March is where it ends.
    arrives: isGathering,
    begins: ({ type }) => (type === 'round' || type === 'turn' ? type : null),
  },
  telling: {
    news: async () => (await import('./touches.ts')).newsBetween,
    touches: async () => (await import('./touches.ts')).touchesBetween,
    cause: (update, line, words) => cause(update, line, wordsOf(words)),
  },
  cards: { look: lookOf, offered, lieOpen: () => false },
  chance: { dice: () => [], outcome: () => '', drawn },
})
