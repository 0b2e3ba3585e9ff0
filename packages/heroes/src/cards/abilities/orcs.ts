// Abilities of the Orcs' Buildings and Heroes: war pays, and every attack fuels the next.
import type { Three } from '../effect.ts'

export const ORCS: Readonly<Record<string, Three>> = {
  'blood-tent': [
    { at: 'battle.started', need: { side: 'attacker' }, steps: [{ do: 'gain', kind: 'mana', n: 1 }] },
    {
      from: 'printed',
      rules: [{ rule: 'str', who: 'army', add: 1, per: { count: { enemies: ['serf'], siege: true } } }],
    },
    {
      at: 'battle.over',
      need: { won: true },
      steps: [{ do: 'vp', n: { count: { destroyed: 'enemy', kinds: ['warrior', 'hero'] }, max: 3 } }],
    },
  ],
  barracks: [
    { from: 'printed', rules: [{ rule: 'str', who: 'warrior', add: 1 }] },
    { rules: [{ rule: 'price', of: 'warrior', less: { food: 1 }, min: 1 }] },
    { at: 'unit.recruited', may: true, need: { unit: ['warrior'] }, steps: [{ do: 'act', what: 'again' }] },
  ],
  'war-forge': [
    { rules: [{ rule: 'price', of: 'tactic', less: 1 }] },
    {
      at: 'battle.over',
      steps: [
        {
          do: 'gain',
          kind: 'ore',
          n: { count: { destroyed: 'own', kinds: ['serf', 'warrior', 'hero', 'vessel'] }, max: 2 },
        },
      ],
    },
    { need: { side: 'attacker' }, rules: [{ rule: 'str', who: 'army', add: 2 }] },
  ],
  'dragon-roost': [
    { need: { bearer: 'battle' }, rules: [{ rule: 'zero', units: 'serf' }] },
    { rules: [{ rule: 'speed', who: 'bearer', add: 'airSpeedLevel2' }] },
    {
      at: 'turn.own',
      once: 'round',
      need: { bearer: 'land' },
      pick: [
        {
          as: 'r',
          region: {
            land: true,
            near: 'bearer',
            byBorder: true,
            capital: false,
            enemy: { kinds: ['serf', 'warrior'], min: 1 },
          },
        },
      ],
      steps: [{ do: 'kill', chooser: 'owner', at: 'r', whose: 'enemy', kinds: ['serf', 'warrior'], n: 1 }],
    },
  ],
  'slag-docks': [
    {
      at: 'sail.ended',
      need: { bearer: 'sea' },
      pick: [{ as: 'who', player: 'coast' }],
      steps: [{ do: 'take', from: 'who', kind: 'any', n: 1 }],
    },
    { rules: [{ rule: 'speed', who: 'bearer', add: 1 }] },
    { tally: { count: { regions: { land: true, own: false } }, max: 4 } },
  ],
  gorrath: [
    {
      need: { side: 'attacker', bearer: 'battle' },
      rules: [{ rule: 'str', who: 'army', add: 2 }],
    },
    {
      at: 'battle.left',
      once: 'turn',
      need: { bearer: 'victor' },
      steps: [{ do: 'go', how: 'march', who: 'army', speed: 1 }],
    },
    { need: { bearer: 'fought' }, rules: [{ rule: 'harm', side: 'enemy', add: 2 }] },
  ],
  ulgha: [
    {
      at: 'battle.over',
      need: { bearer: 'fought' },
      steps: [
        {
          do: 'gain',
          kind: 'mana',
          n: { count: { destroyed: 'both', kinds: ['serf', 'warrior', 'hero', 'vessel'] }, max: 3 },
        },
      ],
    },
    {
      at: 'turn.own',
      once: 'round',
      need: { bearerRegion: { mine: { kinds: ['serf'], min: 1 } } },
      steps: [
        { do: 'kill', chooser: 'you', at: 'bearer', whose: 'own', kinds: ['serf'], n: 1 },
        { do: 'draw', n: 2 },
      ],
    },
    { need: { bearer: 'battle' }, rules: [{ rule: 'price', of: 'combat', less: { mana: 2 } }] },
  ],
  skarn: [
    { need: { only: ['warrior'] }, rules: [{ rule: 'pass', over: 'desert' }] },
    {
      at: 'march.ended',
      need: { bearer: 'moved' },
      pick: [{ as: 'r', region: { near: 'event', resource: true, held: 'enemy' } }],
      steps: [{ do: 'take', from: 'holder', kind: 'region', n: 1 }],
    },
    {
      need: { bearer: 'battle', enemy: { kinds: ['hero'], max: 0 } },
      rules: [{ rule: 'str', who: 'bearer', add: 3 }],
    },
  ],
}
