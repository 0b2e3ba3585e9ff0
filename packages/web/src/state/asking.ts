// What a player can do at the table on screen.
import type { Choice } from '@lorehall/kernel'
import { send, session } from './run.ts'
import { awaitsHost } from './table/session.ts'

/** Is the host still at what it was asked last? */
export function isBusy(): boolean {
  const now = session()
  return now.is === 'open' && awaitsHost(now)
}

/** Somebody is about to give this answer: when it is given, what comes of it is to be known. */
export function press(...picks: readonly string[]): void {
  send({ happens: 'pressed', picks })
}

/** Answers what these eyes are asked; several picks count as one. */
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

/** Dice that still roll lie there. */
export function hurry(): void {
  send({ happens: 'touched' })
}

/** Shows everything that waits, at once. */
export function skip(): void {
  send({ happens: 'skipped' })
}
