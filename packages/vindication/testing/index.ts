// Positions and play in a few lines, for tests of this game.
export {
  always,
  finished,
  island,
  layOut,
  paidAtEnd,
  type PlayerSpot,
  Scenario,
  scenario,
  type Spot,
} from './scenario.ts'
