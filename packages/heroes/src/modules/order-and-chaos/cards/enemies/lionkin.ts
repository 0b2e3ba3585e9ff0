// The Lionkin as the Enemy.
import type { EnemyBoard, TrackNumbers } from '../../../../cards/enemy.ts'
import { enemySpell } from '../../../../cards/spells/enemy-spell.ts'

export const LIONKIN_ENEMY: EnemyBoard & TrackNumbers = {
  heroes: {
    a: {
      gift: { outmatched: 3 },
      spell: { id: 'challenge', does: [{ marks: { marker: 'challenge', within: 2 } }] },
    },
    b: {
      gift: { enteringLeast: { terrain: 'desert', n: 1 } },
      spell: { id: 'still-waters', does: [{ gain: { mana: 2, ore: 1 } }] },
    },
    c: { gift: { steps: 2 }, spell: { id: 'desert-wind', does: [{ sweeps: true }] } },
  },
  track: [
    { gives: [{ place: 'warrior', n: 1, to: 'courtyard' }] },
    { gives: [{ level: 2 }] },
    { gives: [{ place: 'warrior', n: 2, to: 'courtyard' }] },
    { gives: [{ level: 3 }] },
    { gives: [{ vessel: 'air' }] },
    { after: [{ end: true }] },
  ],
  ore: [2, 3, 3, 4, 4, 5],
  vp: [0, 0, 0, 0, 0, 3],
}

export const LIONKIN_SPELLS = {
  ...enemySpell('challenge', 2, 2, {
    reaches: true,
    pick: [{ as: 'r', region: { land: true, capital: false, enemy: {} } }],
    steps: [{ do: 'mark', marker: 'challenge', until: 'next-round' }],
  }),
  ...enemySpell('still-waters', 2, 2, {
    steps: [
      { do: 'gain', kind: 'mana', n: 2 },
      { do: 'gain', kind: 'ore', n: 1 },
    ],
  }),
  ...enemySpell('desert-wind', 3, 2, {
    reaches: true,
    pick: [
      { as: 'r', region: { land: true, capital: false, near: 'units', enemy: {} } },
      { as: 'who', player: 'enemy', of: { enemy: {} } },
    ],
    steps: [{ do: 'send', how: 'home' }],
  }),
}
