// The names of the texts of the story, and the file each is in. A table asks for a text by its name and never builds
// one from anything a client sent. docs/story.md describes them for writers.
import {
  type ChapterId,
  type ChapterRecord,
  type Choice,
  type Hero,
  HEROES,
  type StoryEvent,
} from '../cards/chapter.ts'

/** The scene that a hero reads at an event: `c1-zeik-A`, `c2-zeik-meet-boar`; an event of one hero is its own scene. */
export function sceneName(chapter: ChapterId, id: string, event: StoryEvent, hero: Hero): string {
  if (event.kind === 'shared') return `${chapter}-${hero}-${event.at}`
  return event.kind === 'meet' ? `${chapter}-${hero}-meet-${event.at}` : id
}

/** The reaction to a choice that succeeded: one per hero at a meeting, otherwise one for all: `c1-A.b`. */
export function reactionName(
  chapter: ChapterId,
  id: string,
  event: StoryEvent,
  hero: Hero,
  { id: choice }: Pick<Choice, 'id'>,
): string {
  return `${event.kind === 'meet' ? sceneName(chapter, id, event, hero) : id}.${choice}`
}

export const openingName = (chapter: ChapterId): string => `${chapter}.opening`

/** The private knowledge of a hero when the chapter begins. Only that hero's player reads it. */
export const knowsName = (chapter: ChapterId, hero: Hero): string => `${chapter}.${hero}.knows`

/** The closings, by how people speak of the hero. */
export const CLOSINGS = ['high', 'middle', 'low'] as const
export type Closing = (typeof CLOSINGS)[number]
export const closingName = (chapter: ChapterId, closing: Closing): string => `${chapter}.${closing}`

/** The files of a chapter's prose: one per hero, one for reactions at shared letters, one for its opening and end. */
export type ProseFile = Hero | 'shared' | 'frame'

const choicesOf = (event: StoryEvent, hero: Hero): readonly Choice[] =>
  event.kind === 'shared' ? (event.extra?.[hero] ?? []) : event.choices

/** A hero's scenes, and the reactions that nobody else reads. */
function ofHero({ id: chapter, events }: ChapterRecord, hero: Hero): string[] {
  return Object.entries(events).flatMap(([id, event]) => {
    const reads = 'hero' in event ? event.hero === hero : event.heroes.includes(hero)
    if (!reads) return []
    const reactions = choicesOf(event, hero).map((choice) => reactionName(chapter, id, event, hero, choice))
    return [sceneName(chapter, id, event, hero), ...reactions]
  })
}

/** Every text of a chapter, by the file it is in: `prose/<chapter>/<file>/en.ts`. */
export function namesOf(chapter: ChapterRecord): Readonly<Record<ProseFile, readonly string[]>> {
  const { id } = chapter
  const shared = Object.entries(chapter.events).flatMap(([event, { kind, choices }]) =>
    kind === 'shared' ? choices.map((choice) => `${event}.${choice.id}`) : [],
  )
  return {
    halia: ofHero(chapter, 'halia'),
    zeik: ofHero(chapter, 'zeik'),
    marklun: ofHero(chapter, 'marklun'),
    namal: ofHero(chapter, 'namal'),
    shared,
    frame: [
      openingName(id),
      ...HEROES.map((hero) => knowsName(id, hero)),
      ...CLOSINGS.map((closing) => closingName(id, closing)),
    ],
  }
}
