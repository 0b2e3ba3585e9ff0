// The story, assembled with the chapters that are loaded. See docs/story.md.
import type { GameOptions } from '@lorehall/kernel'
import type { Brought, Module } from '../../box/module.ts'
import type { F } from '../../rules/step.ts'
import { storyOf } from './state.ts'
import { campaignLines } from './campaign.ts'
import type { Chapter } from './chapters/read.ts'
import { KINDS } from './choices.ts'
import { ITEMS, MAP_PIECES } from './cards/pieces.ts'
import { content } from './content.ts'
import { begins, courseSteps, produced, visited } from './rules/course.ts'
import { outcomeSteps, tokenIds } from './rules/outcome.ts'
import { pieceSteps } from './rules/pieces.ts'
import { fierce, onMapSteps, piecesAtStop } from './rules/on-map.ts'
import { folkSteps, producing } from './rules/folk.ts'
import { uses } from './rules/items.ts'
import { goingOnSteps, heroes, leaves } from './rules/going-on.ts'
import { mooring } from './rules/mooring.ts'
import { nearest, passages } from './rules/passages.ts'
import { missionAtStop, searchLetter } from './rules/places.ts'
import { score } from './rules/reputation.ts'
import { sceneSteps } from './rules/scene.ts'
import { skillSteps } from './rules/skill.ts'
import { slot } from './slot.ts'
import { text } from './text/en.ts'
import { sheetSaid } from './text/sheet/en.ts'
import { eager, promising, stopping, worth } from './worth.ts'

/** The chapter that the options choose, the names of its scenes and foes, and all that games should reach. */
function broughtBy(chapters: readonly Chapter[], options: GameOptions): Brought {
  const id = `c${String(options['chapter'] ?? '1')}`
  const chapter = chapters.find(({ record }) => record.id === id)
  if (chapter === undefined) throw new Error(`chapter '${id}' is not loaded`)
  const { events, choices, foes } = chapter.titles
  const pieces = chapter.record.pieces.filter(
    (piece) => Object.hasOwn(MAP_PIECES, piece) || Object.hasOwn(ITEMS, piece) || FOLK.includes(piece),
  )
  return {
    data: { story: chapter },
    names: { ...events, ...foes },
    covers: [...Object.keys(events), ...Object.keys(choices), ...pieces],
  }
}

const FOLK: readonly string[] = ['glogo', 'lab-monster']

/** Missions first, then pieces. */
const atStop: NonNullable<Module['atStop']> = {
  is: (f, seat) => missionAtStop.is(f, seat) || piecesAtStop.is(f, seat),
  offer(t, seat) {
    missionAtStop.offer(t, seat)
    piecesAtStop.offer(t, seat)
  },
  acts: { ...missionAtStop.acts, ...piecesAtStop.acts },
}

/** The income tokens of missions, and the tokens of pieces that were beaten. */
const minted = (f: F): readonly string[] => [
  ...storyOf(f).mission.flatMap((n) => Array.from({ length: Math.max(0, n - 1) }, () => tokenIds(f)).flat()),
  ...f.state.players.flatMap(({ kills }) => kills.filter((id) => Object.hasOwn(MAP_PIECES, id))),
]

/** For tables that play one of these chapters. */
export const storyWith = (chapters: readonly Chapter[]): Module => ({
  content,
  slot,
  steps: {
    ...courseSteps,
    ...sceneSteps,
    ...skillSteps,
    ...outcomeSteps,
    ...pieceSteps,
    ...onMapSteps,
    ...folkSteps,
    ...goingOnSteps,
  },
  kinds: KINDS,
  brings: (options) => broughtBy(chapters, options),
  begins,
  atStop,
  heroes,
  carries: { ...campaignLines, leaves },
  atWalk: mooring,
  passages,
  nearest,
  producing,
  fierce,
  uses,
  searches: searchLetter,
  visited,
  minted,
  sheet: sheetSaid,
  produced,
  score,
  eager,
  promising,
  stopping,
  worth,
  text,
})
