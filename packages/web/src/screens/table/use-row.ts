// What stands in the row of the question, and whether it finds room there.
import type { Update, WireReason } from '@lorehall/host'
import { useSyncExternalStore } from 'react'
import { useSettings } from '../../state/settings.ts'
import type { CardLook } from '../../table/cards/look.ts'
import { endsTurn } from '../../table/manner.ts'
import type { GameParts } from '../../table/parts.ts'
import { railWidth } from '../../table/rail-width.ts'
import { useWords, type Words } from '../../text/language.ts'
import { useExtras } from './extras.ts'
import { type Fit, fitOf, fitsPhone, roomBehind } from './row-room.ts'
import { endingOf, type Item, itemsOf, onlyOf } from './said.ts'
import { BRIEF } from './option-button.tsx'
import { liftsOf } from './settle.tsx'
import { IN_FULL, type Short, shortOf } from './short.ts'
import { useNarrow } from './use-narrow.ts'

export interface Row {
  readonly items: readonly Item[]
  readonly fit: Fit
  /** What stands on their buttons in short, where only that finds room. */
  readonly short: Short
  /** What cannot be answered now and is said behind them, as far as it finds room. */
  readonly greyed: readonly WireReason[]
}

/** More of it is read in the page of the rail. */
const GREYED = 2

const greyedOf = ({ reasons }: Update) =>
  reasons.filter((reason) => reason.at === '' && !endsTurn(reason)).slice(0, GREYED)

const listen = (changed: () => void) => {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

const CLOCK = 110
const ENDING = 130
const LIFT = 220

function saidOf(item: Item, short: Short): string {
  if (item.is === 'answer') return short.get(item.option.id) ?? item.option.label
  if (item.is === 'beside') return `${item.beside.name} 00`
  const { name, note = '' } = item.part
  const only = onlyOf(item.part)
  return only !== null && only.label.length <= BRIEF ? only.label : `${name}… ${note}`
}

interface Asked {
  readonly update: Update
  readonly parts: GameParts
  readonly words: Words
  readonly width: number
  readonly narrow: boolean
  readonly folded: boolean
  /** A clock stands at the row's end. */
  readonly clock: boolean
}

function rowOf({ update, parts, words, width, folded, narrow, clock }: Asked): Row {
  const items = itemsOf(update, update.eyes === null ? null : parts.turns.checklist(update, words))
  const cards = () => parts.cards.offered(update).flatMap((id) => parts.cards.look(id) ?? [])
  const labels = (short: Short) => items.map((item) => saidOf(item, short))
  // The parts of a turn are signs on a phone, and always find room.
  if (narrow) {
    const parted = items.some(({ is }) => is === 'part')
    const fits = (short: Short) => parted || fitsPhone(Math.min(width, 520), labels(short))
    const row = inShort(items, cards, (short) => (fits(short) ? 'plain' : 'page'))
    return { ...row, greyed: row.fit === 'page' ? [] : greyedOf(update) }
  }
  const ends = endingOf(update) !== undefined || update.reasons.some(endsTurn)
  const tail = (ends ? ENDING : 0) + (clock ? CLOCK : 0) + LIFT * liftsOf(update).length
  const room = (short: Short) => ({
    width: width - railWidth(width, folded),
    question: update.ask?.prompt ?? '',
    labels: labels(short),
    tail,
    signed: items.every(({ is }) => is !== 'answer'),
  })
  const row = inShort(items, cards, (short) => fitOf(room(short)))
  const greyed = row.fit === 'page' ? [] : greyedOf(update)
  const said = greyed.map(({ label }) => label)
  return { ...row, greyed: greyed.slice(0, roomBehind(room(row.short), said)) }
}

/** In short only where all their words would not find room, and that does. */
function inShort(
  items: Row['items'],
  cards: () => readonly CardLook[],
  fit: (short: Short) => Fit,
): Omit<Row, 'greyed'> {
  const full = fit(IN_FULL)
  const short = full === 'page' ? shortOf(items, cards()) : IN_FULL
  const brief = short.size === 0 ? full : fit(short)
  return { items, fit: brief, short: brief === 'page' ? IN_FULL : short }
}

let last: { readonly asked: Asked; readonly row: Row } | null = null

const isSame = (a: Asked, b: Asked) =>
  a.update === b.update &&
  a.parts === b.parts &&
  a.words === b.words &&
  a.width === b.width &&
  a.folded === b.folded &&
  a.narrow === b.narrow &&
  a.clock === b.clock

/** The row, the rail and the cards held out ask for the same one: it is worked out once. */
export function useRow(update: Update, parts: GameParts): Row {
  const words = useWords()
  const width = useSyncExternalStore(listen, () => innerWidth)
  const narrow = useNarrow()
  const folded = useSettings((settings) => settings.railFolded)
  const clock = useExtras() !== null
  const asked = { update, parts, words, width, folded, narrow, clock }
  if (last === null || !isSame(last.asked, asked)) last = { asked, row: rowOf(asked) }
  return last.row
}
