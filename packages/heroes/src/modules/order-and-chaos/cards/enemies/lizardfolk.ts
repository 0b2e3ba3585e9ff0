// The Lizardfolk as the Enemy.
import type { EnemyBoard, TrackNumbers } from '../../../../cards/enemy.ts'
import { enemySpell } from '../../../../cards/spells/enemy-spell.ts'

export const LIZARDFOLK_ENEMY: EnemyBoard & TrackNumbers = {
  heroes: {
    a: { gift: { felled: 1 }, spell: { id: 'trophy-rite', does: [{ vpPerHero: 1 }] } },
    b: { gift: { weakens: 2 }, spell: { id: 'swamp-curse', does: [{ fells: { within: 2 } }] } },
    c: { gift: { firstToken: 2 }, spell: { id: 'vision-of-roads', does: [{ takesTokens: 2 }] } },
  },
  track: [
    { gives: [{ gain: { mana: 2 } }] },
    { gives: [{ level: 2 }] },
    { gives: [{ place: 'serf', n: 1, to: 'heroes' }] },
    { gives: [{ level: 3 }] },
    { gives: [{ vessel: 'air' }] },
    { after: [{ vpPerTokens: 4 }, { end: true }] },
  ],
  ore: [2, 3, 3, 4, 4, 5],
  vp: [0, 0, 0, 0, 0, 0],
}

export const LIZARDFOLK_SPELLS = {
  ...enemySpell('trophy-rite', 2, 2, {
    steps: [{ do: 'vp', n: { count: { enemyHeroes: 'out' } } }],
  }),
  ...enemySpell('swamp-curse', 3, 2, {
    reaches: true,
    pick: [
      { as: 'r', region: { land: true, capital: false, enemy: { kinds: ['serf', 'warrior'], min: 1 } } },
      { as: 'who', player: 'enemy', of: { enemy: { kinds: ['serf', 'warrior'], min: 1 } } },
    ],
    steps: [{ do: 'fell' }],
  }),
  ...enemySpell('vision-of-roads', 1, 1, { steps: [{ do: 'reveal', n: 2 }] }),
}
