// The numbers of Myths & Wonders. The printed honor on loot isn't public, so the numbers are ours: less honor for
// stronger cards.
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
  /** Blocks that one sphere returns from companions. */
  home: printed(2),
  /** The honor of an honor sphere. */
  honor: printed(2),
  /** Teleport tokens in the game. */
  tokens: printed(5),
  /** Open loot in addition to one per player. */
  spare: printed(2),
}
