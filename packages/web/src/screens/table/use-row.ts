// What stands in the row of the question, and whether it finds room there.
import type { Update } from '@lorehall/host'
import { useSyncExternalStore } from 'react'
import { endsTurn } from '../../table/manner.ts'
import type { GameParts } from '../../table/parts.ts'
import { useWords } from '../../text/language.ts'
import { useExtras } from './extras.ts'
import { type Fit, fitOf, fitsPhone } from './row-room.ts'
import { endingOf, type Item, itemsOf, onlyOf } from './said.ts'
import { BRIEF } from './option-button.tsx'
import { useNarrow } from './use-narrow.ts'

export interface Row {
  readonly items: readonly Item[]
  readonly fit: Fit
}

const listen = (changed: () => void) => {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

/** The style sheet of the table says the same. */
const railOf = (width: number) => Math.min(296, Math.max(216, width * 0.146))

const CLOCK = 110
const ENDING = 130

function saidOf(item: Item): string {
  if (item.is === 'answer') return item.option.label
  if (item.is === 'beside') return `${item.beside.name} 00`
  const { name, note = '' } = item.part
  const only = onlyOf(item.part)
  return only !== null && only.label.length <= BRIEF ? only.label : `${name} ${note}`
}

export function useRow(update: Update, parts: GameParts): Row {
  const words = useWords()
  const width = useSyncExternalStore(listen, () => innerWidth)
  const narrow = useNarrow()
  const extras = useExtras()
  const items = itemsOf(update, update.eyes === null ? null : parts.checklist(update, words))
  // The parts of a turn are signs on a phone, and always find room.
  if (narrow) {
    const fits = items.some(({ is }) => is === 'part') || fitsPhone(Math.min(width, 520), items.map(saidOf))
    return { items, fit: fits ? 'plain' : 'page' }
  }
  const ends = endingOf(update) !== undefined || update.reasons.some(endsTurn)
  const tail = (ends ? ENDING : 0) + (extras === null ? 0 : CLOCK)
  const fit = fitOf({
    width: width - railOf(width),
    question: update.ask?.prompt ?? '',
    labels: items.map(saidOf),
    tail,
    signed: items.every(({ is }) => is !== 'answer'),
  })
  return { items, fit }
}
