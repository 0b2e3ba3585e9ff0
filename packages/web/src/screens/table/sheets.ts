// The sheets of a phone, over the board: how many highlighted things each has, where it starts when opened, and when it
// closes by itself.
import type { Update } from '@lorehall/host'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { drawn, type Place } from '../../table-ui/drawn.ts'
import { highlightAt } from '../../table-ui/highlights.ts'
import type { GameParts } from '../../table-ui/parts.ts'
import { myTurn } from '../../table-ui/turn/turn.ts'
import { type SheetName, usePanels } from './panels.ts'

const LOUD = '[data-highlight="true"]:not([data-quiet="true"])'

/** The number of highlighted things in a place that are not quiet. */
const loudIn = (update: Update, place: Place) =>
  drawn.in(place).filter((at) => {
    const { highlighted, quiet } = highlightAt(update, at)
    return highlighted && !quiet
  }).length

/** The last question, and the sheet that was open while it was asked. */
export interface Answered {
  readonly ask: number
  /** The turn it belonged to; null if it was somebody else's turn. */
  readonly turn: number | null
  readonly sheet: SheetName | null
}

/**
 * Whether an open sheet closes by itself: the player answered with it open, is asked again in the same turn, and has
 * something to click on the board but nothing in the sheet. It stays open while others play and if it was opened since.
 * The chat always stays.
 */
export function makesWay(
  before: Answered | null,
  now: Answered,
  highlighted: { readonly sheet: number; readonly board: number },
): boolean {
  if (before === null || now.sheet === null || before.sheet !== now.sheet) return false
  if (now.sheet === 'chat' || now.sheet === 'coach') return false
  if (now.turn === null || before.turn !== now.turn || before.ask === now.ask) return false
  return highlighted.sheet === 0 && highlighted.board > 0
}

const NOTHING: Readonly<Record<SheetName, number>> = { me: 0, others: 0, chat: 0, coach: 0 }

/** The number of highlighted things in each sheet. A closed sheet stays in the document, so they can be counted. */
export function useSheets(update: Update, parts: GameParts): Readonly<Record<SheetName, number>> {
  const [highlighted, setHighlighted] = useState(NOTHING)
  const sheet = usePanels((panels) => panels.sheet)
  const answered = useRef<Answered | null>(null)
  useEffect(() => {
    const found = { ...NOTHING, me: loudIn(update, 'me'), others: loudIn(update, 'others') }
    setHighlighted(found)
    const { ask } = update
    if (ask === null) return
    const now: Answered = { ask: ask.id, turn: myTurn(update, parts.turns), sheet }
    // After an undo, the sheet stays open.
    const goes =
      !update.fresh &&
      sheet !== null &&
      makesWay(answered.current, now, { sheet: found[sheet], board: loudIn(update, 'board') })
    answered.current = now
    if (goes) usePanels.getState().toggleSheet(sheet)
  }, [update, sheet, parts])
  useBeginning(sheet)
  return highlighted
}

/** An opened sheet starts at the top, or at its first highlighted thing if that is further down. */
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
