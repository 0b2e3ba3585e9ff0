// The layout of several boards on the stage: which one is in front, which is next to it, and which are wings.
import type { Update, WireOption } from '@lorehall/host'
import { isQuiet } from './manner.ts'
import type { BoardPart } from './parts.ts'

/** The options that point at a thing on the table, without quiet ones. */
const lying = ({ ask }: Pick<Update, 'ask'>): readonly WireOption[] =>
  ask?.options.filter((option) => option.at !== '' && !isQuiet(option)) ?? []

/** The number of highlighted things on a board. */
export const highlightedOn = <U extends Pick<Update, 'ask'>>(
  update: U,
  { has, holds }: Pick<BoardPart, 'has'> & { readonly holds?: (at: string, update: U) => boolean },
): number =>
  new Set(lying(update).flatMap(({ at }) => (has(at) || holds?.(at, update) === true ? [at] : []))).size

/**
 * The board that should come to the front: one that `calls`, or else the one that has every thing the options point
 * at, if the board in front has none of them. Extras count only if there are no other options.
 */
export function calling<
  U extends Pick<Update, 'ask'>,
  B extends Pick<BoardPart, 'has'> & { readonly calls?: (update: U) => boolean },
>(update: U, boards: readonly B[], front?: Pick<BoardPart, 'has'>): B | undefined {
  const caller = boards.find(({ calls }) => calls?.(update) === true)
  if (caller !== undefined) return caller
  const onlyBeside = update.ask?.options.every(({ extra }) => extra) ?? false
  const asked = lying(update).filter(({ extra }) => onlyBeside || !extra)
  if (asked.length === 0 || asked.some(({ at }) => front?.has(at) === true)) return undefined
  return boards.find(({ has }) => asked.every(({ at }) => has(at)))
}

/** The width of the wings, in pixels. */
const WINGS = 104

interface Arranged<B> {
  /** The board next to the front board, if the stage is wide enough to read both. */
  readonly leaf: B | undefined
  /** The boards to switch between, including the front board; empty if every board is visible. */
  readonly wings: readonly B[]
}

/** @param width of the whole stage, in pixels */
export function arranged<B extends Pick<BoardPart, 'reads'>>(
  boards: readonly B[],
  front: B,
  width: number,
): Arranged<B> {
  const others = boards.filter((board) => board !== front)
  const area = width - (others.length > 1 ? WINGS : 0)
  const leaf = others.find(({ reads = Infinity }) => (front.reads ?? Infinity) + reads <= area)
  return {
    leaf,
    wings: others.length === (leaf === undefined ? 0 : 1) ? [] : boards.filter((board) => board !== leaf),
  }
}
