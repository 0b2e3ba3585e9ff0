// Abilities of the Humans' Buildings and Heroes: many hands, full barns, a strong fleet.
import type { Three } from '../effect.ts'

export const HUMANS: Readonly<Record<string, Three>> = {
  cathedral: [
    {
      from: 'printed',
      need: { region: { terrain: 'plains' } },
      rules: [{ rule: 'str', who: 'warrior', add: 1 }],
    },
    {
      at: 'unit.recruited',
      need: { unit: ['warrior', 'hero'] },
      steps: [{ do: 'gain', kind: 'mana', n: 1 }],
    },
    { tally: { count: { regions: { terrain: 'plains' } }, max: 4 } },
  ],
  'sea-dock': [
    { rules: [{ rule: 'capacity', n: 3 }] },
    {
      from: 'public',
      at: 'sail.ended',
      may: true,
      need: { peace: true },
      pick: [{ as: 'r', region: { near: 'bearer', capital: false, held: 'enemy' } }],
      steps: [{ do: 'battle', at: 'r', entering: false }],
    },
    { need: { seaOrStarted: true }, rules: [{ rule: 'str', who: 'crew', add: 1 }] },
  ],
  'skyward-spire': [
    {
      at: 'fly.ended',
      need: { had: true, region: { home: false } },
      order: 1,
      steps: [{ do: 'gain', kind: 'any', n: 1 }],
    },
    { rules: [{ rule: 'speed', who: 'bearer', add: 'airSpeedLevel2' }] },
    {
      at: 'fly.ended',
      need: { peace: true, aboard: true },
      order: 2,
      steps: [{ do: 'go', how: 'march', who: 'aboard', speed: 1 }],
    },
  ],
  'harvest-hall': [
    { rules: [{ rule: 'price', of: 'pair', less: { food: 1 } }] },
    { rules: [{ rule: 'yield', where: 'worked', terrain: 'plains', kind: 'food', n: 1 }] },
    { at: 'followed', steps: [{ do: 'gain', kind: 'any', n: 1 }] },
  ],
  'muster-field': [
    { rules: [{ rule: 'speed', who: 'warrior', add: 1 }] },
    { at: 'turn.own', once: 'round', need: { has: 'serf-on-bar' }, steps: [{ do: 'recall' }] },
    { tally: { count: { units: 'serf' }, per: 4 } },
  ],
  laelithar: [
    {
      from: 'printed',
      need: { bearer: 'battle', army: { kinds: ['serf'], min: 1 } },
      rules: [{ rule: 'str', who: 'bearer', add: 1 }],
    },
    {
      need: { side: 'defender', bearer: 'battle', region: { home: false } },
      rules: [{ rule: 'str', who: 'serf', add: 1 }],
    },
    {
      at: 'battle.won',
      need: { side: 'attacker', won: true, bearer: 'fought' },
      steps: [{ do: 'vp', n: 2 }],
    },
  ],
  maerwyn: [
    { rules: [{ rule: 'yield', where: 'bearer', n: 1 }] },
    {
      at: 'turn.own',
      once: 'round',
      need: { bearer: 'ground', supply: 'serf', room: 'bearer' },
      cost: { mana: 1 },
      steps: [{ do: 'place', unit: 'serf', n: 1, to: 'bearer' }],
    },
    {
      at: 'attacked',
      need: { bearer: 'battle', region: { land: true } },
      pick: [
        { as: 'units', at: 'near-battle', owner: 'you', kinds: ['serf', 'warrior', 'hero'], min: 0, max: 2 },
      ],
      steps: [{ do: 'move', to: 'battle' }],
    },
  ],
  corvane: [
    { need: { with: 'bearer' }, rules: [{ rule: 'speed', who: 'serf', set: 3 }] },
    {
      at: 'march.ended',
      once: 'round',
      need: { bearer: 'moved' },
      steps: [{ do: 'go', how: 'march', who: 'bearer', speed: 1 }],
    },
    {
      need: { side: 'attacker', bearer: 'battle', marched: 2 },
      rules: [{ rule: 'str', who: 'bearer', add: 2 }],
    },
  ],
}
