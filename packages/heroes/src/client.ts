// Everything a client needs to draw the game: the world, the records, and functions of a view. Nothing here changes a
// table.
import { valuesWith } from './values/index.ts'

export {
  type Closing,
  idOf,
  type InWorld,
  isCentre,
  isClosed,
  isSea,
  type Place,
  placeOf,
  type World,
} from './map/world.ts'
export { income } from './rules/collection.ts'
export { strengthOfMarch } from './rules/move/army.ts'
export { marching, type Squad, squadsOf, timesIn } from './rules/move/squads.ts'
export { dueAt } from './rules/move/toll.ts'
export { heroesOf, heroOf } from './rules/hired.ts'
export { factionsOut } from './options.ts'
export { sizeOf } from './rules/move/company.ts'
export { courtyardSerfs, enemyAt, holds, inPlay, inSupply, unitOf } from './rules/pieces.ts'
export { buildingPrice, levelPrice, pairPrice, towerDistance, towerPrice, unitPrice } from './rules/prices.ts'
export type { F as Facts } from './rules/step.ts'
export { factsOf, type SentView } from './seen.ts'
export type { Ending, InSlot, Move, Scribed, SideName, Token } from './state.ts'
export { natural } from './rules/battle/strength.ts'
export { inPurse, tacticPrice } from './rules/battle/tactics.ts'
export { abilityName, abilityText, withValues } from './text/abilities/en.ts'
export { continentName, regionName, regionSaid } from './text/regions/en.ts'
export { SCORES_EN } from './text/scores/en.ts'
export { slotName } from './text/slots/en.ts'
export { spellText } from './text/cards/en.ts'
export { tokenName, tokenText } from './text/tokens/en.ts'
export { nameOf, priceSaid, unitName } from './text/words/en.ts'
export { type Building, type Faction, FACTIONS } from './cards/factions.ts'
export { type Tactic, type TacticId, TACTICS } from './cards/tactics.ts'
export { cardProvenanceOf, type Provenance } from './values/card-provenance.ts'
export { designOf, type Spell, SPELLS } from './cards/spells.ts'
export { type Token as ExplorationToken, TOKENS } from './cards/tokens.ts'
export type { Content } from './box/content.ts'
export type { Module } from './box/module.ts'
export type { Values } from './values/index.ts'
export {
  EVERY_UNIT,
  type Hero,
  type HeroKind,
  HEROES,
  HIRELINGS,
  LEVELS,
  isCapitalSlot,
  isHero,
  isHireling,
  type Level,
  type Piece,
  PIECES,
  type Price,
  type Resource,
  RESOURCES,
  type Slot,
  SLOTS,
  type Terrain,
  type Unit,
  UNITS,
  type VesselKind,
  VESSELS,
} from './values/words.ts'
export type { View } from './view.ts'

/**
 * Composes the values of a table from its values file and its options. Both lists may grow, but must have the modules
 * of a table before its values are composed.
 */
export { valuesWith as valuesAmong } from './values/index.ts'

/** The values of a table without modules. */
export const valuesOf = valuesWith([], [])
