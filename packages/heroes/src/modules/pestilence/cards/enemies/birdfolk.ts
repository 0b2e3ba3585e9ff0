// The Birdfolk as the Enemy.
import type { EnemyBoard, TrackNumbers } from '../../../../cards/enemy.ts'
import { enemySpell } from '../../../../cards/spells/enemy-spell.ts'

export const BIRDFOLK_ENEMY: EnemyBoard & TrackNumbers = {
  heroes: {
    a: { gift: { crosses: 'fly' }, spell: { id: 'bow-down', does: [{ losesEach: 1 }] } },
    b: { gift: { towerVp: 1 }, spell: { id: 'alms', does: [{ scarcest: { gain: 2, lose: 1 } }] } },
    c: {
      gift: { reach: 3, overSea: true },
      spell: { id: 'stoop', does: [{ stabs: { within: 2, only: 'serf' } }] },
    },
  },
  track: [
    { gives: [{ place: 'warrior', n: 1, to: 'courtyard' }] },
    { gives: [{ level: 2 }] },
    { gives: [{ vessel: 'air' }] },
    { gives: [{ level: 3 }] },
    { gives: [{ tower: 'farthest' }] },
    { after: [{ end: true }] },
  ],
  ore: [2, 3, 3, 4, 4, 5],
  vp: [0, 0, 0, 0, 0, 2],
}

export const BIRDFOLK_SPELLS = {
  ...enemySpell('bow-down', 3, 3, {
    reaches: true,
    pick: [{ as: 'who', player: 'enemy' }],
    steps: [
      { do: 'lose', who: 'who', kind: 'ore', n: 1 },
      { do: 'lose', who: 'who', kind: 'mana', n: 1 },
      { do: 'lose', who: 'who', kind: 'food', n: 1 },
    ],
  }),
  ...enemySpell('alms', 2, 1, {
    reaches: true,
    pick: [{ as: 'who', player: 'enemy' }],
    steps: [{ do: 'scarcest', gain: 2, lose: 1 }],
  }),
  ...enemySpell('stoop', 2, 2, {
    reaches: true,
    pick: [{ as: 'r', region: { capital: false, enemy: { kinds: ['serf'], min: 1 } } }],
    steps: [{ do: 'kill', chooser: 'you', at: 'r', whose: 'enemy', kinds: ['serf'], n: 1 }],
  }),
}
