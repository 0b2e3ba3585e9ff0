// Texts of cards and regions that differ from those of 2018, by the term that changes them.
import type { Otherwise } from '../../box/content.ts'
import type { Terms } from '../../terms.ts'

export const OTHERWISE_EN: Otherwise & Readonly<Partial<Record<keyof Terms, object>>> = {
  mountOnce: {
    'command-post': 'Pay 3 strength to raise your mount by 1 level and gain its honor, once per turn.',
    verao: 'This turn, a mount level costs you only 1 strength when you visit a Command Post.',
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
    companions: 'A player has 6 companions. Lost ones do not count.',
  },
  vindicates: {
    exoneration:
      '3 honor: have a blue, a red and a yellow companion at the end. 4 honor: vindicate yourself, which is not possible in this edition.',
    vindication:
      'All players are vindicated. This edition has no vindication, so this card stays in the box.',
  },
}
