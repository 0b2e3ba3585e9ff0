// The scenes of the story: the opening, a scene with its choices and its test, the reaction, the line after a failure.
import type { Update } from '@lorehall/host'
import { lazy } from 'react'
import type { Scene, Tray } from '../../../../table-ui/parts.ts'
import { playerOf, viewOf } from '../../view.ts'
import { STORY_EN } from './en.ts'
import { readerOf } from './reader.ts'
import { sceneOf, storyOf, wordIn } from './seen.ts'

const Book = lazy(async () => ({ default: (await import('./book/book.tsx')).Book }))
const Reaction = lazy(async () => ({ default: (await import('./book/reaction.tsx')).Reaction }))
const Failure = lazy(async () => ({ default: (await import('./book/failure.tsx')).Failure }))
const Opening = lazy(async () => ({ default: (await import('./book/opening.tsx')).Opening }))

/** How long others' reactions are shown. */
const LOOK = 3

/** Is this the player's first turn of the chapter, before they have done anything? */
function begins(update: Update): boolean {
  const { season, turn, seat, phase } = viewOf(update)
  if (season !== 1 || phase !== 'season' || seat === null || turn.seat !== seat || turn.acted) return false
  const player = playerOf(update, seat)
  return (
    update.ask?.kind === 'turn' && player?.covered.every((spent) => !spent) === true && !isWorn(update, seat)
  )
}

/** Has a specialist of this player worked? */
const isWorn = (update: Update, seat: number): boolean =>
  playerOf(update, seat)?.specialists.some((slot) => slot?.up === false) === true

function ending(update: Update): Scene | null {
  const { eyes, events } = update
  const told = events.find(({ type }) => type === 'succeeded' || type === 'failed')
  if (told?.seat === undefined) return null
  const { seat, type } = told
  const id = `${type}:${viewOf(update).turns}:${wordIn(told['event'])}`
  const reads = eyes !== null && (eyes === seat || readerOf(update, seat) === eyes)
  if (type === 'failed') {
    return eyes === seat ? { id, name: STORY_EN['story.failed'], Scene: Failure, beats: 2 } : null
  }
  return {
    id,
    name: STORY_EN['story.reaction'],
    Scene: Reaction,
    beats: LOOK,
    ...(reads ? { waits: true } : { through: true }),
  }
}

export function scene(update: Update): Scene | null {
  const { turn, turns } = viewOf(update)
  if (turn.fight !== null || storyOf(update) === null) return null
  const over = ending(update)
  if (over !== null) return over
  const now = sceneOf(update)
  if (now === null) {
    return begins(update)
      ? {
          id: `opening:${update.table}:${update.eyes}`,
          name: STORY_EN['story.opening'],
          Scene: Opening,
          reads: true,
        }
      : null
  }
  if (now.done || (now.choice !== '' && now.test === null)) return null
  return {
    id: `scene:${turns}:${now.event}`,
    name: STORY_EN['story.scene'],
    Scene: Book,
    reads: true,
    ...(update.eyes === now.seat ? {} : { through: readerOf(update, now.seat) !== update.eyes }),
  }
}

const DRAWN: ReadonlySet<string> = new Set(['choose', 'add', 'help'])

/** The choices of a scene and of a test are on the page of the book. */
export const tray = (update: Update): Tray | null =>
  update.ask?.kind === 'story' && sceneOf(update)?.seat === update.eyes
    ? { draws: ({ kind }) => DRAWN.has(kind), keyed: true, width: 0, Tray: Nothing }
    : null

const Nothing = () => null

/** A scene shows its own die. */
export const rolls = (update: Update): boolean => {
  const { turn } = viewOf(update)
  const known = sceneOf(update)
  return (
    turn.fight === null &&
    (known !== null || update.events.some(({ type }) => type === 'succeeded' || type === 'failed'))
  )
}
