// Spells for the Cast action. Only these can be scribed.
import { type Printed, spell } from './spell.ts'

/** An enemy with at most three Units and no Tower. */
const FEW = { enemy: { max: 3 }, enemyTower: 'none' } as const

export const CAST_SPELLS: Readonly<Record<string, Printed>> = {
  'summon-serfs': spell(2, { steps: [{ do: 'place', unit: 'serf', n: 2, to: 'courtyard' }] }),
  'summon-warrior': spell(1, {
    pick: [{ as: 'r', region: { land: true, held: 'you' } }],
    steps: [{ do: 'place', unit: 'warrior', n: 1, to: 'r', else: 'courtyard' }],
  }),
  earthquake: spell(1, {
    reaches: true,
    pick: [{ as: 'continent', continent: true }],
    steps: [{ do: 'kill', chooser: 'owner', at: 'continent', whose: 'others', n: 1, of: 2 }],
  }),
  'rich-vein': spell(1, { steps: [{ do: 'gain', kind: 'ore', n: 3 }] }),
  'bountiful-harvest': spell(1, { steps: [{ do: 'gain', kind: 'food', n: 3 }] }),
  'mana-spring': spell(2, { steps: [{ do: 'gain', kind: 'mana', n: 3 }] }),
  'fair-trade': spell(1, { steps: [{ do: 'swap' }] }),
  tithe: spell(1, {
    reaches: true,
    steps: [{ do: 'take', from: 'others', kind: 'any', n: 3, maxEach: 2 }],
  }),
  'forced-march': spell(2, { steps: [{ do: 'go', how: 'march', faster: 1 }] }),
  'fair-winds': spell(1, { steps: [{ do: 'go', how: 'sail', faster: 1 }] }),
  'rising-gale': spell(1, { steps: [{ do: 'go', how: 'fly', faster: 1 }] }),
  'open-gate': spell(1, {
    pick: [
      { as: 'r', region: { land: true, mine: { kinds: ['serf', 'warrior', 'hero', 'band'] } } },
      { as: 'to', region: { land: true, held: 'you', room: true } },
      { as: 'units', at: 'r', owner: 'you', kinds: ['serf', 'warrior', 'hero', 'band'], min: 1, max: 3 },
    ],
    steps: [{ do: 'move', to: 'to' }],
  }),
  recall: spell(1, {
    pick: [
      { as: 'r', region: { land: true, home: false, mine: { kinds: ['serf', 'warrior', 'hero', 'band'] } } },
      { as: 'units', at: 'r', owner: 'you', kinds: ['serf', 'warrior', 'hero', 'band'], min: 1 },
    ],
    steps: [{ do: 'move', to: 'courtyard', free: true }],
  }),
  bulwark: spell(2, {
    pick: [{ as: 'r', region: { home: false, held: 'you' } }],
    steps: [{ do: 'mark', marker: 'bulwark', until: 'next-round' }],
  }),
  blight: spell(1, {
    reaches: true,
    pick: [{ as: 'r', region: { resource: true, held: 'enemy' } }],
    steps: [{ do: 'mark', marker: 'blight', until: 'collection' }],
  }),
  lightning: spell(2, {
    reaches: true,
    pick: [{ as: 'r', region: { land: true, capital: false, enemy: { kinds: ['serf', 'warrior'] } } }],
    steps: [{ do: 'kill', chooser: 'you', at: 'r', whose: 'enemy', kinds: ['serf', 'warrior'], n: 1 }],
  }),
  'falling-star': spell(1, {
    reaches: true,
    pick: [
      { as: 'r', region: { capital: false, enemy: {} } },
      { as: 'who', player: 'enemy', of: { enemy: {} } },
    ],
    steps: [{ do: 'damage', n: 3 }],
  }),
  shatter: spell(1, {
    reaches: true,
    pick: [{ as: 'r', region: { land: true, enemyTower: 'alone' } }],
    steps: [{ do: 'raze' }],
  }),
  quagmire: spell(1, {
    reaches: true,
    pick: [{ as: 'r', region: { land: true, capital: false, without: 'entanglement' } }],
    steps: [{ do: 'mark', marker: 'entanglement', until: 'ever' }],
  }),
  'far-sight': spell(1, { steps: [{ do: 'reveal', n: 2 }] }),
  'heros-call': spell(1, {
    pick: [
      { as: 'r', region: { mine: { kinds: ['hero'] } } },
      { as: 'units', at: 'r', owner: 'you', kinds: ['hero'], min: 1, max: 1 },
      { as: 'to', region: { land: true, held: 'you', room: true } },
    ],
    steps: [{ do: 'move', to: 'to' }],
  }),
  charm: spell(1, {
    reaches: true,
    pick: [
      { as: 'r', region: { land: true, capital: false, enemy: { kinds: ['serf'] } } },
      { as: 'to', region: { land: true, near: 'r', mine: {} } },
    ],
    steps: [
      { do: 'kill', chooser: 'you', at: 'r', whose: 'enemy', kinds: ['serf'], n: 1 },
      { do: 'place', unit: 'serf', n: 1, to: 'to', else: 'courtyard' },
    ],
  }),
  banish: spell(1, {
    reaches: true,
    pick: [
      { as: 'r', region: { land: true, capital: false, ...FEW } },
      { as: 'who', player: 'enemy', of: FEW },
    ],
    steps: [{ do: 'send', how: 'home' }],
  }),
  'royal-decree': spell(2, { steps: [{ do: 'act', what: 'recruit-or-tax' }] }),
  'masons-blessing': spell(1, { steps: [{ do: 'act', what: 'build', less: 2 }] }),
  'deep-study': spell(1, { steps: [{ do: 'draw', n: 3 }] }),
  'second-wind': spell(1, { steps: [{ do: 'recall', reopen: true }] }),
  'sea-bridge': spell(1, {
    pick: [
      { as: 'r', region: { land: true, shore: true } },
      { as: 'to', region: { land: true, sameCoast: 'r' } },
    ],
    steps: [{ do: 'go', how: 'march', bridge: true }],
  }),
  renewal: spell(1, { steps: [{ do: 'act', what: 'unit', less: 2 }] }),
  'song-of-ages': spell(1),
}
