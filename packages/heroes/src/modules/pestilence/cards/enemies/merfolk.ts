// The Merfolk as the Enemy.
import type { EnemyBoard, TrackNumbers } from '../../../../cards/enemy.ts'
import { enemySpell } from '../../../../cards/spells/enemy-spell.ts'

export const MERFOLK_ENEMY: EnemyBoard & TrackNumbers = {
  heroes: {
    a: {
      gift: { crosses: 'sail' },
      spell: { id: 'riptide', does: [{ ebb: { within: 3, else: { food: 1, ore: 1 } } }] },
    },
    b: {
      gift: { onShore: 1 },
      spell: { id: 'war-conch', does: [{ place: 'warrior', n: 1, to: 'hero' }] },
    },
    c: {
      gift: { shoreToll: 1 },
      spell: { id: 'black-toll', does: [{ exacts: { ore: 1, food: 1 } }] },
    },
  },
  track: [
    { gives: [{ place: 'serf', n: 1, to: 'heroes' }] },
    { gives: [{ level: 2 }] },
    { gives: [{ vessel: 'sea' }] },
    { gives: [{ level: 3 }] },
    { gives: [{ place: 'warrior', n: 2, to: 'courtyard' }] },
    { after: [{ end: true }] },
  ],
  ore: [2, 3, 3, 4, 4, 5],
  vp: [0, 0, 0, 0, 0, 2],
}

export const MERFOLK_SPELLS = {
  ...enemySpell('riptide', 3, 2, {
    reaches: true,
    pick: [{ as: 'who', player: 'enemy' }],
    steps: [{ do: 'ebb', else: { food: 1, ore: 1 } }],
  }),
  ...enemySpell('war-conch', 2, 2, {
    pick: [{ as: 'r', region: { land: true, held: 'you' } }],
    steps: [{ do: 'place', unit: 'warrior', n: 1, to: 'r', else: 'courtyard' }],
  }),
  ...enemySpell('black-toll', 2, 1, {
    reaches: true,
    pick: [{ as: 'who', player: 'enemy' }],
    steps: [
      { do: 'lose', who: 'who', kind: 'ore', n: 1 },
      { do: 'lose', who: 'who', kind: 'food', n: 1 },
      { do: 'gain', kind: 'ore', n: 1 },
      { do: 'gain', kind: 'food', n: 1 },
    ],
  }),
}
