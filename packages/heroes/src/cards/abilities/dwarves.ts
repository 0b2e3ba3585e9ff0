// Abilities of the Dwarves' Buildings and Heroes: Ore, Towers and defense.
import type { Three } from '../effect.ts'

export const DWARVES: Readonly<Record<string, Three>> = {
  'shrine-of-the-fall': [
    { at: 'built', need: { another: true }, steps: [{ do: 'gain', kind: 'mana', n: 1 }] },
    { need: { side: 'defender' }, rules: [{ rule: 'str', who: 'army', add: 2 }] },
    { tally: { count: { what: 'towers' } } },
  ],
  'deep-forge': [
    { rules: [{ rule: 'yield', where: 'worked', terrain: 'mountains', kind: 'ore', n: 1 }] },
    {
      rules: [
        { rule: 'price', of: 'building', less: { ore: 1 } },
        { rule: 'price', of: 'level', less: { ore: 1, mana: 1, food: 1 } },
      ],
    },
    { rules: [{ rule: 'str', who: 'warrior', add: 1 }] },
  ],
  'watch-stair': [
    { rules: [{ rule: 'price', of: 'tower', less: { ore: 1 }, min: 1 }] },
    { rules: [{ rule: 'adjacent', among: 'towers' }] },
    { rules: [{ rule: 'yield', where: 'towers', n: 1 }] },
  ],
  'ironhull-slip': [
    { need: { bearer: 'away' }, rules: [{ rule: 'yield', where: 'purse', kind: 'ore', n: 1 }] },
    { need: { bearer: 'battle' }, rules: [{ rule: 'str', who: 'bearer', add: 2 }] },
    {
      at: 'sail.ended',
      may: true,
      need: { bearer: 'land' },
      steps: [{ do: 'act', what: 'tower', at: 'event' }],
    },
  ],
  'sky-anvil-works': [
    {
      rules: [
        { rule: 'standin', as: 'serf' },
        { rule: 'price', of: 'tower', less: { ore: 1 }, min: 1, at: 'bearer' },
      ],
    },
    { rules: [{ rule: 'speed', who: 'bearer', add: 'airSpeedLevel2' }] },
    { need: { side: 'defender', bearer: 'battle' }, rules: [{ rule: 'str', who: 'army', add: 3 }] },
  ],
  brokk: [
    { need: { side: 'defender', bearer: 'battle' }, rules: [{ rule: 'str', who: 'bearer', add: 2 }] },
    { need: { bearer: 'battle' }, rules: [{ rule: 'str', who: 'warrior', add: 1 }] },
    {
      need: { bearer: 'battle' },
      rules: [{ rule: 'str', who: 'army', add: 1, per: { count: { what: 'towers' } } }],
    },
  ],
  hildra: [
    { rules: [{ rule: 'immune' }] },
    {
      from: 'public',
      at: 'turn.own',
      once: 'round',
      need: { bearer: 'land', bearerRegion: { capital: false }, noThirdSide: true },
      cost: { mana: 1 },
      pick: [
        {
          as: 'r',
          region: { land: true, near: 'bearer', capital: false, enemy: { kinds: ['serf'], min: 1 } },
        },
        { as: 'units', at: 'r', owner: 'enemy', kinds: ['serf'], min: 1, max: 2 },
      ],
      steps: [
        { do: 'move', to: 'bearer', free: true },
        { do: 'battle', at: 'bearer' },
      ],
    },
    {
      at: 'battle.over',
      need: { bearer: 'fought' },
      steps: [
        {
          do: 'place',
          unit: 'serf',
          n: { count: { destroyed: 'enemy', kinds: ['serf'] } },
          to: 'courtyard',
        },
      ],
    },
  ],
  dagna: [
    {
      at: 'march.ended',
      need: { bearer: 'moved', region: { terrain: 'mountains' } },
      steps: [{ do: 'gain', kind: 'ore', n: 1 }],
    },
    {
      at: 'turn.own',
      once: 'round',
      need: { bearer: 'land' },
      steps: [{ do: 'act', what: 'tower', at: 'bearer', standin: 'bearer' }],
    },
    {
      need: { bearerRegion: { land: true, own: false } },
      tally: { count: { what: 'once' }, each: 2 },
    },
  ],
}
