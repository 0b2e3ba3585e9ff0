// The answers beside the question: which stand in its row, in which order, and under which key.
import type { Update, WireOption } from '@lorehall/host'
import { declinesLast, endsTurn, isQuiet } from '../../table/manner.ts'
import type { Beside, Checklist, TurnPart } from '../../table/turn/checklist.ts'

/** Digits there are. */
const DIGITS = 9

export type Item =
  | { readonly is: 'answer'; readonly option: WireOption }
  /** A part of the turn: what it offers is listed, or done where there is only one thing. */
  | { readonly is: 'part'; readonly part: TurnPart }
  /** What may be done at any time. */
  | { readonly is: 'beside'; readonly beside: Beside }

/**
 * What answers the question itself; ending the turn has a place and a key of its own. Where all there is are
 * things that are possible at almost any moment, they are what is asked for.
 */
export function answersOf({ ask }: Pick<Update, 'ask'>): readonly WireOption[] {
  const options = ask?.options ?? []
  const loud = options.filter((option) => !isQuiet(option))
  return loud.length === 0 ? options : declinesLast(loud.filter((option) => !endsTurn(option)))
}

export const endingOf = ({ ask }: Pick<Update, 'ask'>) => ask?.options.find(endsTurn)

/** In a turn its parts stand for what they offer. */
export function itemsOf(update: Pick<Update, 'ask'>, list: Checklist | null): readonly Item[] {
  const parts = list?.away === 'nothing' ? list.parts : []
  const held = new Set([...parts, ...(parts.length > 0 ? (list?.beside?.groups ?? []) : [])].flatMap(idsOf))
  const loose = answersOf(update).filter(({ id }) => !held.has(id))
  const said = new Set(loose.map(({ id }) => id))
  const beside = list === null || list.away === 'all' ? null : without(list.beside, said)
  return [
    ...parts.map((part) => ({ is: 'part', part }) as const),
    ...loose.map((option) => ({ is: 'answer', option }) as const),
    ...(beside === null || !offers(beside) ? [] : [{ is: 'beside', beside } as const]),
  ]
}

/** What is said as an answer is not offered beside it once more. */
function without(beside: Beside | null, said: ReadonlySet<string>): Beside | null {
  if (beside === null) return null
  const left = beside.groups.some(({ options }) => options.some(({ id }) => !said.has(id)))
  return left || beside.reasons.length > 0 ? beside : null
}

const idsOf = ({ options }: Pick<TurnPart, 'options'>) => options.map(({ id }) => id)

const offers = ({ groups, reasons }: Beside) =>
  groups.some(({ options }) => options.length > 0) || reasons.length > 0

/** The only thing to do there. */
export function onlyOf({ options }: TurnPart): WireOption | null {
  const [only, ...more] = options.filter((option) => !isQuiet(option))
  return only !== undefined && more.length === 0 ? only : null
}

/** The key written on the button of an answer, and on the card it is about. */
export function keyOf(items: readonly Item[], option: WireOption): string | null {
  const i = items.findIndex((item) => item.is === 'answer' && item.option === option)
  return digitOf(i)
}

export const digitOf = (i: number) => (i < 0 || i >= DIGITS ? null : String(i + 1))
