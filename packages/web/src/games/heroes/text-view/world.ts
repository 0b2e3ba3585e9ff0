// The text view of the world: every Region with its yield, its pieces, its tokens and its neighbors.
import { continentName, isClosed, type Place } from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import type { TextSection } from '../../../table-ui/text-view.ts'
import { aboutMap } from '../board/map/about.ts'
import { viewOf } from '../view.ts'
import { idOf, inWorld, worldInPlay } from '../world.ts'
import type { AllWords } from './own.ts'

const sentence = (line: string) => (/[.!?]$/.test(line) ? line : `${line}.`)

export function regionLine(update: Update, place: Place, words: AllWords): string {
  const about = aboutMap(update, `region:${idOf(place)}`, words)
  if (about === null) return ''
  const text = [about.text, ...about.lines].filter((line) => line !== '').map(sentence)
  return words.t('words.region', { name: about.title, text: text.join(' ') })
}

export function continentLines(update: Update, continent: number, words: AllWords): string[] {
  const name = words.say(continentName(inWorld(), continent))
  if (isClosed({ state: viewOf(update) }, continent)) return [words.t('words.closed', { continent: name })]
  return worldInPlay()
    .places.land.filter((place) => worldInPlay().lands[place]?.continent === continent)
    .map((place) => regionLine(update, place, words))
}

export function worldSection(update: Update, words: AllWords): TextSection {
  const { t, say } = words
  return {
    id: 'world',
    title: t('words.world'),
    lines: [t('words.world.lead')],
    parts: [
      ...worldInPlay().continents.map((_, i) => ({
        id: `continent-${i}`,
        title: say(continentName(inWorld(), i)),
        lines: continentLines(update, i, words),
      })),
      {
        id: 'sea',
        title: t('words.world.sea'),
        lines: worldInPlay().places.sea.map((place) => regionLine(update, place, words)),
      },
    ],
  }
}
