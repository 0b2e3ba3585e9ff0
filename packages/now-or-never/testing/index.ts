// Positions and play in a few lines, for tests of this game.
export { begun, housing, Scenario, scenario, town } from './scenario.ts'
