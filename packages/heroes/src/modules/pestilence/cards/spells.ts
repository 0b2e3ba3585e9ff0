// The Spells of Pestilence: 20 cards of 16 designs. (H-PLAGUE)
import type { Spell } from '../../../cards/spells.ts'
import type { SpellRecord } from '../../../cards/spells/spell.ts'

type Does = Omit<SpellRecord, 'id' | 'kind' | 'copies'>

/** A design: its kind, the number of its cards, its Mana, its points and its effect. */
const spell = (
  kind: Spell['kind'],
  copies: number,
  mana: number,
  vp: number,
  does: Does,
): Omit<Spell, 'id'> => ({ kind, copies, mana, vp, ...does })

const MANY = { enemy: { min: 3 } } as const

const DESIGNS: Readonly<Record<string, Omit<Spell, 'id'>>> = {
  pestilence: spell('cast', 2, 4, 2, {
    reaches: true,
    pick: [
      { as: 'r', region: { land: true, capital: false, ...MANY } },
      { as: 'who', player: 'enemy', of: MANY },
      { as: 'to', region: { land: true, near: 'r', capital: false, theirs: true }, may: true },
    ],
    steps: [
      { do: 'kill', chooser: 'owner', at: 'r', whose: 'enemy', n: 1 },
      { do: 'kill', chooser: 'owner', at: 'to', whose: 'enemy', n: 1 },
    ],
  }),
  'plague-rats': spell('cast', 1, 2, 1, { reaches: true, steps: [{ do: 'afflict', food: 2 }] }),
  'feather-fall': spell('cast', 1, 3, 1, {
    pick: [
      { as: 'r', region: { land: true, shore: true, mine: { kinds: ['serf', 'warrior', 'hero', 'band'] } } },
      { as: 'to', region: { land: true, sameCoast: 'r', room: true } },
      {
        as: 'units',
        at: 'r',
        owner: 'you',
        kinds: ['serf', 'warrior', 'hero', 'band'],
        min: 1,
        max: 3,
      },
    ],
    steps: [{ do: 'move', to: 'to', fight: true }],
  }),
  'tidal-wave': spell('cast', 1, 5, 2, {
    reaches: true,
    pick: [{ as: 'r', region: { land: false } }],
    steps: [{ do: 'flood', of: 2 }],
  }),
  'coral-bounty': spell('cast', 1, 1, 1, {
    steps: [{ do: 'gain', kind: 'any', n: { count: { regions: { land: false } }, plus: 1, max: 3 } }],
  }),
  sandstorm: spell('cast', 1, 1, 1, {
    reaches: true,
    pick: [{ as: 'r', region: { land: true, capital: false } }],
    steps: [{ do: 'mark', marker: 'sandstorm', until: 'next-round' }],
  }),
  'harvest-moon': spell('cast', 2, 2, 1, { steps: [{ do: 'harvest', most: 4 }] }),
  'pyramid-rite': spell('cast', 1, 3, 1, {
    steps: [{ do: 'vp', n: { count: { continents: 'other' }, max: 2 } }],
  }),
  cleanse: spell('cast', 1, 0, 1, {
    reaches: true,
    pick: [{ as: 'r', region: { purgeable: ['entanglement', 'pirates'] } }],
    steps: [
      { do: 'purge', tokens: ['entanglement', 'pirates'] },
      { do: 'gain', kind: 'any', n: 1 },
    ],
  }),
  'ancient-wings': spell('cast', 1, 2, 1, {
    steps: [{ do: 'go', how: 'fly', faster: 2, calm: true }],
  }),
  sickness: spell('combat', 2, 1, 0, {
    need: { enemy: { kinds: ['serf', 'warrior', 'hero', 'band'], min: 1 } },
    reaches: true,
    rules: [
      {
        rule: 'str',
        who: 'enemy',
        add: -1,
        per: { count: { enemies: ['serf', 'warrior', 'hero', 'band'] }, max: 4 },
      },
    ],
  }),
  undertow: spell('combat', 1, 1, 1, {
    need: { enemy: { kinds: ['vessel'], min: 1 } },
    reaches: true,
    rules: [{ rule: 'zero', units: 'vessel' }],
  }),
  gust: spell('combat', 1, 3, 1, {
    need: { enemy: { kinds: ['serf', 'warrior'], min: 1 } },
    reaches: true,
    steps: [{ do: 'blow' }],
  }),
  'last-stand': spell('combat', 1, 2, 0, {
    rules: [{ rule: 'str', who: 'army', add: 2, outmatched: 5 }],
  }),
  contagion: spell('interrupt', 2, 2, 1, { reaches: true, steps: [{ do: 'infect', food: 1 }] }),
  absorb: spell('interrupt', 1, 3, 1, { reaches: true, steps: [{ do: 'drain', most: 3 }] }),
}

export const SPELLS: Readonly<Record<string, Spell>> = Object.fromEntries(
  Object.entries(DESIGNS).map(([id, design]) => [id, { ...design, id }]),
)
