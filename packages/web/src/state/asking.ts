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

/** Shows everything at once, until I am asked. */
export function skip(): void {
  send({ happens: 'skipped' })
}

/** What is told of others stays, or goes on. */
export function pause(on: boolean): void {
  send({ happens: on ? 'paused' : 'resumed' })
}

/** The next step of what is told, now. */
export function hasten(): void {
  send({ happens: 'hastened' })
}

/** Tells what others did once more. */
export function tellAgain(): void {
  send({ happens: 'retold' })
}
