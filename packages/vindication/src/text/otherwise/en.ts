// What cards and regions say at a table that is played by other terms than those of 2018, by the term.
import type { Otherwise } from '../../box/content.ts'
import type { Terms } from '../../terms.ts'

export const OTHERWISE_EN: Otherwise & Readonly<Partial<Record<keyof Terms, object>>> = {
  mountOnce: {
    'command-post': 'Pay 3 strength to raise your mount by one level and gain its honor, once a turn.',
    verao: 'This turn a mount level costs you 1 strength when you visit a command post.',
  },
  shrineFrom: {
    shrine:
      'Pay 1 inspiration to return up to 2 blocks from one of your companions, as often as you can pay.',
  },
  choosesChampion: {
    maw: 'Pay 2 courage to fight a monster with a companion of your choice.',
  },
  empoweredDraws: {
    kealth: 'Return 2 blocks from Kealth.',
  },
  recovers: {
    companions: 'A player has 6 companions; those lost do not count.',
  },
  vindicates: {
    exoneration:
      '3 honor: have a blue, a red and a yellow companion at the end. 4 honor: vindicate yourself, which this edition does not know.',
    vindication: 'All players are vindicated. This edition does not know that, and it stays in the box.',
  },
}
