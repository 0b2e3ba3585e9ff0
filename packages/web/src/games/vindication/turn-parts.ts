// The parts of a turn, and which of them an answer belongs to by its kind.
import type { Update } from '@lorehall/host'

export type TurnPart = 'activate' | 'move' | 'visit' | 'rest' | 'favor' | 'contribute' | 'roll'

/** What is not here is possible beside the turn. */
export const TURN_PART: Readonly<Record<string, TurnPart>> = {
  character: 'activate',
  activate: 'activate',
  move: 'move',
  stop: 'move',
  struggle: 'move',
  visit: 'visit',
  extra: 'visit',
  // It goes with the visit, before or after it.
  control: 'visit',
  rest: 'rest',
  favor: 'favor',
  // To a monument one lends as long as one likes.
  lend: 'favor',
  'lend-tile': 'favor',
  // In a turn against Ronak.
  contribute: 'contribute',
  roll: 'roll',
}

/** What goes with a part, and need not be done with it. */
const MAY_STAY: ReadonlySet<string> = new Set(['control', 'lend', 'lend-tile'])

/** Activated, moved, visited or rested, or nothing of it is possible: what is left may well stay undone. */
export function turnDone({ ask }: Update): boolean {
  const isLeft = (kind: string) => !MAY_STAY.has(kind) && TURN_PART[kind] !== undefined
  return ask?.kind === 'turn' && !ask.options.some(({ kind }) => isLeft(kind))
}
