// The actions of the player at the table on screen. Each is a happening for the session.
import type { Choice } from '@lorehall/kernel'
import { send, session } from './run.ts'
import { awaitsHost } from './session/session.ts'

/** Is a request to the host still unanswered? */
export function isBusy(): boolean {
  const now = session()
  return now.is === 'open' && awaitsHost(now)
}

/** The player has pressed, but not yet released, this option: fetch its result ahead of time. */
export function press(...picks: readonly string[]): void {
  send({ happens: 'pressed', picks })
}

/** Answers the current ask; several picks make one answer. */
export function answer(...picks: readonly string[]): void {
  send({ happens: 'answered', picks })
}

export function undo(): void {
  send({ happens: 'undone' })
}

export function redo(): void {
  send({ happens: 'redone' })
}

export function choose(effect: string, choice: Choice): void {
  send({ happens: 'chosen', effect, choice })
}

/** Stops rolling dice and shows their result. */
export function hurry(): void {
  send({ happens: 'touched' })
}

/** Skips ahead until the player has to decide. */
export function skip(): void {
  send({ happens: 'skipped' })
}

/** Pauses or resumes the narration of others' turns. */
export function pause(on: boolean): void {
  send({ happens: on ? 'paused' : 'resumed' })
}

/** Shows the next step of others' turns now. */
export function hasten(): void {
  send({ happens: 'hastened' })
}

/** Narrates others' last turns again. */
export function tellAgain(): void {
  send({ happens: 'retold' })
}
