// Combat Spells: one per side, before the Tactic cards.
import { type Printed, spell } from './spell.ts'

export const COMBAT_SPELLS: Readonly<Record<string, Printed>> = {
  rage: spell(2, { from: 'printed', rules: [{ rule: 'str', who: 'army', add: 3 }] }),
  'magic-arrow': spell(2, {
    need: { enemy: { kinds: ['serf', 'warrior'], min: 1 } },
    reaches: true,
    steps: [{ do: 'kill', chooser: 'you', at: 'battle', whose: 'enemy', kinds: ['warrior', 'serf'], n: 1 }],
  }),
  fireball: spell(2, {
    need: { enemy: { kinds: ['serf', 'warrior', 'hero', 'vessel', 'band'], min: 1 } },
    reaches: true,
    steps: [{ do: 'kill', chooser: 'owner', at: 'battle', whose: 'enemy', strength: 3 }],
  }),
  'shield-of-light': spell(2, {
    rules: [
      { rule: 'str', who: 'army', add: 2 },
      { rule: 'harm', side: 'own', add: -1 },
    ],
  }),
  weakness: spell(2, {
    need: { enemy: { kinds: ['serf', 'warrior'], min: 1 } },
    reaches: true,
    rules: [
      {
        rule: 'str',
        who: 'enemy',
        add: -1,
        per: { count: { enemies: ['serf', 'warrior'] }, max: 4 },
      },
    ],
  }),
  terror: spell(1, {
    need: { enemy: { kinds: ['serf'], min: 1 } },
    reaches: true,
    rules: [{ rule: 'zero', units: 'serf' }],
  }),
  'heros-bane': spell(1, {
    need: { enemy: { kinds: ['hero'], min: 1 } },
    reaches: true,
    rules: [{ rule: 'zero', units: 'hero', only: 'strongest' }],
  }),
  'blood-magic': spell(1, {
    steps: [{ do: 'kill', chooser: 'you', at: 'battle', whose: 'own', kinds: ['serf'], n: 1 }],
    rules: [{ rule: 'str', who: 'army', add: 4 }],
  }),
  'veil-of-mist': spell(1, {
    need: { side: 'defender', region: { capital: false } },
    reaches: true,
    steps: [{ do: 'cease' }],
  }),
  'call-to-arms': spell(1, {
    pick: [
      {
        as: 'units',
        at: 'near-battle',
        owner: 'you',
        kinds: ['serf', 'warrior', 'hero', 'band'],
        min: 1,
        max: 1,
      },
    ],
    steps: [{ do: 'move', to: 'battle' }],
  }),
  'read-the-signs': spell(1, { reaches: true, steps: [{ do: 'unveil' }] }),
  plunder: spell(1, {
    reaches: true,
    at: 'battle.won',
    steps: [{ do: 'take', from: 'loser', kind: 'any', n: 2 }],
  }),
}
