// Positions and play in a few lines, for tests of this game, and every type of event its log has a line for.
export { lanterns } from './lanterns.ts'
export { loggedEvents } from '../src/text/events/en.ts'
export { alone, enemyTurn, heroesOf } from './alone.ts'
export { pieces } from './pieces.ts'
export { fight, sumOf } from './battle.ts'
export { type PlayerSpot, Scenario, scenario, type Spot } from './scenario.ts'
export { casting, dealt } from './spells.ts'
export { placeOf, PRINTED } from './world.ts'
