// Positions and play in a few lines, for tests of this game, and every type of event its log has a line for.
export { lanterns } from './lanterns.ts'
export { loggedEvents } from '../src/text/events/en.ts'
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
