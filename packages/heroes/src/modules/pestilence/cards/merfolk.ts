// The Merfolk: an army that swims, on a Continent of Shallow Water.
import { abilitiesOf, type RegionFilter, type Three } from '../../../cards/effect.ts'
import type { Faction } from '../../../cards/factions.ts'

/** At sea, or in Shallow Water. */
const WATER: RegionFilter = { any: [{ land: false }, { shallow: true }] }
/** At sea, or on a Shore. */
const COAST: RegionFilter = { any: [{ land: false }, { shore: true }] }

const ABILITIES: Readonly<Record<string, Three>> = {
  cloister: [
    {
      from: 'printed',
      rules: [
        { rule: 'mode', who: 'serf', how: 'sail' },
        { rule: 'mode', who: 'warrior', how: 'sail' },
        { rule: 'mode', who: 'hero', how: 'sail' },
      ],
    },
    {
      from: 'printed',
      rules: [
        { rule: 'mode', who: 'serf', how: 'sail', rests: true },
        { rule: 'mode', who: 'warrior', how: 'sail', rests: true },
        { rule: 'mode', who: 'hero', how: 'sail', rests: true },
      ],
    },
    {
      rules: [
        {
          rule: 'yield',
          where: 'controlled',
          of: { land: false },
          most: 2,
          kinds: ['food', 'ore', 'mana'],
          n: 1,
        },
      ],
    },
  ],
  'crushing-deep': [
    { need: { region: WATER }, rules: [{ rule: 'str', who: 'army', add: 2 }] },
    {
      at: 'battle.over',
      steps: [
        { do: 'vp', n: { count: { destroyed: 'enemy', kinds: ['vessel'] }, each: 2 } },
        { do: 'gain', kind: 'ore', n: { count: { destroyed: 'enemy', kinds: ['vessel'] }, each: 2 } },
      ],
    },
    {
      need: { side: 'attacker', region: { shore: true } },
      rules: [{ rule: 'str', who: 'army', add: 2 }],
    },
  ],
  'smugglers-reef': [
    { once: 'round', rules: [{ rule: 'smuggle' }] },
    { at: 'battle.won', need: { won: true }, steps: [{ do: 'take', from: 'loser', kind: 'any', n: 1 }] },
    { tally: { count: { regions: { land: false } }, max: 4 } },
  ],
  'octopus-grotto': [
    { need: { bearer: 'sea' }, rules: [{ rule: 'yield', where: 'purse', kind: 'food', n: 1 }] },
    { rules: [{ rule: 'str', who: 'bearer', add: 2 }] },
    {
      at: 'turn.own',
      once: 'round',
      need: { bearer: 'sea', noThirdSide: true },
      pick: [
        { as: 'r', region: { land: false, near: 'bearer', enemy: { kinds: ['sea'], min: 1 } } },
        { as: 'units', at: 'r', owner: 'enemy', kinds: ['sea'], min: 1, max: 1 },
      ],
      steps: [
        { do: 'move', to: 'bearer', free: true },
        { do: 'battle', at: 'bearer' },
      ],
    },
  ],
  'ray-pools': [
    { rules: [{ rule: 'mode', who: 'bearer', how: 'fly', rests: true }] },
    { rules: [{ rule: 'speed', who: 'bearer', add: 'airSpeedLevel2' }] },
    { rules: [{ rule: 'dips' }] },
  ],
  crusher: [
    { from: 'printed', rules: [{ rule: 'raid' }] },
    {
      need: { bearer: 'battle', against: 'vessel-or-tower' },
      rules: [{ rule: 'str', who: 'bearer', add: 2 }],
    },
    {
      at: 'battle.damage',
      need: { won: true, bearer: 'fought', region: COAST, enemy: { kinds: ['vessel'], min: 1 } },
      steps: [
        {
          do: 'kill',
          chooser: 'you',
          at: 'battle',
          whose: 'enemy',
          kinds: ['vessel'],
          n: 1,
          savesCrew: true,
        },
      ],
    },
  ],
  krkn: [
    {
      need: { bearer: 'battle', region: { any: [WATER, COAST] } },
      rules: [{ rule: 'str', who: 'bearer', add: 1 }],
    },
    { rules: [{ rule: 'speed', who: 'bearer', set: 3, by: 'sail' }] },
    { need: { bearer: 'battle' }, rules: [{ rule: 'str', who: 'warrior', add: 1 }] },
  ],
  hookfin: [
    {
      at: 'move.ended',
      need: { came: 'bearer', moves: ['march', 'sail'], region: { land: true, shore: true } },
      pick: [{ as: 'r', region: { land: true, resource: true, near: 'event', held: 'enemy' } }],
      steps: [{ do: 'take', from: 'holder', kind: 'region', n: 1 }],
    },
    {
      at: 'battle.over',
      need: { won: true, bearer: 'fought' },
      steps: [{ do: 'gain', kind: 'any', n: 2 }],
    },
    {
      at: 'turn.own',
      once: 'round',
      steps: [{ do: 'unleash', token: 'pirates', else: { ore: 1 } }],
    },
  ],
}

export const MERFOLK: Faction = {
  buildings: [
    { id: 'cloister', opens: 'b' },
    { id: 'crushing-deep', opens: 'a' },
    { id: 'smugglers-reef', opens: 'c' },
    { id: 'octopus-grotto', opens: 'sea' },
    { id: 'ray-pools', opens: 'air' },
  ],
  units: { a: 'crusher', b: 'krkn', c: 'hookfin', sea: 'giant-octopus', air: 'skyray' },
  abilities: abilitiesOf(ABILITIES),
  home: 'sunken',
}
