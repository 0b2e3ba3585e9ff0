// Abilities of the Elves' Buildings and Heroes: Mana, knives and patience.
import type { Three } from '../effect.ts'

export const ELVES: Readonly<Record<string, Three>> = {
  'shadow-guildhall': [
    { at: 'battle.started', need: { side: 'attacker' }, steps: [{ do: 'bar' }] },
    { rules: [{ rule: 'pass', over: 'serfs' }] },
    {
      at: 'turn.own',
      once: 'round',
      cost: { mana: 2 },
      pick: [
        {
          as: 'r',
          region: {
            land: true,
            near: 'heroes-or-towers',
            capital: false,
            enemy: { kinds: ['serf', 'warrior'], min: 1 },
          },
        },
      ],
      steps: [{ do: 'kill', chooser: 'you', at: 'r', whose: 'enemy', kinds: ['serf', 'warrior'], n: 1 }],
    },
  ],
  moonwell: [
    { rules: [{ rule: 'yield', where: 'worked', terrain: 'forest', kind: 'mana', n: 1 }] },
    { rules: [{ rule: 'price', of: 'spell', less: { mana: 1 }, min: 1 }] },
    { tally: { count: { what: 'scribed' } } },
  ],
  'antler-court': [
    { need: { region: { terrain: 'forest' } }, rules: [{ rule: 'str', who: 'warrior', add: 1 }] },
    {
      at: 'spell.cast',
      once: 'round',
      need: { by: 'other' },
      steps: [{ do: 'gain', kind: 'mana', n: 1 }],
    },
    {
      rules: [
        { rule: 'limit', of: 'hand', n: 1 },
        { rule: 'limit', of: 'scribed', n: 1 },
      ],
    },
  ],
  'ember-aerie': [
    {
      from: 'public',
      at: 'unit.destroyed',
      may: true,
      need: { unitIs: 'bearer' },
      order: 2,
      steps: [{ do: 'act', what: 'bearer' }],
    },
    { rules: [{ rule: 'speed', who: 'bearer', add: 'airSpeedLevel2' }] },
    {
      from: 'public',
      at: 'unit.destroyed',
      need: { unitIs: 'bearer' },
      order: 1,
      steps: [{ do: 'gain', kind: 'mana', n: 4 }],
    },
  ],
  'moonsail-haven': [
    { at: 'sail.ended', need: { bearer: 'sea' }, steps: [{ do: 'draw', n: 1 }] },
    {
      rules: [
        { rule: 'speed', who: 'bearer', add: 1 },
        { rule: 'pass', over: 'centre' },
      ],
    },
    {
      at: 'sail.ended',
      need: { bearer: 'land', bearerRegion: { home: false } },
      steps: [{ do: 'act', what: 'cast' }],
    },
  ],
  cernaith: [
    {
      need: { bearer: 'battle' },
      rules: [{ rule: 'str', who: 'bearer', add: 1, per: { count: { neighbours: 'forest' }, max: 2 } }],
    },
    {
      need: { region: { terrain: 'forest' } },
      rules: [{ rule: 'speed', who: 'bearer', set: 3 }],
    },
    {
      need: { bearer: 'battle' },
      rules: [{ rule: 'str', who: 'army', add: 1, per: { count: { what: 'scribed' } } }],
    },
  ],
  ithiriel: [
    {
      need: { bearerRegion: { terrain: 'forest' } },
      rules: [{ rule: 'yield', where: 'purse', kind: 'mana', n: 1 }],
    },
    {
      need: { bearer: 'battle', cast: true },
      rules: [{ rule: 'str', who: 'army', add: 2 }],
    },
    { at: 'turn.own', once: 'round', need: { has: 'unready' }, steps: [{ do: 'turn' }] },
  ],
  pharom: [
    {
      need: { bearer: 'battle', enemy: { kinds: ['hero'], min: 1 } },
      rules: [{ rule: 'str', who: 'bearer', add: 2 }],
    },
    {
      from: 'public',
      at: 'turn.own',
      once: 'round',
      need: { bearer: 'land' },
      pick: [
        {
          as: 'r',
          region: { land: true, near: 'bearer', capital: false, enemy: { kinds: ['hero'], min: 1 } },
        },
        { as: 'units', at: 'r', owner: 'enemy', kinds: ['hero'], min: 1, max: 1 },
        { as: 'to', region: { land: true, near: 'r', capital: false, held: 'nobody-else', room: true } },
      ],
      steps: [
        { do: 'move', to: 'to', free: true },
        { do: 'battle', at: 'to' },
      ],
    },
    {
      at: 'battle.damage',
      need: { won: true, side: 'attacker', bearer: 'fought', enemy: { kinds: ['hero'], min: 1 } },
      steps: [{ do: 'kill', chooser: 'you', at: 'battle', whose: 'enemy', kinds: ['hero'], n: 1 }],
    },
  ],
}
