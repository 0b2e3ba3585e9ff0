// The Well of Wishes on the page: face-up wishes on a region.
import type { Update } from '@lorehall/host'
import { listOf } from '../../../../table-ui/text-view.ts'
import type { Words } from '../../../../text/language.ts'
import { offers } from '../../advice/fits.ts'
import { aboutLook, openText } from '../../held-out.ts'
import type { ModuleParts } from '../../module-parts.ts'
import { viewOf } from '../../view.ts'
import { EMBLEM } from './emblems.ts'
import { ART } from './art.ts'
import { ADVICE_EN, SOURCES_EN } from './en.ts'
import { wordsOf } from './own.ts'
import { wellIn } from './seen.ts'
import { WellPlace } from './well-tokens.tsx'
import { wishLook } from './wish-look.ts'
import { wishNamed } from './wishes.ts'

/** For example "2 strength, 1 courage, 2 honor". */
function lying(update: Update, said: Words): readonly string[] {
  const words = wordsOf(said)
  const well = wellIn(viewOf(update))
  if (well === null) return []
  const list = well.showing.map((id) => words.say(wishNamed(id)?.text ?? id).replace(/^Gain |\.$/g, ''))
  return [words.t('wishes.lie', { list: listOf(list, words) })]
}

export const WELL_OF_WISHES: ModuleParts = {
  sources: SOURCES_EN,
  emblems: EMBLEM,
  art: ART,
  layers: { shared: { under: WellPlace } },
  things: { card: (id, _update, words) => aboutLook(wishLook(id), words) },
  linesIn: (kind, update, words) => (kind === 'well-of-wishes' ? lying(update, words) : []),
  look: wishLook,
  apart: wishNamed,
  offers: { wish: 'held' },
  text: openText({
    id: 'wishes',
    names: ['wishes', 'wish', 'wish tokens'],
    title: (words) => wordsOf(words).t('wishes.all'),
    text: (words) => wordsOf(words).t('wishes.text'),
    lines: lying,
  }),
  advice: [{ id: 'wishes', ...ADVICE_EN.wishes, when: (update) => offers(update, 'wish'), weight: 9 }],
  gallery: async () => (await import('./gallery.ts')).GALLERY,
}
