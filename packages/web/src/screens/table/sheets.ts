// The sheets of a phone lie over the board: how much is to be touched in each, where one begins to
// read, and when a sheet makes way for the board by itself.
import type { Update } from '@lorehall/host'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { drawn, type Place } from '../../table/drawn.ts'
import { glintAt } from '../../table/glints.ts'
import type { GameParts } from '../../table/parts.ts'
import { myTurn } from '../../table/turn/turn.ts'
import { type SheetName, usePanels } from './panels.ts'

const LOUD = '[data-lit="true"]:not([data-quiet="true"])'

/** How much is to be touched in a place, beyond what always is. */
const loudIn = (update: Update, place: Place) =>
  drawn.in(place).filter((at) => {
    const { lit, quiet } = glintAt(update, at)
    return lit && !quiet
  }).length

/** The last question, and the sheet that was open while it was asked. */
export interface Answered {
  readonly ask: number
  /** The turn it belonged to; null: somebody else's. */
  readonly turn: number | null
  readonly sheet: SheetName | null
}

/**
 * Whoever answers with a sheet open and is asked further in the same turn is playing: a sheet in which
 * nothing is to be touched any more makes way, if something on the board is. Whoever reads while others
 * play, or has opened the sheet since, goes on reading; and what is being written stays.
 */
export function makesWay(
  before: Answered | null,
  now: Answered,
  lit: { readonly sheet: number; readonly board: number },
): boolean {
  if (before === null || now.sheet === null || before.sheet !== now.sheet) return false
  if (now.sheet === 'chat') return false
  if (now.turn === null || before.turn !== now.turn || before.ask === now.ask) return false
  return lit.sheet === 0 && lit.board > 0
}

const NOTHING: Readonly<Record<SheetName, number>> = { me: 0, others: 0, chat: 0 }

/** How many things to touch wait in each sheet: they stay laid out while the sheet is closed. */
export function useSheets(update: Update, parts: GameParts): Readonly<Record<SheetName, number>> {
  const [lit, setLit] = useState(NOTHING)
  const sheet = usePanels((panels) => panels.sheet)
  const answered = useRef<Answered | null>(null)
  useEffect(() => {
    const found = { ...NOTHING, me: loudIn(update, 'me'), others: loudIn(update, 'others') }
    setLit(found)
    const { ask } = update
    if (ask === null) return
    const now: Answered = { ask: ask.id, turn: myTurn(update, parts.turns), sheet }
    // Who steps back wants to see what was there.
    const goes =
      !update.fresh &&
      sheet !== null &&
      makesWay(answered.current, now, { sheet: found[sheet], board: loudIn(update, 'board') })
    answered.current = now
    if (goes) usePanels.getState().toggleSheet(sheet)
  }, [update, sheet, parts])
  useBeginning(sheet)
  return lit
}

/** A sheet that is opened begins at its head, or further down if only there is something to touch. */
function useBeginning(sheet: SheetName | null): void {
  useLayoutEffect(() => {
    const box = sheet === null ? null : document.querySelector(`[data-sheet="${sheet}"]`)
    if (box === null) return
    box.scrollTop = 0
    const first = box.querySelector(LOUD)
    const below = first !== null && first.getBoundingClientRect().bottom > box.getBoundingClientRect().bottom
    if (below) first.scrollIntoView({ block: 'center' })
  }, [sheet])
}
