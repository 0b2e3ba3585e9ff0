// The game with the story, and heroes about to search in one of its chapters.
import type { WholeGame } from '@lorehall/kernel'
import { nowOrNeverWith } from '../src/game.ts'
import { inspectWith } from '../src/inspect.ts'
import { judge } from '../src/judge.ts'
import { ALL_CHAPTERS } from '../src/modules/story/chapters/all.ts'
import { storyWith } from '../src/modules/story/index.ts'
import { type Story, storyOf } from '../src/modules/story/state.ts'
import { at, type State } from '../src/state.ts'
import type { Values } from '../src/values/index.ts'
import { atStop, type HeroSpot, rolls } from './hero.ts'
import type { PlayerSpot, Scenario } from './scenario.ts'

const story = storyWith(ALL_CHAPTERS)
const played = nowOrNeverWith([story], [story.content])

export const storyGame: WholeGame<State, Values> = { ...played, judge, inspect: inspectWith(played.values) }

export interface StorySpot extends HeroSpot {
  /** 1 by default. */
  readonly chapter?: string
  readonly me?: PlayerSpot
  readonly story?: Partial<Story>
}

/** Seat 0, Halia unless `me` says otherwise, at the stop of a hero action on this letter or location. */
export function stopsAt(
  place: string,
  { chapter = '1', me = {}, story: kept = {}, ...spot }: StorySpot = {},
): Scenario {
  const options = { story: true, chapter, ...spot.options }
  const values = played.values.read({}, options)
  const space = values.spaces.findIndex((one) => one.kind === 'search' && one.letter === place)
  const fresh = played.play.setup(spot.seats ?? 2, options, values, null)
  return atStop(space === -1 ? place : '', {
    ...spot,
    options,
    game: spot.game ?? played,
    me: { ...(space === -1 ? {} : { space }), ...me },
    state: { ...spot.state, slots: { story: { ...storyOf({ state: fresh }), ...kept } } },
  })
}

/** The story of a table. */
export const storyIn = (g: Scenario): Story => storyOf(g.table.machine)

/** The reputation of seat 0. */
export const reputationIn = (g: Scenario): number => at(storyIn(g).reputation, 0)

/** Seat 0 searches here with a 4, takes a choice and adds just enough hearts for its skill. */
export function takes(chapter: string, letter: string, choice = 'a', spot: StorySpot = {}): Scenario {
  const g = stopsAt(letter, { chapter, ...spot, me: { hearts: 11, ...spot.me } })
  g.play(`0 search:${g.player(0).space}`)
  rolls(g, 4).play(`0 choose:${choice}`)
  const [, enough] = g.offered(0).filter((option) => option.startsWith('add:'))
  return enough === undefined ? g : g.play(`0 ${enough}`)
}
