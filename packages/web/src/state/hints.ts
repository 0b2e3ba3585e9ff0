// What the answers to the shown ask would bring: asked for when the table has been drawn, so that
// drawing never waits for it. Whoever must know at once waits here.
import type { Hint, Hints, Update, WireOption } from '@lorehall/host'
import { create } from 'zustand'
import { host } from '../host/client.ts'
import type { TablePort } from '../host/table-port.ts'
import { afterDrawn } from './frames.ts'

interface HintsState {
  /** The update whose ask is meant. */
  readonly of: Update | null
  /** Not here yet: null. */
  readonly known: Hints | null
}

const NONE: Hints = { options: {}, routes: {} }
const UNKNOWN: Hint = { effects: [], ends: false }

const useHints = create<HintsState>()(() => ({ of: null, known: null }))

const { getState: now, setState: set } = useHints

/** The request under way, so that nobody sends it twice. */
let coming: Promise<Hints | null> | null = null

/** Who runs the table that is shown. */
let port: TablePort = host

export function askHintsOf(who: TablePort): void {
  port = who
}

/** An update is about to be drawn: hints not known already are sent for when it stands on the screen. */
export function expectHints(update: Update, already: Hints | null): void {
  coming = null
  const known = update.ask === null ? NONE : already
  set({ of: update, known })
  if (known !== null) return
  afterDrawn(() => now().of === update && void hintsComing())
}

/** Are the hints of what is shown here? */
export function hinted(): boolean {
  return now().known !== null
}

/** All of them, or nothing yet. */
export function knownHints(): Hints | null {
  return now().known
}

/** As far as they are known. */
export function hintsNow(): Hints {
  return now().known ?? NONE
}

/** The hints of what is shown; null: it is no longer asked. */
export function hintsComing(): Promise<Hints | null> {
  const { of, known } = now()
  if (known !== null || of === null || of.ask === null) return Promise.resolve(known)
  coming ??= fetchFor(of, of.ask.seat, of.ask.id)
  return coming
}

async function fetchFor(of: Update, seat: number, ask: number): Promise<Hints | null> {
  // Refused, the table has moved on, and the update that says so is on its way.
  const hints = await port.request('hints', { table: of.table, seat, ask }).catch(() => null)
  if (now().of !== of) return null
  coming = null
  set({ known: hints })
  return hints
}

export function useHint({ id }: WireOption): Hint {
  return useHints(({ known }) => known?.options[id] ?? UNKNOWN)
}

/** The answers in a row that lead to this far thing. */
export function useRoute(at: string): readonly string[] | null {
  return useHints(({ known }) => known?.routes[at] ?? null)
}

/** All routes, where the update is the one that is played; null while they are not known. */
export function useRoutes(update: Update): Hints['routes'] | null {
  return useHints(({ of, known }) => (of === update ? (known?.routes ?? null) : NONE.routes))
}
