// The files of the story's prose, each fetched when a text in it is first asked for. A file exports one record of texts.
import { CHAPTERS, HEROES } from '../cards/chapter.ts'

/** By chapter and file, in the order in which a text is looked for. */
const FILES = {
  'c1/shared': () => import('./c1/shared/en.ts'),
  'c1/halia': () => import('./c1/halia/en.ts'),
  'c1/zeik': () => import('./c1/zeik/en.ts'),
  'c1/marklun': () => import('./c1/marklun/en.ts'),
  'c1/namal': () => import('./c1/namal/en.ts'),
  'c1/frame': () => import('./c1/frame/en.ts'),
  'c2/shared': () => import('./c2/shared/en.ts'),
  'c2/halia': () => import('./c2/halia/en.ts'),
  'c2/zeik': () => import('./c2/zeik/en.ts'),
  'c2/marklun': () => import('./c2/marklun/en.ts'),
  'c2/namal': () => import('./c2/namal/en.ts'),
  'c2/frame': () => import('./c2/frame/en.ts'),
  'c3/shared': () => import('./c3/shared/en.ts'),
  'c3/halia': () => import('./c3/halia/en.ts'),
  'c3/zeik': () => import('./c3/zeik/en.ts'),
  'c3/marklun': () => import('./c3/marklun/en.ts'),
  'c3/namal': () => import('./c3/namal/en.ts'),
  'c3/frame': () => import('./c3/frame/en.ts'),
  'c4/shared': () => import('./c4/shared/en.ts'),
  'c4/halia': () => import('./c4/halia/en.ts'),
  'c4/zeik': () => import('./c4/zeik/en.ts'),
  'c4/marklun': () => import('./c4/marklun/en.ts'),
  'c4/namal': () => import('./c4/namal/en.ts'),
  'c4/frame': () => import('./c4/frame/en.ts'),
  'c5/shared': () => import('./c5/shared/en.ts'),
  'c5/halia': () => import('./c5/halia/en.ts'),
  'c5/zeik': () => import('./c5/zeik/en.ts'),
  'c5/marklun': () => import('./c5/marklun/en.ts'),
  'c5/namal': () => import('./c5/namal/en.ts'),
  'c5/frame': () => import('./c5/frame/en.ts'),
  'c6/shared': () => import('./c6/shared/en.ts'),
  'c6/halia': () => import('./c6/halia/en.ts'),
  'c6/zeik': () => import('./c6/zeik/en.ts'),
  'c6/marklun': () => import('./c6/marklun/en.ts'),
  'c6/namal': () => import('./c6/namal/en.ts'),
  'c6/frame': () => import('./c6/frame/en.ts'),
}

/** A hero's own reaction at a shared letter is named like those of all heroes, so it may be in any hero's file. */
function placesOf(name: string): readonly string[] {
  if (!name.includes('-')) return ['frame']
  const who = name.split(/[-.]/)[1]
  const hero = HEROES.find((one) => one === who)
  return hero === undefined ? ['shared', ...HEROES] : [hero]
}

/** For tests: every file there is must be listed. */
export const LISTED: readonly string[] = Object.keys(FILES)

const fetchesOf = (isOne: (at: string) => boolean) =>
  Object.entries(FILES).flatMap(([at, fetch]) => (isOne(at) ? [fetch] : []))

/** The files that may have the text of this name. None: the story has no such text. */
export function filesWith(name: string) {
  const chapter = CHAPTERS.find((id) => name.startsWith(`${id}-`) || name.startsWith(`${id}.`))
  const places = placesOf(name).map((place) => `${chapter}/${place}`)
  return fetchesOf((at) => places.includes(at))
}

/** All files of a chapter, by its number. */
export const filesOf = (n: string) => fetchesOf((at) => at.startsWith(`c${n}/`))
