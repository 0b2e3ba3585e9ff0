// Vindication's parts of the table screen.
import { lazy } from 'react'
import { namesWith } from '../../../table-ui/module-parts.ts'
import type { GameParts } from '../../../table-ui/parts.ts'
import { SharedTable } from '../board/shared-table.tsx'
import { aboutThing } from '../board/about-thing.tsx'
import { lookOf } from '../cards/looks.ts'
import { valuesOf } from '../facts.ts'
import { playWith } from '../in-play.ts'
import type { Brought } from '../module-parts.ts'
import { Other } from '../players/other.tsx'
import { Own, OwnCounts, OwnLine } from '../players/own.tsx'
import { playerOf } from '../players/player-facts.ts'
import { TABLE_EN } from '../text/en.ts'
import { wordsOf } from '../text/own.ts'
import { turnDone } from '../turn-parts.ts'
import { cause } from './cause.ts'
import { checklist } from './checklist.ts'
import { dice, outcome } from './dice.ts'
import { drawn } from './drawn.ts'
import { NAMES_EN } from './en.ts'
import { lieOpen, offered } from './offered.ts'
import { ruler } from './ruler.ts'
import { turn } from './turn.ts'
import { LAUREL } from '../../../icons/laurel.ts'

/** The parts of the base and of a table's modules. */
export const partsWith = (modules: Brought): GameParts => ({
  names: namesWith(NAMES_EN, modules),
  prepare: (update) => playWith(valuesOf(update), modules),
  boards: {
    all: [
      {
        id: 'shared',
        name: TABLE_EN['board.name'],
        Board: SharedTable,
        has: (at) => !modules.boards.some((board) => board.has(at)),
      },
      ...modules.boards,
    ],
    scene: null,
    thing: (update, at, words) => aboutThing(update, at, wordsOf(words)),
  },
  players: {
    OwnCounts,
    Own,
    OwnLine,
    Other,
    Whole: lazy(() => import('../players/whole.tsx').then(({ Whole }) => ({ default: Whole }))),
    moreLines: () => (modules.panels.row.length > 0 ? 1 : 0),
  },
  score: {
    points: (update, seat) => playerOf(update, seat)?.honor ?? 0,
    sign: LAUREL,
    ruler: (update, words) => ruler(update, wordsOf(words)),
    standing: async () => (await import('../score/score.ts')).standing,
  },
  turns: {
    at: turn,
    checklist: (update, words) => checklist(update, wordsOf(words)),
    isDone: turnDone,
    begins: ({ type }) => (type === 'round' || type === 'turn' ? type : type === 'eventTurn' ? 'turn' : null),
  },
  telling: {
    news: async () => (await import('./touches.ts')).newsBetween,
    touches: async () => (await import('./touches.ts')).touchesBetween,
    cause: (update, line, words) => cause(update, line, wordsOf(words)),
  },
  cards: { look: lookOf, offered, lieOpen },
  chance: { dice, outcome: (update, words) => outcome(update, wordsOf(words)), drawn },
})
