// The world in words: every Region with what it is, who stands there, what lies there and what is beside it.
import { continentName, type Place } from '@lorehall/heroes/face'
import type { Update } from '@lorehall/host'
import type { WordSection } from '../../../table/game-words.ts'
import { aboutMap } from '../board/map/about.ts'
import { viewOf } from '../view.ts'
import { idOf, PRINTED, WORLD } from '../world.ts'
import type { AllWords } from './own.ts'

const sentence = (line: string) => (/[.!?]$/.test(line) ? line : `${line}.`)

export function regionLine(update: Update, place: Place, words: AllWords): string {
  const about = aboutMap(update, `region:${idOf(place)}`, words)
  if (about === null) return ''
  const text = [about.text, ...about.lines].filter((line) => line !== '').map(sentence)
  return words.t('words.region', { name: about.title, text: text.join(' ') })
}

export function continentLines(update: Update, continent: number, words: AllWords): string[] {
  const { closed } = viewOf(update)
  const name = words.say(continentName(PRINTED, continent))
  if (closed === continent) return [words.t('words.closed', { continent: name })]
  return WORLD.places.land
    .filter((place) => WORLD.lands[place]?.continent === continent)
    .map((place) => regionLine(update, place, words))
}

export function worldSection(update: Update, words: AllWords): WordSection {
  const { t, say } = words
  return {
    id: 'world',
    title: t('words.world'),
    lines: [t('words.world.lead')],
    parts: [
      ...WORLD.continents.map((_, i) => ({
        id: `continent-${i}`,
        title: say(continentName(PRINTED, i)),
        lines: continentLines(update, i, words),
      })),
      {
        id: 'sea',
        title: t('words.world.sea'),
        lines: WORLD.places.sea.map((place) => regionLine(update, place, words)),
      },
    ],
  }
}
