// The Goblins as the Enemy.
import type { EnemyBoard, TrackNumbers } from '../../../../cards/enemy.ts'
import { enemySpell } from '../../../../cards/spells/enemy-spell.ts'

export const GOBLINS_ENEMY: EnemyBoard & TrackNumbers = {
  heroes: {
    a: {
      gift: { perSerf: { each: 1, most: 3 } },
      spell: { id: 'overload', does: [{ marker: 'rampart' }] },
    },
    b: {
      gift: { serfs: 2 },
      spell: { id: 'full-capacity', does: [{ place: 'serf', n: 1, to: 'heroes' }] },
    },
    c: { gift: { avenged: true }, spell: { id: 'long-fuse', does: [{ fuse: { within: 3 } }] } },
  },
  track: [
    { gives: [{ place: 'serf', n: 2, to: 'courtyard' }] },
    { gives: [{ level: 2 }] },
    { gives: [{ vessel: 'sea' }] },
    { gives: [{ level: 3 }] },
    {
      gives: [
        { place: 'serf', n: 3, to: 'courtyard' },
        { place: 'warrior', n: 1, to: 'courtyard' },
      ],
    },
    { after: [{ vp: 1, per: { unit: 'serf', every: 4 } }, { end: true }] },
  ],
  ore: [1, 2, 3, 4, 5, 6],
  vp: [0, 0, 0, 0, 0, 1],
}

export const GOBLINS_SPELLS = {
  ...enemySpell('overload', 2, 2, {
    pick: [{ as: 'r', region: { home: false, held: 'you' } }],
    steps: [{ do: 'mark', marker: 'rampart', until: 'next-round' }],
  }),
  ...enemySpell('full-capacity', 2, 1, { steps: [{ do: 'spread', unit: 'serf', n: 3 }] }),
  ...enemySpell('long-fuse', 3, 2, {
    reaches: true,
    pick: [
      {
        as: 'r',
        region: {
          land: true,
          capital: false,
          any: [{ enemyTower: 'alone' }, { enemy: { kinds: ['serf'], min: 1 } }],
        },
      },
    ],
    steps: [{ do: 'raze' }, { do: 'kill', chooser: 'you', at: 'r', whose: 'enemy', kinds: ['serf'], n: 1 }],
  }),
}
