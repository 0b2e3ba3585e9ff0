// The Goblins: more of everything, bodies, boats and bolts.
import { abilitiesOf, type Three } from '../../../cards/effect.ts'
import type { Faction } from '../../../cards/factions.ts'

const ABILITIES: Readonly<Record<string, Three>> = {
  'twin-tank': [
    {
      at: 'recruited',
      may: true,
      need: { unit: ['serf'], supply: 'serf' },
      cost: { food: 1 },
      steps: [{ do: 'place', unit: 'serf', n: 1, to: 'courtyard' }],
    },
    { rules: [{ rule: 'limit', of: 'region', n: 1 }] },
    { tally: { count: { units: 'serf' }, per: 3 } },
  ],
  'fizzwidget-foundry': [
    { rules: [{ rule: 'str', who: 'army', add: 1, per: { count: { army: ['serf'], beyond: 1 }, max: 3 } }] },
    { rules: [{ rule: 'paywith', of: 'tactic' }] },
    { rules: [{ rule: 'str', who: 'army', add: 1, per: { count: { sacrificed: ['serf'] } } }] },
  ],
  'scrap-bazaar': [
    { at: 'turn.own', once: 'round', steps: [{ do: 'swap', n: 2 }] },
    { rules: [{ rule: 'price', of: 'building', less: { ore: 1 } }] },
    { once: 'round', rules: [{ rule: 'retake' }] },
  ],
  'crank-wharf': [
    {
      rules: [
        { rule: 'price', of: 'sea', less: { food: 1, ore: 1 } },
        { rule: 'price', of: 'air', less: { food: 1, mana: 1 } },
      ],
    },
    {
      at: 'sail.ended',
      may: true,
      need: { bearer: 'land', bearerRegion: { home: false }, has: 'serf-in-courtyard' },
      steps: [{ do: 'deploy', to: 'bearer' }],
    },
    {
      rules: [
        { rule: 'speed', who: 'bearer', add: 1 },
        { rule: 'capacity', n: 4 },
      ],
    },
  ],
  'launch-ramp': [
    { rules: [{ rule: 'setDown' }] },
    { rules: [{ rule: 'speed', who: 'bearer', add: 'airSpeedLevel2' }] },
    {
      at: 'turn.own',
      once: 'round',
      need: { bearer: 'land', carries: 'serf' },
      pick: [
        {
          as: 'r',
          region: {
            land: true,
            capital: false,
            any: [{ near: 'bearer', byBorder: true }, { at: 'bearer' }],
            enemy: { kinds: ['serf', 'warrior'], min: 1 },
          },
        },
      ],
      steps: [
        { do: 'spend', aboard: 'serf' },
        { do: 'kill', chooser: 'you', at: 'r', whose: 'enemy', kinds: ['serf', 'warrior'], n: 1 },
      ],
    },
  ],
  grubba: [
    {
      need: { bearer: 'battle', army: { kinds: ['serf'], min: 2 } },
      rules: [{ rule: 'str', who: 'bearer', add: 1 }],
    },
    { need: { bearer: 'battle' }, rules: [{ rule: 'sacrifice', more: 1 }] },
    { need: { bearer: 'battle' }, rules: [{ rule: 'str', who: 'serf', add: 1, max: 3 }] },
  ],
  nibnob: [
    {
      at: 'march.ended',
      may: true,
      need: { bearer: 'moved', region: { resource: true }, has: 'serf-in-courtyard' },
      steps: [{ do: 'deploy', to: 'event' }],
    },
    { at: 'mustered', steps: [{ do: 'gain', kind: 'food', n: 1 }] },
    {
      at: 'turn.own',
      once: 'round',
      need: { bearer: 'land', supply: 'serf', room: 'bearer' },
      steps: [{ do: 'place', unit: 'serf', n: 1, to: 'bearer' }],
    },
  ],
  tikk: [
    {
      need: { with: 'bearer', few: { kinds: ['serf'], max: 2 } },
      rules: [{ rule: 'speed', who: 'serf', set: 4 }],
    },
    {
      at: 'unit.destroyed',
      need: { unitIs: 'bearer', inBattle: true },
      steps: [
        { do: 'kill', chooser: 'owner', at: 'battle', whose: 'enemy', kinds: ['serf', 'warrior'], n: 1 },
        { do: 'vp', n: 1 },
      ],
    },
    {
      at: 'turn.own',
      once: 'round',
      need: { bearer: 'land' },
      cost: { ore: 1 },
      pick: [{ as: 'r', region: { land: true, near: 'bearer', tower: 'enemy' } }],
      steps: [{ do: 'mark', marker: 'shaken', until: 'round' }],
    },
  ],
}

export const GOBLINS: Faction = {
  buildings: [
    { id: 'twin-tank', opens: 'b' },
    { id: 'fizzwidget-foundry', opens: 'a' },
    { id: 'scrap-bazaar', opens: 'c' },
    { id: 'crank-wharf', opens: 'sea' },
    { id: 'launch-ramp', opens: 'air' },
  ],
  units: { a: 'grubba', b: 'nibnob', c: 'tikk', sea: 'paddle-crank', air: 'fizzcopter' },
  abilities: abilitiesOf(ABILITIES),
}
