// How the boards of a game share the stage: which stands in front, which beside it, which wait as wings.
import type { Update } from '@lorehall/host'
import { isQuiet } from './manner.ts'
import type { BoardPart } from './parts.ts'

/** What is asked about and lies somewhere on the table. */
const lit = ({ ask }: Pick<Update, 'ask'>): readonly string[] =>
  ask?.options.flatMap((option) => (option.at === '' || isQuiet(option) ? [] : [option.at])) ?? []

/** How many things are lit on a board. */
export const litOn = (update: Pick<Update, 'ask'>, { has }: Pick<BoardPart, 'has'>): number =>
  new Set(lit(update).filter(has)).size

/** The board that holds everything that is lit: one has to look there. */
export function calling<B extends Pick<BoardPart, 'has'>>(
  update: Pick<Update, 'ask'>,
  boards: readonly B[],
): B | undefined {
  const all = lit(update)
  return all.length === 0 ? undefined : boards.find(({ has }) => all.every(has))
}

/** What wings take of the width. */
const WINGS = 104

interface Arranged<B> {
  /** Beside the front board, where both can be read. */
  readonly leaf: B | undefined
  /** All that have to be looked up, and the front board among them; none where everything is in sight. */
  readonly wings: readonly B[]
}

/** @param width of the whole stage, in pixels */
export function arranged<B extends Pick<BoardPart, 'reads'>>(
  boards: readonly B[],
  front: B,
  width: number,
): Arranged<B> {
  const others = boards.filter((board) => board !== front)
  const room = width - (others.length > 1 ? WINGS : 0)
  const leaf = others.find(({ reads = Infinity }) => (front.reads ?? Infinity) + reads <= room)
  return {
    leaf,
    wings: others.length === (leaf === undefined ? 0 : 1) ? [] : boards.filter((board) => board !== leaf),
  }
}
