// What glows: the options of the present ask, by the thing on the table they point at, and the
// reasons against what a player may expect there. Everything clickable carries `data-at`.
import type { Hints, Update, WireOption } from '@lorehall/host'
import { create } from 'zustand'
import { hinted, hintsComing, hintsNow } from '../state/hints.ts'
import { answer, press } from '../state/asking.ts'
import { useSession } from '../state/session.ts'
import { lookAgain } from '../state/visit.ts'
import { useSettings } from '../state/settings.ts'
import { EN } from '../text/en.ts'
import { isKnown, learn } from './reading/known.ts'
import { type Lit, touched } from './touched.ts'

const DARK: Lit = { options: [], route: null, reasons: [] }

export function litAt(update: Update | null, at: string, way: Lit['route']): Lit {
  const ask = update?.ask
  if (update === null || ask === null || ask === undefined) return DARK
  const options = ask.options.filter((option) => option.at === at)
  const route = options.length === 0 ? way : null
  const reasons = update.reasons.filter((reason) => reason.at === at)
  return options.length + reasons.length === 0 && route === null ? DARK : { options, route, reasons }
}

/** A thing, a part of the turn, a reason, or all there is to answer: it is listed. */
export type Menu =
  | { readonly at: string }
  | { readonly part: string }
  | { readonly reason: string }
  | { readonly all: true }

interface PickState {
  /** What was touched and asks which. */
  readonly menu: Menu | null
  /** An answer that waits for a second click: it ends the game, or the guard is on. */
  readonly confirm: {
    readonly picks: readonly string[]
    readonly label: string
    readonly ends: boolean
  } | null
  /** The thing pointed at, by pointer or by a line of the log. */
  readonly hover: string | null
}

export const usePick = create<PickState>()(() => ({ menu: null, confirm: null, hover: null }))

const { setState: set } = usePick

const litNow = (at: string) => litAt(useSession.getState().shown, at, hintsNow().routes[at] ?? null)

/** Somebody is about to touch a thing: what that would answer is looked up. */
export function pressAt(at: string): void {
  const what = touched(litNow(at))
  if (what.does === 'answer') press(what.option.id)
  else if (what.does === 'walk') press(...what.route)
}

/**
 * A thing was touched: answers, walks there, or lists what can be done. A finger has not read what it
 * touches for the first time: that is listed, too.
 */
export function touch(at: string, finger: boolean): void {
  const lit = litNow(at)
  if (lit.options.length === 0 && !hinted()) {
    // It may be a far place: the way there is being looked for.
    void onceHinted(() => touch(at, finger))
    return
  }
  const what = touched(lit)
  const unread = finger && what.does === 'answer' && !isKnown(at)
  if (unread || what.does === 'menu' || what.does === 'tell') openMenu({ at })
  else if (what.does === 'answer') pick(what.option)
  else walk(what.route)
}

/** Whether a list can be opened here: only at a table that is played. */
export function openMenu(menu: Menu): boolean {
  if (useSession.getState().shown === null) return false
  if ('at' in menu) learn(menu.at)
  set({ menu })
  return true
}

/** Goes to a far place: its answers in a row, after a second click where that is wished. */
export function walk(route: readonly string[]): void {
  const { guard } = useSettings.getState()
  set({ menu: null, confirm: guard ? { picks: route, label: EN['confirm.walk'], ends: false } : null })
  if (!guard) answer(...route)
}

/** Answers with an option, after a second click where it would end the game or the guard is on. */
export function pick(option: WireOption): void {
  if (usePick.getState().menu !== null) set({ menu: null })
  // Whether it ends the game must be known first; what is no longer asked is not answered.
  if (hinted()) settle(option, hintsNow())
  else void onceHinted((hints) => settle(option, hints))
}

/** Acts when the hints are here; where the host no longer asks this, looks again. */
async function onceHinted(act: (hints: Hints) => void): Promise<void> {
  const { shown } = useSession.getState()
  const hints = await hintsComing()
  if (hints !== null) act(hints)
  else if (useSession.getState().shown === shown) lookAgain()
}

function settle({ id, label }: WireOption, hints: Hints): void {
  const { guard } = useSettings.getState()
  const ends = hints.options[id]?.ends ?? false
  if (ends || guard) set({ confirm: { picks: [id], label, ends } })
  else answer(id)
}

export function confirmPick(): void {
  const { confirm } = usePick.getState()
  set({ confirm: null })
  if (confirm !== null) answer(...confirm.picks)
}

export function dismiss(): void {
  set({ menu: null, confirm: null })
}

export function pointAt(at: string | null): void {
  if (usePick.getState().hover !== at) set({ hover: at })
}

// What was opened over a question goes with it, and with the table.
useSession.subscribe(({ table, shown }, before) => {
  const { menu, confirm } = usePick.getState()
  if (menu === null && confirm === null) return
  if (table !== before.table || shown?.ask?.id !== before.shown?.ask?.id) dismiss()
})
