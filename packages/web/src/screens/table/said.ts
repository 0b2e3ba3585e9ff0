// The buttons next to the question: which there are, in which order, and with which keys.
import type { Update, WireOption } from '@lorehall/host'
import { endsTurn, isApart, isQuiet } from '../../table-ui/manner.ts'
import type { Tray } from '../../table-ui/parts.ts'
import { type Anytime, askedOf } from '../../table-ui/turn/asked.ts'
import type { Checklist, TurnPart } from '../../table-ui/turn/checklist.ts'

/** The number of digit keys. */
const DIGITS = 9

export type Item =
  | { readonly is: 'answer'; readonly option: WireOption }
  /** An option that the game draws itself. It has no button here, only its key. */
  | { readonly is: 'drawn'; readonly option: WireOption }
  /** A part of the turn: opens the list of its options, or does its only one. */
  | { readonly is: 'part'; readonly part: TurnPart }
  /** Opens the list of what is possible at any time. */
  | { readonly is: 'anytime'; readonly anytime: Anytime }

export const endingOf = ({ ask }: Pick<Update, 'ask'>) => ask?.options.find(endsTurn)

/**
 * From left to right: the parts of the turn, what goes on, what is possible at any time, what gives up or stops. A tray
 * replaces the options that it draws.
 */
export function itemsOf(
  update: Pick<Update, 'ask'>,
  list: Checklist | null,
  tray: Pick<Tray, 'draws' | 'keyed'> | null = null,
): readonly Item[] {
  const { parts, own, anytime } = askedOf(update, list)
  const items = own
    .filter((option) => tray?.draws(option) !== true)
    .map((option) => ({ is: 'answer', option }) as const)
  const drawn = tray?.keyed === true ? own.filter(tray.draws) : []
  return [
    ...drawn.map((option) => ({ is: 'drawn', option }) as const),
    ...parts.map((part) => ({ is: 'part', part }) as const),
    ...items.filter((item) => !standsApart(item)),
    ...(anytime === null ? [] : [{ is: 'anytime', anytime } as const]),
    ...items.filter(standsApart),
  ]
}

/** Whether its button is on the right. */
export const standsApart = (item: Item) => item.is === 'answer' && isApart(item.option)

/** Its only option that isn't quiet. */
export function onlyOf({ options }: TurnPart): WireOption | null {
  const [only, ...more] = options.filter((option) => !isQuiet(option))
  return only !== undefined && more.length === 0 ? only : null
}

const listed = (name: string, note = '') => `${name}… ${note}`.trimEnd()

/** A text as long as the button is wide during the whole turn. Dots mark a list of options. */
export function widestOf({ name, note, replaces = [] }: TurnPart): string {
  const longest = replaces.reduce((a, b) => (b.length > a.length ? b : a), name)
  return listed(longest, note)
}

/** The texts that its place must fit; the same during the whole turn. */
export const placesOf = ({ name, note, replaces = [name] }: TurnPart): readonly string[] =>
  replaces.map((one) => listed(one, note))

/** The key shown on the button of an option, and on the card it is about. */
export function keyOf(items: readonly Item[], option: WireOption): string | null {
  const i = items.findIndex((item) => (item.is === 'answer' || item.is === 'drawn') && item.option === option)
  return digitOf(i)
}

export const digitOf = (i: number) => (i < 0 || i >= DIGITS ? null : String(i + 1))
