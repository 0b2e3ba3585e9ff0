// The lines that pets add to cards, and the face-down stack next to the market.
import type { Update } from '@lorehall/host'
import type { TellThing } from '../../../../table-ui/module-parts.ts'
import type { Words } from '../../../../text/language.ts'
import { worthWords } from '../../board/worth-words.ts'
import { faceOf, shortName } from '../../cards/card-texts.ts'
import { viewOf } from '../../view.ts'
import { wordsOf } from './own.ts'
import { masterOf, petsWith, staysWords } from './pets.ts'
import { petsIn } from './seen.ts'

export const aboutPets: TellThing = (_id, update, words) => {
  const { t } = wordsOf(words)
  const pets = petsIn(viewOf(update))
  if (pets === null) return null
  return { title: t('pets.all'), text: t('pets.text'), lines: [t('pets.down', { n: pets.down })] }
}

/** The master of a pet, the pets of a companion, or the price of a pet in the market. */
export function linesAt(at: string, update: Update, said: Words): readonly string[] {
  const view = viewOf(update)
  const pets = petsIn(view)
  const [kind, id = ''] = at.split(':')
  if (pets === null || kind !== 'card') return []
  const words = wordsOf(said)
  const { t, say } = words
  const master = masterOf(view, id)
  const names = view.players
    .flatMap(({ seat }) => petsWith(view, seat, id))
    .flatMap((pet) => faceOf(pet) ?? [])
    .map((face) => say(shortName(face)))
  return [
    ...(master === undefined ? [] : [t('pets.stays', { how: staysWords(master, words) })]),
    ...(names.length === 0 ? [] : [t('pets.has', { list: names.join(', ') })]),
    ...(pets.market.includes(id) ? [t('pets.take'), ...worthWords(faceOf(id)?.honor ?? null, words)] : []),
  ]
}
