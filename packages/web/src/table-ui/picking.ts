// Choosing by clicking things. Options of the current ask point at things on the table, and so do the reasons against
// options that a player may expect. Everything clickable has `data-at`.
import type { Hints, Update, WireOption } from '@lorehall/host'
import { create } from 'zustand'
import { hinted, hintsComing, hintsNow } from '../state/hints.ts'
import { answer, press } from '../state/asking.ts'
import { useSession } from '../state/session/store.ts'
import { lookAgain } from '../state/visit.ts'
import { useSettings } from '../state/settings.ts'
import { EN } from '../text/en.ts'
import { namesOf } from './names.ts'
import { partsOf } from './parts.ts'
import { isKnown, learn } from './reading/known.ts'
import { type Possible, clicked } from './clicked.ts'

const DARK: Possible = { options: [], route: null, reasons: [] }

/** Whether a click on an adjacent place also stops there. */
const arrives = (update: Update): boolean => partsOf(update.game)?.turns.arrives?.(update) === true

export function possibleAt(update: Update | null, at: string, way: Possible['route']): Possible {
  const ask = update?.ask
  if (update === null || ask === null || ask === undefined) return DARK
  const options = ask.options.filter((option) => option.at === at)
  const route = options.length === 0 || (arrives(update) && (way?.length ?? 0) > 1) ? way : null
  const reasons = update.reasons.filter((reason) => reason.at === at)
  return options.length + reasons.length === 0 && route === null ? DARK : { options, route, reasons }
}

/** A menu lists the options of a thing, of a part of the turn or of any time, a single reason, or all options. */
export type Menu =
  | { readonly at: string }
  | { readonly part: string }
  | { readonly anytime: true }
  | { readonly reason: string }
  | { readonly all: true }

interface PickState {
  /** The open menu. */
  readonly menu: Menu | null
  /** The answer that waits for confirmation, because it ends the game or the guard is on. */
  readonly confirm: {
    readonly picks: readonly string[]
    readonly label: string
    readonly ends: boolean
  } | null
  /** The thing that the pointer or a log line points at. */
  readonly hover: string | null
}

export const usePick = create<PickState>()(() => ({ menu: null, confirm: null, hover: null }))

const { setState: set } = usePick

const possibleNow = (at: string) => possibleAt(useSession.getState().shown, at, hintsNow().routes[at] ?? null)

/** The player is about to click a thing: fetch the result ahead of time. */
export function pressAt(at: string): void {
  const what = clicked(possibleNow(at))
  if (what.does === 'answer') press(what.option.id)
  else if (what.does === 'walk') press(...what.route)
}

/** Whether the row of the question has a button for this option: the player can read what it does. */
const isSaid = ({ id }: WireOption) =>
  document.querySelector(`[data-asked] [data-option="${CSS.escape(id)}"]`) !== null

/**
 * Handles a click on a thing: answers, walks there, or opens its menu. A finger can't read a thing by pointing at it,
 * so its first tap on a thing opens the menu as well, unless the option can be read already.
 */
export function touch(at: string, finger: boolean): void {
  const possible = possibleNow(at)
  const { shown } = useSession.getState()
  const mayWalk = possible.options.length === 0 || (shown !== null && arrives(shown))
  if (mayWalk && !hinted()) {
    // Wait until the routes are known.
    void onceHinted(() => touch(at, finger))
    return
  }
  const what = clicked(possible)
  const unread = finger && what.does === 'answer' && !isKnown(at) && !isSaid(what.option)
  if (unread || what.does === 'menu' || what.does === 'tell') openMenu({ at })
  else if (what.does === 'answer') pick(what.option)
  else walk(what.route)
}

/** Opens a menu. Returns false if no table is being played: a replay has no menus. */
export function openMenu(menu: Menu): boolean {
  if (useSession.getState().shown === null) return false
  if ('at' in menu) learn(menu.at)
  set({ menu })
  return true
}

/** Walks to a distant place: gives the answers of the route, after confirmation if the guard is on. */
export function walk(route: readonly string[]): void {
  const { guard } = useSettings.getState()
  const { shown } = useSession.getState()
  const label = namesOf(shown?.game).begins?.(route) ?? EN['confirm.walk']
  set({ menu: null, confirm: guard ? { picks: route, label, ends: false } : null })
  if (!guard) answer(...route)
}

/** Answers with an option, after confirmation if it would end the game or the guard is on. */
export function pick(option: WireOption): void {
  if (usePick.getState().menu !== null) set({ menu: null })
  // Wait until it is known whether the option ends the game. If the ask has closed by then, don't answer.
  if (hinted()) settle(option, hintsNow())
  else void onceHinted((hints) => settle(option, hints))
}

/** Acts when the hints arrive. If the host no longer asks this, refreshes the table. */
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

// Menus and confirmations close when their question or table does.
useSession.subscribe(({ table, shown }, before) => {
  const { menu, confirm } = usePick.getState()
  if (menu === null && confirm === null) return
  if (table !== before.table || shown?.ask?.id !== before.shown?.ask?.id) dismiss()
})
