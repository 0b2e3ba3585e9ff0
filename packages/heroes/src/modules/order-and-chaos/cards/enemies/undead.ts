// The Undead as the Enemy.
import type { EnemyBoard, TrackNumbers } from '../../../../cards/enemy.ts'
import { enemySpell } from '../../../../cards/spells/enemy-spell.ts'

export const UNDEAD_ENEMY: EnemyBoard & TrackNumbers = {
  heroes: {
    a: {
      gift: { winsSerfs: 1 },
      spell: {
        id: 'open-graves',
        does: [
          { place: 'warrior', n: 1, to: 'hero' },
          { place: 'serf', n: 1, to: 'hero' },
        ],
      },
    },
    b: { gift: { saves: true }, spell: { id: 'marrow-toll', does: [{ losesFood: 3 }] } },
    c: { gift: { shy: true }, spell: { id: 'grave-whisper', does: [{ discards: 1 }] } },
  },
  track: [
    { gives: [{ place: 'serf', n: 2, to: 'courtyard' }] },
    { gives: [{ level: 2 }] },
    {
      gives: [
        { place: 'warrior', n: 1, to: 'courtyard' },
        { place: 'serf', n: 2, to: 'courtyard' },
      ],
    },
    { gives: [{ level: 3 }] },
    { gives: [{ place: 'warrior', n: 1, to: 'heroes' }] },
    { after: [{ vp: 1, per: { unit: 'serf', every: 4 } }, { end: true }] },
  ],
  ore: [2, 3, 3, 4, 4, 5],
  vp: [0, 0, 0, 0, 0, 1],
}

export const UNDEAD_SPELLS = {
  ...enemySpell('open-graves', 3, 2, {
    pick: [{ as: 'r', region: { land: true, held: 'you' } }],
    steps: [
      { do: 'place', unit: 'warrior', n: 1, to: 'r', else: 'courtyard' },
      { do: 'place', unit: 'serf', n: 1, to: 'r', else: 'courtyard' },
    ],
  }),
  ...enemySpell('marrow-toll', 2, 2, {
    reaches: true,
    pick: [{ as: 'who', player: 'enemy' }],
    steps: [{ do: 'levy', kind: 'food', most: 3 }],
  }),
  ...enemySpell('grave-whisper', 1, 1, { steps: [{ do: 'draw', n: 1 }] }),
}
