// Sorts the options of a question: those of the question itself, and those that are possible at any time.
import type { Update, WireOption } from '@lorehall/host'
import { endsTurn, inPlaces, isQuiet } from '../manner.ts'
import type { Beside, Checklist, OptionSection, TurnPart } from './checklist.ts'

export interface Anytime extends Beside {
  /** How many of its options aren't quiet. */
  readonly count: number
}

export interface Asked {
  /** The parts of the turn; empty inside an action. */
  readonly parts: readonly TurnPart[]
  /** The options of the question that no part contains, in the order of their places, without the end of the turn. */
  readonly own: readonly WireOption[]
  /** Null: nothing is possible at any time, and the turn has nothing to say about it. */
  readonly anytime: Anytime | null
}

type Asking = Pick<Update, 'ask'>

/** The options of the question itself. If there are only extras, they are its options. */
export function ownOf({ ask }: Asking): readonly WireOption[] {
  const all = ask?.options ?? []
  const own = all.filter(({ extra }) => !extra)
  return own.length === 0 ? all : own
}

/**
 * The options of the question that are shown as buttons: without the end of the turn, which has its own button and key,
 * and without quiet ones, unless there are no others.
 */
export function answersOf(update: Asking): readonly WireOption[] {
  const own = ownOf(update)
  const loud = own.filter((option) => !isQuiet(option))
  return loud.length === 0 ? own : inPlaces(loud.filter((option) => !endsTurn(option)))
}

const idsOf = ({ options }: Pick<TurnPart, 'options'>) => options.map(({ id }) => id)

/** In a turn, a part replaces the options it contains. */
export function askedOf(update: Asking, list: Checklist | null): Asked {
  const parts = list === null || list.inside ? [] : list.parts
  const groups = list?.beside?.groups ?? []
  const held = new Set([...parts, ...(parts.length > 0 ? groups : [])].flatMap(idsOf))
  const own = answersOf(update).filter(({ id }) => !held.has(id))
  const shown = new Set([...own, ...parts.flatMap(({ options }) => options)].map(({ id }) => id))
  return { parts, own, anytime: anytimeOf(update, list, shown) }
}

/** @param shown the options that have a button, or are in a part of the turn */
function anytimeOf({ ask }: Asking, list: Checklist | null, shown: ReadonlySet<string>): Anytime | null {
  const grouped = (list?.beside?.groups ?? []).map(({ heading, options }) => ({
    heading,
    options: options.filter(({ id }) => !shown.has(id)),
  }))
  const listed = new Set(grouped.flatMap(idsOf))
  const others = (ask?.options ?? []).filter(({ id, extra }) => extra && !listed.has(id) && !shown.has(id))
  const groups: readonly OptionSection[] = [{ heading: null, options: others }, ...grouped].filter(
    ({ options }) => options.length > 0,
  )
  const reasons = list?.beside?.reasons ?? []
  if (groups.length === 0 && (list === null || list.inside || reasons.length === 0)) return null
  const count = groups.flatMap(({ options }) => options).filter((option) => !isQuiet(option)).length
  return { groups, reasons, count }
}
