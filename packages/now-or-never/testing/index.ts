// Positions and play in a few lines, for tests of this game.
export { atStop, type HeroSpot, onTurn, rolls } from './hero.ts'
export { begun, housing, type PlayerSpot, Scenario, scenario, town } from './scenario.ts'
