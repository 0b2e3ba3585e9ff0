// Which event a hero meets where, and the choices it offers. (N-STORY-2)
import type { ChapterRecord, Choice, Hero, StoryEvent } from './cards/chapter.ts'

/** An event and its id. */
export interface Found {
  readonly id: string
  readonly event: StoryEvent
}

/** Does the hero have this event? */
export const isFor = (event: StoryEvent, hero: Hero): boolean =>
  'hero' in event ? event.hero === hero : event.heroes.includes(hero)

/** The one event of a kind that the hero has at a place; null: none. */
function find(
  { events }: ChapterRecord,
  hero: Hero,
  kinds: readonly StoryEvent['kind'][],
  at: string,
): Found | null {
  for (const [id, event] of Object.entries(events)) {
    if (event.at === at && kinds.includes(event.kind) && isFor(event, hero)) return { id, event }
  }
  return null
}

/** The event of a letter: the hero's own, or the shared one. */
export const eventAtLetter = (chapter: ChapterRecord, hero: Hero, letter: string): Found | null =>
  find(chapter, hero, ['own', 'shared'], letter)

/** The meeting with a piece, by the name of its place. */
export const meetingAt = (chapter: ChapterRecord, hero: Hero, place: string): Found | null =>
  find(chapter, hero, ['meet'], place)

/**
 * The choices a hero is offered: those whose flags allow it, and the hero's own ones beside the common ones or in place
 * of one. (N-STORY-3)
 */
export function choicesFor(event: StoryEvent, hero: Hero, flags: readonly string[]): readonly Choice[] {
  const extra = event.kind === 'shared' ? (event.extra?.[hero] ?? []) : []
  const replaced = extra.map(({ replaces }) => replaces)
  return [...event.choices.filter(({ id }) => !replaced.includes(id)), ...extra].filter(
    (choice) =>
      (choice.if === undefined || flags.includes(choice.if)) &&
      (choice.un === undefined || !flags.includes(choice.un)),
  )
}
