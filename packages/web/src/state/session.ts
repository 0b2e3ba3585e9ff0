// The table on screen: what the host last said, shown one update after the other at the player's
// speed, and what the player asks of it. Decides nothing about the game.
import type { Eyes, LogLine, SeatPlan, Update } from '@lorehall/host'
import { create } from 'zustand'
import { host } from '../host/client.ts'
import { HostTrouble } from '../host/trouble.ts'
import { expectHints } from './hints.ts'
import { useNotices } from './notices.ts'
import { reuse } from './reuse.ts'
import { sayIn, tellIn } from '../text/language.ts'
import { useSettings } from './settings.ts'

interface SessionState {
  readonly table: string | null
  /** What is drawn now. */
  readonly shown: Update | null
  readonly log: readonly LogLine[]
  /** Updates that wait for their moment. */
  readonly queue: readonly Update[]
  /** The seat the device is to be handed to: nothing else is shown. */
  readonly curtain: number | null
  /** The table cannot be opened, and why. */
  readonly trouble: string | null
  /** An answer is on its way. */
  readonly busy: boolean
}

export const useSession = create<SessionState>()(() => ({
  table: null,
  shown: null,
  log: [],
  queue: [],
  curtain: null,
  trouble: null,
  busy: false,
}))

const { getState: now, setState: set } = useSession

const persons = (seats: readonly SeatPlan[]) =>
  seats.flatMap((plan, i) => (plan.kind === 'person' ? [i] : []))

/** Milliseconds an update is looked at before the next one, by speed. */
function pause(update: Update): number {
  const { speed } = useSettings.getState()
  const seen = update.events.length > 0
  return speed === 0 || !seen ? 0 : ([0, 800, 300, 120][speed] ?? 0)
}

/** A frame, in milliseconds. */
const FRAME = 16

let timer: ReturnType<typeof setTimeout> | undefined

/** Shows the next update, and the one after it when its time has come. */
function advance(): void {
  clearTimeout(timer)
  timer = undefined
  const [next, ...queue] = now().queue
  if (next === undefined) {
    drawCurtain()
    return
  }
  show(next)
  set({ queue })
  const wait = pause(next)
  if (wait === 0) advance()
  else timer = setTimeout(advance, wait)
}

function show(told: Update): void {
  const { shown, log } = now()
  const update = { ...reuse(shown, told) }
  expectHints(update)
  set({ shown: update, log: told.fresh ? reuse(log, told.log) : [...log, ...told.log] })
}

/** Another person at this device is asked: hand it over behind a curtain. */
function drawCurtain(): void {
  const { shown } = now()
  if (shown === null || shown.eyes === null || shown.over || shown.waiting.includes(shown.eyes)) return
  const next = shown.waiting.find((seat) => shown.seats[seat]?.kind === 'person')
  if (next !== undefined) set({ curtain: next })
}

function hear(update: Update): void {
  if (update.table !== now().table) return
  if (update.eyes !== now().shown?.eyes) return
  // Going back is instant: nothing that waited matters any more.
  if (update.fresh) {
    clearTimeout(timer)
    timer = undefined
    set({ queue: [] })
    show(update)
    drawCurtain()
    return
  }
  set({ queue: [...now().queue, update] })
  if (timer !== undefined) return
  // At once, what bots do in one frame is drawn as one; what I am asked never waits.
  const hurried = useSettings.getState().speed === 0 && !update.waiting.includes(update.eyes ?? -1)
  if (hurried && !update.over) timer = setTimeout(advance, FRAME)
  else advance()
}

host.onUpdate(hear)

/** The host's own sentence, or ours where the trouble is the browser's. */
function worded(error: unknown): string {
  const { language } = useSettings.getState()
  const code = error instanceof HostTrouble ? error.code : ''
  if (code === 'overtaken' || code === 'storage-full') return tellIn(language, `trouble.${code}`)
  return sayIn(language, error instanceof Error ? error.message : String(error))
}

const QUIET: ReadonlySet<string> = new Set(['host-died', 'stale-ask'])

export function tellTrouble(error: unknown): void {
  // A second click on what was just answered needs no words: the table is shown as it stands.
  if (error instanceof HostTrouble && QUIET.has(error.code)) return
  useNotices.getState().tell({ kind: 'trouble', text: worded(error) })
}

/** Opens a table with the eyes of the person who is asked, or of the first person, or of nobody. */
export async function openTable(table: string): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  set({ table, shown: null, log: [], queue: [], curtain: null, trouble: null, busy: false })
  try {
    const first = await host.request('watch', { table, eyes: null })
    const here = persons(first.seats)
    const asked = here.find((seat) => first.waiting.includes(seat)) ?? here[0] ?? null
    if (here.length > 1 && asked !== null && !first.over) {
      show(first)
      set({ curtain: asked })
    } else await seeAs(asked)
  } catch (error) {
    if (now().table === table) set({ trouble: worded(error) })
  }
}

/** Looks at the table with other eyes. */
export async function seeAs(eyes: Eyes): Promise<void> {
  const { table } = now()
  if (table === null) return
  const update = await host.request('watch', { table, eyes })
  if (now().table !== table) return
  set({ queue: [], curtain: null })
  show(update)
}

export async function closeTable(): Promise<void> {
  const { table } = now()
  clearTimeout(timer)
  timer = undefined
  set({ table: null, shown: null, log: [], queue: [], curtain: null, trouble: null, busy: false })
  if (table !== null) await host.request('leave', { table }).catch(tellTrouble)
}

/** Shows the table as it stands, whatever was shown. */
export async function lookAgain(): Promise<void> {
  const { table, shown } = now()
  if (table !== null && shown !== null) await seeAs(shown.eyes).catch(tellTrouble)
}

async function act(request: () => Promise<object>): Promise<boolean> {
  set({ busy: true })
  try {
    await request()
    return true
  } catch (error) {
    tellTrouble(error)
    await lookAgain()
    return false
  } finally {
    set({ busy: false })
  }
}

/** Answers what these eyes are asked; several picks count as one. */
export function answer(...picks: readonly string[]): Promise<boolean> {
  const { shown, table } = now()
  const ask = shown?.ask
  if (table === null || ask === null || ask === undefined) return Promise.resolve(false)
  return act(() => host.request('answer', { table, seat: ask.seat, ask: ask.id, picks }))
}

/** Steps back; at a shared device everyone who is here has agreed by standing around it. */
export function undo(): Promise<boolean> {
  const { shown, table } = now()
  if (table === null || shown === null || shown.eyes === null) return Promise.resolve(false)
  const seat = shown.eyes
  const consent = persons(shown.seats).filter((other) => other !== seat)
  return act(() => host.request('undo', { table, seat, consent }))
}

export function redo(): Promise<boolean> {
  const { shown, table } = now()
  if (table === null || shown === null || shown.eyes === null) return Promise.resolve(false)
  const seat = shown.eyes
  return act(() => host.request('redo', { table, seat }))
}

export function choose(effect: string, choice: 'always' | 'never' | 'ask'): Promise<boolean> {
  const { shown, table } = now()
  if (table === null || shown === null || shown.eyes === null) return Promise.resolve(false)
  const seat = shown.eyes
  return act(() => host.request('choose', { table, seat, effect, choice }))
}

/** Shows everything that waits, at once. */
export function skip(): void {
  clearTimeout(timer)
  timer = undefined
  for (const update of now().queue) show(update)
  set({ queue: [] })
  drawCurtain()
}

host.onNotice((notice) => {
  if (notice === 'host-died') void lookAgain()
})

host.onTrouble(({ table, code, message }) => {
  if (table === now().table) tellTrouble(new HostTrouble(code, message))
})
