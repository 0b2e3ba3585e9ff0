// Now or Never's parts of the table screen.
import { lazy } from 'react'
import { boardsWith, namesWith } from '../../../table-ui/module-parts.ts'
import type { GameParts } from '../../../table-ui/parts.ts'
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
import type { Brought } from '../module-parts.ts'
import { NAMES_EN } from './en.ts'
import { lieOpen, offered } from './offered.ts'
import { points, ruler } from './ruler.ts'
import { scene } from './scene.ts'
import { turn } from './turn.ts'
import { wordsOf as turnWords } from './words/own.ts'
import { LAUREL } from '../../../icons/laurel.ts'

/** The parts of the base and of the table's modules. */
export const partsWith = (modules: Brought): GameParts => ({
  names: namesWith(NAMES_EN, modules),
  prepare: (update) => playWith(valuesOf(update), modules),
  boards: {
    all: boardsWith([MAP, TOWN, MARKET, HERO], modules),
    scene: (update) => modules.scene(update) ?? scene(update),
    thing: (update, at, words) => aboutThing(update, at, wordsOf(words)),
  },
  players: {
    OwnCounts,
    Own,
    OwnLine,
    Other,
    moreLines: () => (modules.panels.row.length > 0 ? 1 : 0),
    Whole: lazy(() => import('../players/whole.tsx').then(({ Whole }) => ({ default: Whole }))),
  },
  score: {
    points,
    sign: LAUREL,
    ruler: (update, words) => ruler(update, turnWords(words)),
    standing: async () => (await import('../score/score.ts')).standing,
    Track: modules.Track,
    Closing: modules.Closing,
  },
  turns: {
    at: turn,
    checklist: (update, words) => checklist(update, turnWords(words)),
    isDone: turnDone,
    tray: modules.tray,
    begins: ({ type }) => (type === 'season' ? 'round' : type === 'turn' ? 'turn' : null),
  },
  telling: {
    news: async () => (await import('./touches.ts')).newsBetween,
    touches: async () => (await import('./touches.ts')).touchesBetween,
    cause: (_update, line, words) => cause(line, wordsOf(words)),
  },
  cards: { look: lookOf, offered, lieOpen },
  chance: {
    dice: (event, update) => (modules.rolls(update) ? [] : dice(event, update)),
    outcome: (update, words) => outcome(update, turnWords(words)),
    drawn,
  },
})
