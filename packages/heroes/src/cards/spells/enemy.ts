// The spells of the Enemy's Heroes, as the human copies them. The human then makes both players' choices. Where the
// Enemy's spell means its Hero's Region, a copy means one of the human's Regions. Nobody holds them as cards.
// (H-SOLO-8)
import { type Printed, spell } from './spell.ts'

const SERFS = { capital: false, enemy: { kinds: ['serf'], min: 1 } } as const

export const ENEMY_SPELLS: Readonly<Record<string, Printed>> = {
  'call-to-prayer': spell(0, {
    pick: [{ as: 'r', region: { land: true, held: 'you' } }],
    steps: [{ do: 'place', unit: 'warrior', n: 1, to: 'r', else: 'courtyard' }],
  }),
  'golden-harvest': spell(0, {
    steps: [
      { do: 'gain', kind: 'food', n: 3 },
      { do: 'gain', kind: 'ore', n: 1 },
    ],
  }),
  'writ-of-exile': spell(0, {
    reaches: true,
    pick: [{ as: 'r', region: SERFS }],
    steps: [{ do: 'kill', chooser: 'you', at: 'r', whose: 'enemy', kinds: ['serf'], n: 1 }],
  }),
  'red-rain': spell(0, {
    reaches: true,
    pick: [
      { as: 'r', region: SERFS },
      { as: 'to', region: { ...SERFS, not: 'r' }, may: true },
    ],
    steps: [
      { do: 'kill', chooser: 'you', at: 'r', whose: 'enemy', kinds: ['serf'], n: 1 },
      { do: 'kill', chooser: 'you', at: 'to', whose: 'enemy', kinds: ['serf'], n: 1 },
    ],
  }),
  'bone-feast': spell(0, {
    steps: [
      { do: 'gain', kind: 'ore', n: 1 },
      { do: 'gain', kind: 'mana', n: 1 },
      { do: 'gain', kind: 'food', n: 1 },
    ],
  }),
  'sack-and-burn': spell(0, {
    reaches: true,
    pick: [{ as: 'who', player: 'enemy' }],
    steps: [
      { do: 'take', from: 'who', kind: 'any', n: 1 },
      { do: 'lose', who: 'who', n: 1 },
    ],
  }),
  'stone-oath': spell(0, {
    pick: [{ as: 'r', region: { home: false, held: 'you' } }],
    steps: [{ do: 'mark', marker: 'rampart', until: 'next-round' }],
  }),
  'call-of-the-ore': spell(0, {
    reaches: true,
    pick: [
      { as: 'to', region: { land: true, capital: false, mine: {} } },
      { as: 'r', region: { land: true, near: 'to', ...SERFS } },
      { as: 'units', at: 'r', owner: 'enemy', kinds: ['serf'], min: 1, max: 2 },
    ],
    steps: [
      { do: 'move', to: 'to', free: true },
      { do: 'battle', at: 'to' },
    ],
  }),
  'deep-vein': spell(0, { steps: [{ do: 'gain', kind: 'ore', n: 3 }] }),
  rootgrasp: spell(0, {
    reaches: true,
    pick: [{ as: 'r', region: { land: true, capital: false, enemy: {}, without: 'entanglement' } }],
    steps: [{ do: 'mark', marker: 'entanglement', until: 'ever' }],
  }),
  'star-of-norellia': spell(0, {
    reaches: true,
    pick: [{ as: 'who', player: 'enemy' }],
    steps: [{ do: 'lose', who: 'who', kind: 'mana', n: 3 }],
  }),
  'knife-in-the-dark': spell(0, {
    reaches: true,
    pick: [{ as: 'r', region: { capital: false, enemy: { kinds: ['serf', 'warrior'], min: 1 } } }],
    steps: [{ do: 'kill', chooser: 'you', at: 'r', whose: 'enemy', kinds: ['serf', 'warrior'], n: 1 }],
  }),
}
