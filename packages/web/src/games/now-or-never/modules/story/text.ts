// The story in the text view and in the descriptions of things.
import type { ModuleText, ModuleParts } from '../../../../table-ui/module-parts.ts'
import { listOf } from '../../../../table-ui/text-view.ts'
import { nameOf } from '../../cards/names.ts'
import { valuesOf } from '../../facts.ts'
import { viewOf } from '../../view.ts'
import { chapterInPlay } from './chapters.ts'
import { wordsOf } from './own.ts'
import { placeName } from './places.ts'
import { storyOf } from './seen.ts'
import { spaceOfMission } from './spaces.ts'

const lines: NonNullable<ModuleText['lines']> = (seat, update, words) => {
  const story = storyOf(update)
  if (story === null) return []
  const { t, say } = wordsOf(words)
  const { at = '' } = story.missions[seat] ?? {}
  return [
    t('story.line.rep', { n: story.reputation[seat] ?? 0 }),
    ...(at === '' ? [] : [t('story.line.mission', { place: say(placeName(update, at)) })]),
  ]
}

const sections: NonNullable<ModuleText['sections']> = (update, words) => {
  const story = storyOf(update)
  if (story === null) return []
  const own = wordsOf(words)
  const { t, say } = own
  const { n, titles } = chapterInPlay()
  const places = story.own.map((letter) => `${letter} (${say(placeName(update, letter))})`)
  return [
    {
      id: 'story',
      title: t('story.topic'),
      lines: [
        t('story.topic.text', { n, title: say(titles.title), question: say(titles.question) }),
        ...(places.length > 0 ? [t('story.own.places', { list: listOf(places, words) })] : []),
        ...Object.keys(story.pieces).map((id) => t('story.piece', { name: say(nameOf(id)) })),
      ],
    },
  ]
}

export const TEXT: ModuleText = { lines, sections }

/** Lines about a space: the story's things on it. */
export const linesAt: NonNullable<ModuleParts['linesAt']> = (at, update, words) => {
  const story = storyOf(update)
  const [kind, id = ''] = at.split(':')
  if (story === null) return []
  const { t, say } = wordsOf(words)
  const { locations } = viewOf(update)
  const space = kind === 'space' ? Number(id) : kind === 'location' ? locations.indexOf(id) : -1
  if (space < 0) return []
  const known = valuesOf(update).spaces[space]
  const isOwn = known?.kind === 'search' && story.own.includes(known.letter)
  return [
    ...(known?.kind === 'search' ? [say(placeName(update, known.letter))] : []),
    ...(isOwn ? [t('story.letter.own')] : []),
    ...(story.threatened.includes(space) ? [t('story.threatened')] : []),
    ...story.missions.flatMap(({ at: place }, seat) =>
      place !== '' && spaceOfMission(place, locations, story) === space
        ? [
            seat === update.eyes
              ? t('story.mission.yours')
              : t('story.mission.of', { name: say(update.seats[seat]?.name ?? '') }),
          ]
        : [],
    ),
    ...Object.entries(story.pieces).flatMap(([piece, on]) =>
      on === space ? [t('story.piece', { name: say(nameOf(piece)) })] : [],
    ),
  ]
}
