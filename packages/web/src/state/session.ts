// The table on screen: what the host last said, shown one update after the other at the player's
// speed, and what the player asks of it. Decides nothing about the game.
import type { Eyes, Hints, LogLine, SeatPlan, Update } from '@lorehall/host'
import { create } from 'zustand'
import { host } from '../host/client.ts'
import type { TablePort } from '../host/table-port.ts'
import { HostTrouble } from '../host/trouble.ts'
import { foresee, foreseen } from './foresight.ts'
import { afterDrawn } from './frames.ts'
import { askHintsOf, expectHints, knownHints } from './hints.ts'
import { useNotices } from './notices.ts'
import { forgetAll, forgetFrom, type Moment, remember, stepBack } from './past.ts'
import { reuse } from './reuse.ts'
import { sayIn, tellIn } from '../text/language.ts'
import { useSettings } from './settings.ts'

interface Around {
  readonly update: Update
  readonly log: readonly LogLine[]
}

interface SessionState {
  readonly table: string | null
  /** Who runs it. */
  readonly port: TablePort
  /** What is drawn now. */
  readonly shown: Update | null
  readonly log: readonly LogLine[]
  /** What lies around the board shows this: the board and the question are drawn first, it follows. */
  readonly around: Around | null
  /** Updates that wait for their moment. */
  readonly queue: readonly Update[]
  /** The first of them, while something is played before it is shown: its dice roll. */
  readonly coming: Update | null
  /** The seat the device is to be handed to: nothing else is shown. */
  readonly curtain: number | null
  /** The table cannot be opened, and why. */
  readonly trouble: string | null
}

const NO_TABLE: SessionState = {
  table: null,
  port: host,
  shown: null,
  log: [],
  around: null,
  queue: [],
  coming: null,
  curtain: null,
  trouble: null,
}

export const useSession = create<SessionState>()(() => NO_TABLE)

const { getState: now, setState: set } = useSession

const persons = (seats: readonly SeatPlan[]) =>
  seats.flatMap((plan, i) => (plan.kind === 'person' ? [i] : []))

/** Milliseconds an update is looked at before the next one, by speed. */
function pause(update: Update): number {
  const { speed } = useSettings.getState()
  const seen = update.events.length > 0
  return speed === 0 || !seen ? 0 : ([0, 800, 300, 120][speed] ?? 0)
}

/** What is played around an update: milliseconds before it is shown, and until the next one. */
type Stage = (
  update: Update,
  last: Update | null,
) => { readonly before: number; readonly after: number } | null

let played: Stage | null = null

/** Whoever shows dice and cards says how long they take. Null: nobody does. */
export function stage(by: Stage | null): void {
  played = by
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
  const { shown, coming } = now()
  const part = played?.(next, shown) ?? null
  if (part !== null && part.before > 0 && coming !== next) {
    set({ coming: next })
    timer = setTimeout(advance, part.before)
    return
  }
  show(next)
  set({ queue, coming: null })
  const wait = Math.max(pause(next), part?.after ?? 0)
  if (wait === 0) advance()
  else timer = setTimeout(advance, wait)
}

function show(told: Update, hints: Hints | null = null): void {
  const { shown, log, around } = now()
  const update = { ...reuse(shown, told) }
  // The same things asked at the same table bring the same.
  const same =
    shown !== null &&
    update.view === shown.view &&
    update.choices === shown.choices &&
    update.ask?.options === shown.ask?.options
  expectHints(update, hints ?? (same ? knownHints() : null))
  const heard = told.fresh ? reuse(log, told.log) : [...log, ...told.log]
  // What comes of a touch is first seen on the board. Who steps back, or looks with other eyes, sees all at once.
  const follows = !told.fresh && around !== null && around.update.eyes === update.eyes
  set({ shown: update, log: heard, around: follows ? around : { update, log: heard } })
  if (follows) bringAround()
}

let following = false

function bringAround(): void {
  if (following) return
  following = true
  afterDrawn(() => {
    following = false
    const { shown, log, around } = now()
    if (shown !== null && around?.update !== shown) set({ around: { update: shown, log } })
  })
}

/** Another person at this device is asked: hand it over behind a curtain. */
function drawCurtain(): void {
  const { shown, port } = now()
  if (!port.shared) return
  if (shown === null || shown.eyes === null || shown.over || shown.waiting.includes(shown.eyes)) return
  const next = shown.waiting.find((seat) => shown.seats[seat]?.kind === 'person')
  if (next !== undefined) set({ curtain: next })
}

/** Steps back that are shown and not confirmed yet, and the promise of the last one. */
let ahead = 0
let confirmed: Promise<unknown> = Promise.resolve()

/** Going back is instant: nothing that waited matters any more. */
function goBack(update: Update, hints: Hints | null = null): void {
  clearTimeout(timer)
  timer = undefined
  forgetFrom(update.seq)
  set({ queue: [], coming: null })
  show(update, hints)
  drawCurtain()
}

function hear(update: Update, from: TablePort): void {
  const { table, port, shown } = now()
  if (from !== port || update.table !== table) return
  // Eyes that a page chose itself may have been others a moment ago.
  if (port.shared && update.eyes !== shown?.eyes) return
  if (update.fresh) {
    // Of steps back in a row only the last needs its confirmation: the others are passed already.
    ahead = Math.max(0, ahead - 1)
    if (ahead === 0) goBack(update)
    return
  }
  // What was foreseen came otherwise: somebody was faster.
  const latest = now().queue.at(-1) ?? shown
  if (latest !== null && update.after < latest.entries) return void lookAgain()
  // At once, what bots do in one frame is drawn as one; what I am asked never waits.
  const hurried = useSettings.getState().speed === 0 && !update.waiting.includes(update.eyes ?? -1)
  take(update, hurried && !update.over ? FRAME : 0)
}

/** Something new, in its turn. */
function take(update: Update, after = 0): void {
  set({ queue: [...now().queue, update] })
  if (timer !== undefined) return
  if (after > 0) timer = setTimeout(advance, after)
  else advance()
}

const heard = new Set<TablePort>()

/** Each port is listened to once, for as long as the page is open. */
function listenTo(port: TablePort): void {
  askHintsOf(port)
  if (heard.has(port)) return
  heard.add(port)
  port.onUpdate((update) => hear(update, port))
  port.onNotice((notice) => {
    if (notice === 'host-died' && now().port === port) void lookAgain()
  })
  port.onTrouble(({ table, code, message }) => {
    if (table === now().table) tellTrouble(new HostTrouble(code, message))
  })
}

/** The host's own sentence, or ours where the trouble is the browser's. */
function worded(error: unknown): string {
  const { language } = useSettings.getState()
  const code = error instanceof HostTrouble ? error.code : ''
  if (code === 'overtaken' || code === 'storage-full') return tellIn(language, `trouble.${code}`)
  return sayIn(language, error instanceof Error ? error.message : String(error))
}

const QUIET: ReadonlySet<string> = new Set(['host-died', 'stale-ask', 'not-asked'])

export function tellTrouble(error: unknown): void {
  // A second click on what was just answered needs no words: the table is shown as it stands.
  if (error instanceof HostTrouble && QUIET.has(error.code)) return
  useNotices.getState().tell({ kind: 'trouble', text: worded(error) })
}

/**
 * Opens a table: at a shared device with the eyes of the person who is asked, or of the first person,
 * or of nobody; elsewhere with those one has.
 */
export async function openTable(table: string, port: TablePort = host): Promise<void> {
  listenTo(port)
  clearTimeout(timer)
  timer = undefined
  forgetAll()
  ahead = 0
  set({ ...NO_TABLE, table, port })
  try {
    const first = await port.request('watch', { table, eyes: null })
    if (now().table !== table) return
    if (!port.shared) {
      show(first)
      return
    }
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
  const { table, port } = now()
  if (table === null) return
  const update = await port.request('watch', { table, eyes })
  if (now().table !== table) return
  if (now().shown?.eyes !== eyes) forgetAll()
  ahead = 0
  set({ queue: [], coming: null, curtain: null })
  show(update)
}

export async function closeTable(): Promise<void> {
  const { table, port } = now()
  clearTimeout(timer)
  timer = undefined
  set(NO_TABLE)
  if (table !== null) await port.request('leave', { table }).catch(tellTrouble)
}

/** Shows the table as it stands, whatever was shown. */
export async function lookAgain(): Promise<void> {
  const { table, shown } = now()
  if (table !== null && shown !== null) await seeAs(shown.eyes).catch(tellTrouble)
}

/** How many requests are on their way. */
let requests = 0

export const isBusy = () => requests > 0

async function act(request: () => Promise<object>): Promise<boolean> {
  requests += 1
  try {
    await request()
    return true
  } catch (error) {
    tellTrouble(error)
    await lookAgain()
    return false
  } finally {
    requests -= 1
  }
}

const present = (update: Update): Moment => ({ update, log: now().log, hints: knownHints() })

/** What an answer is on its way to. */
let answering: Update['ask'] = null

/** Somebody is about to give this answer: when it is given, what comes of it is to be known. */
export function press(...picks: readonly string[]): void {
  const { shown, table, port, queue } = now()
  if (table === null || shown === null || shown.ask === null || queue.length + ahead > 0) return
  const { seat, id } = shown.ask
  if (port.foresee !== undefined) foresee(shown, { table, seat, ask: id, picks }, port.foresee)
}

/** Answers what these eyes are asked; several picks count as one. */
export async function answer(...picks: readonly string[]): Promise<boolean> {
  if (hurry()) return false
  // After a step back the host asks anew, and only what it asks now can be answered.
  if (ahead > 0) await confirmed
  const { shown, table, port } = now()
  if (table === null || shown === null || shown.ask === null) return false
  const { ask } = shown
  // A second touch before anything came of the first.
  if (ask === answering) return false
  answering = ask
  remember(present(shown))
  const known = foreseen(shown, picks)
  const given = { table, seat: ask.seat, ask: ask.id, picks }
  const done = act(() =>
    port.request('answer', known === null ? given : { ...given, foreseen: known.after }),
  ).finally(() => {
    if (answering === ask) answering = null
  })
  if (known !== null) take(known)
  return done
}

/**
 * Steps back; at a shared device everyone who is here has agreed by standing around it. A free step
 * to a moment that is known is shown at once. What the host then says is shown, whatever it is.
 */
export function undo(): Promise<boolean> {
  if (hurry()) return Promise.resolve(false)
  const { shown, table, port } = now()
  if (table === null || shown === null || shown.eyes === null) return Promise.resolve(false)
  const seat = shown.eyes
  const consent = persons(shown.seats).filter((other) => other !== seat)
  const earlier = shown.undo === 'free' ? stepBack(shown) : null
  if (earlier !== null) {
    const { update, log, hints } = earlier
    ahead += 1
    goBack({ ...update, log, events: [], fresh: true, redo: true }, hints)
  }
  const done = act(() => port.request('undo', { table, seat, consent })).finally(() => {
    if (confirmed === done) ahead = 0
  })
  confirmed = done
  return done
}

export function redo(): Promise<boolean> {
  if (hurry()) return Promise.resolve(false)
  const { shown, table, port } = now()
  if (table === null || shown === null || shown.eyes === null) return Promise.resolve(false)
  const seat = shown.eyes
  // Brought back in a row, what lies between is not seen here.
  if (isBusy()) forgetAll()
  else remember(present(shown))
  return act(() => port.request('redo', { table, seat }))
}

export function choose(effect: string, choice: 'always' | 'never' | 'ask'): Promise<boolean> {
  const { shown, table, port } = now()
  if (table === null || shown === null || shown.eyes === null) return Promise.resolve(false)
  const seat = shown.eyes
  return act(() => port.request('choose', { table, seat, effect, choice }))
}

/** Dice that still roll lie there; whether there were any. What is asked now is not what is seen yet. */
export function hurry(): boolean {
  if (now().coming === null) return false
  advance()
  return true
}

/** Shows everything that waits, at once. */
export function skip(): void {
  clearTimeout(timer)
  timer = undefined
  for (const update of now().queue) show(update)
  set({ queue: [], coming: null })
  drawCurtain()
}
