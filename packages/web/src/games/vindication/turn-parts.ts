// The parts of a turn, and which of them an answer belongs to by its kind.
import type { Update } from '@lorehall/host'
import { whileInPlay } from './in-play.ts'

export type TurnPart = 'activate' | 'move' | 'visit' | 'rest'

const TURN_PART: Readonly<Record<string, TurnPart>> = {
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
}

const parts = whileInPlay((_values, { turn }): Readonly<Record<string, string>> => {
  const brought = Object.entries(turn.parts).flatMap(([id, { kinds }]) =>
    kinds.map((kind) => [kind, id] as const),
  )
  return { ...Object.fromEntries(brought), ...TURN_PART }
})

/** The part a kind of option belongs to, of the base or of a module; undefined: it is possible beside the turn. */
export const turnPartOf = (kind: string): string | undefined => parts()[kind]

/** What goes with a part, and need not be done with it. */
const mayStay = whileInPlay(
  (_values, { turn }): ReadonlySet<string> =>
    new Set(['control', ...Object.values(turn.parts).flatMap((part) => part.mayStay ?? [])]),
)

/** Activated, moved, visited or rested, or nothing of it is possible: what is left may well stay undone. */
export function turnDone({ ask }: Update): boolean {
  const isLeft = (kind: string) => !mayStay().has(kind) && turnPartOf(kind) !== undefined
  return ask?.kind === 'turn' && !ask.options.some(({ kind }) => isLeft(kind))
}
