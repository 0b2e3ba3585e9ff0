// Positions and play in a few lines, for tests of this game, and every type of event its log has a line for.
export { lanterns } from './lanterns.ts'
export { loggedEvents } from '../src/text/events/en.ts'
export { atStop, type HeroSpot, onTurn, rolls } from './hero.ts'
export { begun, housing, type PlayerSpot, Scenario, scenario, town } from './scenario.ts'
export { stopsAt, storyGame } from './story.ts'
export { bagWorth, worthOf } from './story-worth.ts'
export { ALL_CHAPTERS } from '../src/modules/story/chapters/all.ts'
export type { Choice, StoryEvent } from '../src/modules/story/cards/chapter.ts'
