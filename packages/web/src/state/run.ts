// Runs the session of the table on screen: passes it happenings, carries out its effects and publishes the new state.
// All decisions are made in `session/`.
import { createStore } from 'zustand'
import { shallow } from 'zustand/shallow'
import { askHost } from './ask-host.ts'
import { afterDrawn } from './frames.ts'
import { pace } from './pace.ts'
import { NO_TABLE, useSession } from './session/store.ts'
import type { Effect, Happening } from './session/happenings.ts'
import { CLOSED, knownHints, type Session, STILL } from './session/session.ts'
import { next } from './session/next.ts'
import { tell } from './trouble.ts'

const run = createStore<Session>()(() => CLOSED)

export const session = run.getState

export function send(happening: Happening): void {
  const before = session()
  const [now, effects] = next(before, happening, pace)
  run.setState(now, true)
  publish(now)
  for (const effect of effects) carryOut(effect)
  if (waitOf(now) !== waitOf(before)) wait(now)
}

/** Resolves once the condition is true. */
export function until(holds: (session: Session) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = (now: Session) => {
      if (!holds(now)) return
      stop()
      resolve()
    }
    const stop = run.subscribe(look)
    look(session())
  })
}

function published(now: Session): typeof NO_TABLE {
  if (now.is === 'closed') return NO_TABLE
  if (now.is === 'opening') return { ...NO_TABLE, table: now.table }
  if (now.is === 'shut') return { ...NO_TABLE, table: now.table, trouble: now.why }
  const { table, shown, log, around, queue, told, showing, curtain, beside } = now
  const coming = showing.is === 'rolling' ? (queue[0] ?? null) : null
  const hints = knownHints(now)
  const { is: phase } = showing
  return { table, shown, log, around, queue, told, phase, coming, hints, curtain, beside, trouble: null }
}

/** Skips publishing when the new snapshot is shallow-equal to the old. */
function publish(now: Session): void {
  const before = useSession.getState()
  const next = { ...before, ...published(now) }
  if (!shallow(before, next)) useSession.setState(next)
}

const waitOf = (now: Session) => (now.is === 'open' ? now.showing : STILL)

let timer: ReturnType<typeof setTimeout> | undefined

/** One timer for the session's current wait. A wait of 0 ms is over immediately, before any other happening. */
function wait(now: Session): void {
  clearTimeout(timer)
  const waits = waitOf(now)
  if (waits.is === 'still' || waits.is === 'paused') return
  if (waits.ms === 0) send({ happens: 'due' })
  else timer = setTimeout(send, waits.ms, { happens: 'due' })
}

function carryOut(effect: Effect): void {
  if (effect.do === 'tell') tell(effect.why)
  else if (effect.do === 'frame') afterDrawn(() => send({ happens: 'drawn', n: effect.n }))
  else void askHost(useSession.getState().port, effect).then(send)
}
