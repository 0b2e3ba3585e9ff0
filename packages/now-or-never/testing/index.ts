// Positions and play in a few lines, for tests of this game.
export { Scenario, scenario } from './scenario.ts'
