// When what the host said is shown: one update after the other, at the player's speed.
import type { Hints, Update } from '@lorehall/host'
import { afterDrawn } from './frames.ts'
import { expectHints, knownHints } from './hints.ts'
import { forgetFrom } from './past.ts'
import { reuse } from './reuse.ts'
import { useSession } from './session.ts'
import { useSettings } from './settings.ts'

const { getState: now, setState: set } = useSession

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

let timer: ReturnType<typeof setTimeout> | undefined

/** Nothing that waits for its time is waited for any more. */
export function stopWaiting(): void {
  clearTimeout(timer)
  timer = undefined
}

/** Shows the next update, and the one after it when its time has come. */
function advance(): void {
  stopWaiting()
  const [next, ...queue] = now().queue
  if (next === undefined) drawCurtain()
  else bring(next, queue)
}

function bring(next: Update, queue: readonly Update[]): void {
  const { shown, coming } = now()
  const part = played?.(next, shown) ?? null
  if (part !== null && part.before > 0 && coming !== next) {
    set({ coming: next, queue: [next, ...queue] })
    timer = setTimeout(advance, part.before)
    return
  }
  show(next, null, queue)
  const wait = Math.max(pause(next), part?.after ?? 0)
  if (wait === 0) advance()
  else timer = setTimeout(advance, wait)
}

/** Shows this now; what waits behind it waits on. */
export function show(told: Update, hints: Hints | null = null, queue: readonly Update[] = []): void {
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
  set({
    shown: update,
    log: heard,
    around: follows ? around : { update, log: heard },
    queue,
    coming: null,
  })
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

/** Going back is instant: nothing that waited matters any more. */
export function goBack(update: Update, hints: Hints | null = null): void {
  stopWaiting()
  forgetFrom(update.seq)
  show(update, hints)
  drawCurtain()
}

/** Something new, in its turn. */
export function take(update: Update, after = 0): void {
  const { queue } = now()
  if (timer === undefined && after === 0 && queue.length === 0) {
    bring(update, [])
    return
  }
  set({ queue: [...queue, update] })
  if (timer !== undefined) return
  if (after > 0) timer = setTimeout(advance, after)
  else advance()
}

/** Dice that still roll lie there; whether there were any. What is asked now is not what is seen yet. */
export function hurry(): boolean {
  if (now().coming === null) return false
  advance()
  return true
}

/** Shows everything that waits, at once. */
export function skip(): void {
  stopWaiting()
  for (const update of now().queue) show(update)
  drawCurtain()
}
