// How the boards of a game share the stage: which stands in front, which beside it, which wait as wings.
import type { Update, WireOption } from '@lorehall/host'
import { isQuiet } from './manner.ts'
import type { BoardPart } from './parts.ts'

/** Answers that lie somewhere on the table. */
const lying = ({ ask }: Pick<Update, 'ask'>): readonly WireOption[] =>
  ask?.options.filter((option) => option.at !== '' && !isQuiet(option)) ?? []

/** How many things are lit on a board. */
export const litOn = <U extends Pick<Update, 'ask'>>(
  update: U,
  { has, holds }: Pick<BoardPart, 'has'> & { readonly holds?: (at: string, update: U) => boolean },
): number =>
  new Set(lying(update).flatMap(({ at }) => (has(at) || holds?.(at, update) === true ? [at] : []))).size

/**
 * The board that holds everything that is asked about, or says so itself: one has to look there. What may be done
 * beside it can wait, unless there is nothing else to do.
 */
export function calling<
  U extends Pick<Update, 'ask'>,
  B extends Pick<BoardPart, 'has'> & { readonly calls?: (update: U) => boolean },
>(update: U, boards: readonly B[]): B | undefined {
  const caller = boards.find(({ calls }) => calls?.(update) === true)
  if (caller !== undefined) return caller
  const onlyBeside = update.ask?.options.every(({ extra }) => extra) ?? false
  const asked = lying(update).filter(({ extra }) => onlyBeside || !extra)
  return asked.length === 0 ? undefined : boards.find(({ has }) => asked.every(({ at }) => has(at)))
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
