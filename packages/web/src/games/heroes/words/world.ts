// The world in words: every Region with what it is, who stands there, what lies there and what is beside it.
import { CONTINENT_NAMES, FIRST_SEA, LANDS, type Place, PLACES } from '@lorehall/heroes/face'
import type { Update } from '@lorehall/host'
import type { WordSection } from '../../../table/game-words.ts'
import { aboutMap } from '../board/map/about.ts'
import { idOf } from '@lorehall/heroes/face'
import { viewOf } from '../view.ts'
import type { AllWords } from './own.ts'

const sentence = (line: string) => (/[.!?]$/.test(line) ? line : `${line}.`)

export function regionLine(update: Update, place: Place, words: AllWords): string {
  const about = aboutMap(update, `region:${idOf(place)}`, words)
  if (about === null) return ''
  const text = [about.text, ...about.lines].filter((line) => line !== '').map(sentence)
  return words.t('words.region', { name: about.title, text: text.join(' ') })
}

const LAND_PLACES: readonly Place[] = LANDS.map((_, place) => place)
const SEA_PLACES: readonly Place[] = Array.from({ length: PLACES - FIRST_SEA }, (_, i) => FIRST_SEA + i)

export function continentLines(update: Update, continent: number, words: AllWords): string[] {
  const { closed } = viewOf(update)
  const name = words.say(CONTINENT_NAMES[continent] ?? '')
  if (closed === continent) return [words.t('words.closed', { continent: name })]
  return LAND_PLACES.filter((place) => LANDS[place]?.continent === continent).map((place) =>
    regionLine(update, place, words),
  )
}

export function worldSection(update: Update, words: AllWords): WordSection {
  const { t, say } = words
  return {
    id: 'world',
    title: t('words.world'),
    lines: [t('words.world.lead')],
    parts: [
      ...CONTINENT_NAMES.map((name, i) => ({
        id: `continent-${i}`,
        title: say(name),
        lines: continentLines(update, i, words),
      })),
      {
        id: 'sea',
        title: t('words.world.sea'),
        lines: SEA_PLACES.map((place) => regionLine(update, place, words)),
      },
    ],
  }
}
