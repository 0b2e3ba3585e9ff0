// The marks that modules put on cards.
import type { Update } from '@lorehall/host'
import type { Mark } from '../../../table-ui/module-parts.ts'
import type { Words } from '../../../text/language.ts'
import { modulesInPlay } from '../in-play.ts'
import { viewOf } from '../view.ts'

/** By the id of a card. */
export function marksOf(update: Update, words: Words): (card: string) => readonly Mark[] {
  const marked = { modules: viewOf(update).modules, names: update.seats.map(({ name }) => name) }
  const { marksAt } = modulesInPlay()
  return (card) => marksAt(`card:${card}`, marked, words)
}
