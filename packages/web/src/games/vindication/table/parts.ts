// What the table screen shows of a game of Vindication.
import { lazy } from 'react'
import type { GameParts } from '../../../table/parts.ts'
import { aboutThing } from '../board/about-thing.tsx'
import { playWith } from '../cards/faces.ts'
import { otherSeats } from '../players/player-facts.ts'
import { OtherPlayer } from '../players/other-player.tsx'
import { OwnArea } from '../players/own-area.tsx'
import { wordsOf } from '../text/own.ts'
import { turnDone } from '../turn-parts.ts'
import { dice, outcome } from './dice.ts'
import { Card, drawn } from './drawn.tsx'
import { NAMES_EN } from './en.ts'
import { myTurn } from './my-turn.ts'
import { Status } from './status.tsx'
import { Offered } from './tray.tsx'
import { lieOpen, offered, showsItself } from './offered.ts'
import { TurnChecklist } from './turn-checklist.tsx'

export const PARTS: GameParts = {
  names: NAMES_EN,
  prepare: ({ values }) => playWith(values),
  Board: lazy(() =>
    import('../board/shared-table.tsx').then(({ SharedTable }) => ({ default: SharedTable })),
  ),
  Own: OwnArea,
  Other: OtherPlayer,
  Checklist: TurnChecklist,
  turnDone,
  myTurn,
  news: (before, now, words) =>
    import('./news.ts').then(({ newsBetween }) => newsBetween(before, now, wordsOf(words))),
  begins: ({ type }) => (type === 'round' || type === 'turn' ? type : null),
  Status,
  thing: (update, at, words) => aboutThing(update, at, wordsOf(words)),
  showsItself,
  About: lazy(() => import('./about.tsx').then(({ About }) => ({ default: About }))),
  Offered,
  offered: (update) => offered(update).length,
  lieOpen,
  dice,
  outcome: (update, words) => outcome(update, wordsOf(words)),
  drawn,
  Card,
  others: otherSeats,
}
