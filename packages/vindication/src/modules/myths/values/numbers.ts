// The numbers of Myths & Wonders. The honor on loot is printed nowhere we could look: it is ours, and the less
// the stronger a card is.
import { type CardNumbers, house, printed } from '../../../values/provenance.ts'

const loot = (honor: number): CardNumbers => ({ honor: house(honor) })

export const NUMBERS: Readonly<Record<string, CardNumbers>> = {
  'owl-spear': loot(4),
  'dust-of-eons': loot(4),
  'sky-rug': loot(3),
  'everlit-medallion': loot(1),
  'island-standard': loot(0),
  'prismatic-amulet': loot(2),
  'ring-of-ambition': loot(3),
  'sacred-plume': loot(4),
  'night-watcher-scepter': loot(4),
  'scroll-of-learning': loot(4),
  'unidentified-magic': loot(0),
  'hypnotic-wand': loot(4),
}

export const AMOUNTS = {
  /** Blocks that everybody may move to conviction before the fight. */
  prepare: printed(3),
  /** Blocks that come home from companions for one sphere. */
  home: printed(2),
  /** The honor of a sphere that pays honor. */
  honor: printed(2),
  /** Teleport tokens there are. */
  tokens: printed(5),
  /** Loot that lies open beyond one for each player. */
  spare: printed(2),
}
