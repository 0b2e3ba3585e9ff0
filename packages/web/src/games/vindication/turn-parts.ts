// The parts of a turn, and the kinds of options that belong to each.
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
  // Control belongs to the visit, before or after it.
  control: 'visit',
  rest: 'rest',
}

const parts = whileInPlay((_values, { turn }): Readonly<Record<string, string>> => {
  const brought = Object.entries(turn.parts).flatMap(([id, { kinds }]) =>
    kinds.map((kind) => [kind, id] as const),
  )
  return { ...Object.fromEntries(brought), ...TURN_PART }
})

/** The part that a kind of option belongs to, of the base or of a module; undefined: a bonus action. */
export const turnPartOf = (kind: string): string | undefined => parts()[kind]

/** The kinds that belong to a part but don't have to be done. */
const mayStay = whileInPlay(
  (_values, { turn }): ReadonlySet<string> =>
    new Set(['control', ...Object.values(turn.parts).flatMap((part) => part.mayStay ?? [])]),
)

/** No part of the turn is left to do: only optional actions remain. */
export function turnDone({ ask }: Update): boolean {
  const isLeft = (kind: string) => !mayStay().has(kind) && turnPartOf(kind) !== undefined
  return ask?.kind === 'turn' && !ask.options.some(({ kind }) => isLeft(kind))
}
