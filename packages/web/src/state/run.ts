// Runs the session of the table on screen: tells it what happens, carries out what it wishes, and publishes
// what it has become. Decides nothing.
import { createStore } from 'zustand'
import { shallow } from 'zustand/shallow'
import { askHost } from './ask-host.ts'
import { afterDrawn } from './frames.ts'
import { pace } from './pace.ts'
import { NO_TABLE, useSession } from './session.ts'
import type { Effect, Happening } from './table/happenings.ts'
import { CLOSED, knownHints, type Session, STILL } from './table/session.ts'
import { next } from './table/next.ts'
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

/** Resolves when this holds. */
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

/** What is drawn is not asked to look again where nothing that it sees has changed. */
function publish(now: Session): void {
  const before = useSession.getState()
  const next = { ...before, ...published(now) }
  if (!shallow(before, next)) useSession.setState(next)
}

const waitOf = (now: Session) => (now.is === 'open' ? now.showing : STILL)

let timer: ReturnType<typeof setTimeout> | undefined

/** What waits has one clock; what waits no longer than this moment is due before anything else happens. */
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
