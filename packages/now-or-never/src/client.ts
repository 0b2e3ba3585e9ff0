// Everything a client needs to draw the game: records and their texts, geometry, and rules that can be computed from a
// view. Nothing here changes a table.
import { CONTENTS } from './contents.ts'
import { valuesWith } from './values/index.ts'

export { beside, CELLS, cellAt, distance, MAP_COLUMNS, MAP_ROWS } from './map/cells.ts'
export type { Way } from './map/walk.ts'
export type { Foe, Odds } from './combat/odds.ts'
export {
  GRID_COLUMNS,
  GRID_NEXT,
  onBorder,
  rowOf as townRowOf,
  TOWN_COLUMNS,
  TOWN_NEXT,
} from './rules/grid.ts'
export { chanceToWin } from './rules/chance-to-win.ts'
export { type Blow, prospectsOf } from './rules/chances.ts'
export { blows, faceOf } from './rules/hero-die.ts'
export { finalOf, produced, tokenCoins } from './rules/final.ts'
export { added, maxHearts, maxMana } from './rules/inforce.ts'
export { bestSelling, bestSum, covers, type Offer, offersOf, type Selling } from './rules/market.ts'
export { type Owned, usesOf } from './rules/owned.ts'
export { visitPrice } from './rules/places.ts'
export { buildCost, gearCost, recruitCost, townSpace } from './rules/prices.ts'
export type { F as Facts } from './rules/step.ts'
export { beside as buildingsBeside, buildingsIn, housedIn, innRow, roomIn, ROWS } from './rules/town.ts'
export { type Reach, reachOf } from './rules/reach.ts'
export { waysOn, waysWith } from './rules/ways.ts'
export { factsOf, type SentView } from './seen.ts'
export type { Fight, Final, Goods, HeroAction, Hired, Phase } from './state.ts'
export { type CardFace, type CardKind, FACES } from './cards/catalog.ts'
export { deedsSaid } from './text/deeds/en.ts'
export { faceSaid, needsSaid } from './text/lasting/en.ts'
export { openSaid, questInShort, rewardSaid, saying } from './text/records/en.ts'
export { SCORES_EN } from './text/scores/en.ts'
export { amounts, count, list, nameOf, rowName, villager } from './text/words/en.ts'
export type { Provenance } from './values/provenance.ts'
export type {
  Ability,
  Building,
  Enemy,
  Gear,
  Hero,
  Location,
  Need,
  Order,
  Pile,
  Quest,
  SearchToken,
  SoloCard,
  Space,
  Specialist,
  Town,
} from './cards/records.ts'
export { PILES } from './cards/records.ts'
export {
  type Bag,
  COUNTED,
  type Counted,
  type Deed,
  type Good,
  GOODS,
  type On,
  type Rule,
  type Tally,
  type Use,
} from './cards/vocabulary.ts'
export type { Values } from './values/index.ts'
export type { View } from './view.ts'

/** The values of a table, by its file and its options. */
export const valuesOf = valuesWith(CONTENTS, [])
