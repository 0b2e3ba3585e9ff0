// The buttons in the row of the question, and whether they fit.
import type { Update, WireReason } from '@lorehall/host'
import { useSyncExternalStore } from 'react'
import { useSettings } from '../../state/settings.ts'
import { endsTurn } from '../../table-ui/manner.ts'
import type { GameParts, Tray } from '../../table-ui/parts.ts'
import { railWidth } from '../../table-ui/rail-width.ts'
import { useWords, type Words } from '../../text/language.ts'
import { useExtras } from './extras.ts'
import { areaBehind, endingWidth, type Fit, fitOf, fitsPhone, isWide } from './row-area.ts'
import { endingOf, type Item, itemsOf, placesOf, standsApart } from './said.ts'
import { liftsOf } from './settle.tsx'
import { headsOf, IN_FULL, type Short, shortOf } from './short.ts'
import { useNarrow } from './use-narrow.ts'

export interface Row {
  /** The options that the game draws itself, before the buttons. */
  readonly tray: Tray | null
  readonly items: readonly Item[]
  readonly fit: Fit
  /** The short labels of the buttons, if the full ones don't fit. */
  readonly short: Short
  /** Whether the button of what is possible at any time is only an icon, to leave the space to the options. */
  readonly slim: boolean
  /** Options that aren't possible now, shown after the buttons as far as they fit. */
  readonly greyed: readonly WireReason[]
}

/** The most impossible options shown in the row. */
const GREYED = 2

const greyedOf = ({ reasons }: Update) =>
  reasons.filter((reason) => reason.at === '' && !endsTurn(reason)).slice(0, GREYED)

/** The width of the window if letters had their usual size. Read only on resizing, because it needs a layout. */
let ownWidth: number | null = null

const usualWidth = () =>
  (ownWidth ??= (innerWidth * 16) / Number.parseFloat(getComputedStyle(document.documentElement).fontSize))

const listen = (changed: () => void) => {
  const resized = () => {
    ownWidth = null
    changed()
  }
  addEventListener('resize', resized)
  return () => {
    ownWidth = null
    removeEventListener('resize', resized)
  }
}

/** On a phone, this many options and what is apart from them are always in the row. */
const FEW = 2

/** The button of what is possible at any time, in pixels. */
const ANYTIME = { full: 158, slim: 66 }
const CLOCK = 110
const LIFT = 220

const saidOf = (item: Exclude<Item, { is: 'anytime' | 'drawn' }>, short: Short): readonly string[] =>
  item.is === 'part' ? placesOf(item.part) : [short.get(item.option.id) ?? item.option.label]

interface Asked {
  readonly update: Update
  readonly parts: GameParts
  readonly words: Words
  readonly width: number
  readonly narrow: boolean
  readonly folded: boolean
  /** Whether there is a clock at the end of the row. */
  readonly clock: boolean
}

function rowOf({ update, parts, words, width, folded, narrow, clock }: Asked): Row {
  const tray = update.eyes === null ? null : (parts.turns.tray?.(update) ?? null)
  const items = itemsOf(update, update.eyes === null ? null : parts.turns.checklist(update, words), tray)
  const verbless = () =>
    shortOf(
      items,
      parts.cards.offered(update).flatMap((id) => parts.cards.look(id) ?? []),
    )
  const beside = items.some(({ is }) => is === 'anytime')
  const asked = items.filter((item) => item.is !== 'anytime' && item.is !== 'drawn')
  const labels = (short: Short) => asked.flatMap((item) => saidOf(item, short))
  const parted = items.some(({ is }) => is === 'part')
  // On a phone, the parts of a turn are icons and always fit.
  if (narrow) {
    const left = Math.min(width, 520) - (beside ? ANYTIME.slim : 0) - (tray?.width ?? 0)
    const few = asked.filter((item) => !standsApart(item)).length <= FEW
    const fits = (short: Short) => parted || fitsPhone(left, labels(short))
    const row = inShort(items, [verbless], (short) => (fits(short) ? 'plain' : 'page'))
    const fit = row.fit === 'page' && few ? 'small' : row.fit
    return { ...row, tray, fit, slim: !parted, greyed: fit === 'plain' ? greyedOf(update) : [] }
  }
  const ending = endingOf(update) ?? update.reasons.find(endsTurn)
  const tail =
    (tray?.width ?? 0) +
    (ending === undefined ? 0 : endingWidth(ending.label)) +
    (clock ? CLOCK : 0) +
    LIFT * liftsOf(update).length
  const area = (short: Short, anytime: keyof typeof ANYTIME) => ({
    width: width - railWidth(width, folded),
    labels: labels(short),
    // Kept free during a turn, so that the parts keep their places when there is nothing.
    tail: tail + (beside || parted ? ANYTIME[anytime] : 0),
    signed: asked.every(({ is }) => is !== 'answer'),
  })
  const shorts = [verbless, () => headsOf(items)]
  const full = inShort(items, shorts, (short) => fitOf(area(short, 'full')))
  const other =
    beside && !isWide(full.fit) ? inShort(items, shorts, (short) => fitOf(area(short, 'slim'))) : full
  const slim = other !== full && (full.fit === 'page' || isWide(other.fit))
  const row = slim ? other : full
  const greyed = row.fit === 'page' ? [] : greyedOf(update)
  const said = greyed.map(({ label }) => label)
  const behind = areaBehind(area(row.short, slim ? 'slim' : 'full'), said)
  return { ...row, tray, slim, greyed: greyed.slice(0, behind) }
}

/** Uses the first short labels that fit, and only if the full ones don't. */
function inShort(
  items: Row['items'],
  shorts: readonly (() => Short)[],
  fit: (short: Short) => Fit,
): Omit<Row, 'greyed' | 'slim' | 'tray'> {
  const full = fit(IN_FULL)
  if (full !== 'page') return { items, fit: full, short: IN_FULL }
  for (const made of shorts) {
    const short = made()
    const brief = short.size === 0 ? full : fit(short)
    if (brief !== 'page') return { items, fit: brief, short }
  }
  return { items, fit: full, short: IN_FULL }
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

/** The row, the rail and the offered cards use the same result, so it is computed once. */
export function useRow(update: Update, parts: GameParts): Row {
  const words = useWords()
  const width = useSyncExternalStore(listen, usualWidth)
  const narrow = useNarrow()
  const folded = useSettings((settings) => settings.railFolded)
  const clock = useExtras() !== null
  const asked = { update, parts, words, width, folded, narrow, clock }
  if (last === null || !isSame(last.asked, asked)) last = { asked, row: rowOf(asked) }
  return last.row
}
