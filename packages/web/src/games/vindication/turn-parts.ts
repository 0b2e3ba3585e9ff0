// The parts of a turn, and which of them an answer belongs to by its kind.
import type { Update } from '@lorehall/host'

type TurnPart = 'activate' | 'move' | 'visit' | 'rest'

/** What is not here is possible beside the turn. */
export const TURN_PART: Readonly<Record<string, TurnPart>> = {
  character: 'activate',
  activate: 'activate',
  move: 'move',
  stop: 'move',
  struggle: 'move',
  visit: 'visit',
  extra: 'visit',
  rest: 'rest',
}

/** Activated, moved, visited or rested, or nothing of it is possible: what is left are bonus actions. */
export function turnDone({ ask }: Update): boolean {
  return ask?.kind === 'turn' && ask.options.every(({ kind }) => TURN_PART[kind] === undefined)
}
