// The six Spells of the Nomads. (H-DESERT)
import type { Spell } from '../../../cards/spells.ts'

/** An enemy with at most two Units, no Vessel and no Tower. */
const FEW = { enemy: { max: 2, onFoot: true }, enemyTower: 'none' } as const

const CAST = { kind: 'cast', copies: 1, vp: 1 } as const

export const SPELLS: Readonly<Record<string, Spell>> = {
  caravan: {
    ...CAST,
    id: 'caravan',
    mana: 1,
    steps: [{ do: 'gain', kind: 'any', n: { count: { regions: { terrain: 'desert' } }, min: 1, max: 3 } }],
  },
  mirage: {
    ...CAST,
    id: 'mirage',
    mana: 2,
    reaches: true,
    pick: [
      { as: 'r', region: { land: true, capital: false, ...FEW } },
      { as: 'who', player: 'enemy', of: FEW },
      { as: 'to', region: { land: true, near: 'r', empty: true } },
    ],
    steps: [{ do: 'herd', to: 'to' }],
  },
  'dust-devil': {
    ...CAST,
    id: 'dust-devil',
    mana: 1,
    reaches: true,
    pick: [
      { as: 'r', region: { terrain: 'desert' } },
      { as: 'to', region: { land: true, near: 'r', capital: false } },
    ],
    steps: [
      { do: 'mark', marker: 'dust-devil', until: 'next-round' },
      { do: 'mark', marker: 'dust-devil', until: 'next-round', at: 'to' },
    ],
  },
  oasis: {
    ...CAST,
    id: 'oasis',
    mana: 2,
    pick: [{ as: 'r', region: { terrain: 'desert' } }],
    steps: [{ do: 'mark', marker: 'oasis', until: 'next-round' }],
  },
  'desert-hunger': {
    id: 'desert-hunger',
    kind: 'combat',
    copies: 1,
    mana: 2,
    vp: 1,
    reaches: true,
    need: { region: { any: [{ terrain: 'desert' }, { beside: 'desert' }] } },
    rules: [{ rule: 'str', who: 'enemy', add: -3 }],
  },
  'nomad-pact': { ...CAST, id: 'nomad-pact', mana: 2, steps: [{ do: 'befriend', else: 'serf' }] },
}
