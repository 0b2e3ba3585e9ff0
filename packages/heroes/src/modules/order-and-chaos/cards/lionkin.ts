// The Lionkin: discipline over numbers, at home where nobody else can live.
import { abilitiesOf, type Three } from '../../../cards/effect.ts'
import type { Faction } from '../../../cards/factions.ts'

const ABILITIES: Readonly<Record<string, Three>> = {
  'sand-colosseum': [
    { need: { natural: 'higher' }, rules: [{ rule: 'str', who: 'army', add: 3 }] },
    {
      at: 'battle.won',
      may: true,
      need: { won: true, region: { capital: false }, enemy: { min: 1 } },
      steps: [{ do: 'spare' }, { do: 'vp', n: 1 }],
    },
    { rules: [{ rule: 'str', who: 'hero', add: 2 }] },
  ],
  'house-of-kelsinia': [
    { rules: [{ rule: 'yield', where: 'controlled', terrain: 'desert', kinds: ['food', 'ore'], n: 1 }] },
    { rules: [{ rule: 'pass', over: 'desert' }] },
    { tally: { count: { regions: { terrain: 'desert' } }, max: 4 } },
  ],
  'house-of-khota': [
    { need: { army: { max: 3 } }, rules: [{ rule: 'str', who: 'warrior', add: 1 }] },
    {
      need: { quiet: true },
      rules: [{ rule: 'yield', where: 'purse', kinds: ['ore', 'mana', 'food'], n: 1 }],
    },
    { at: 'battle.revealed', may: true, cost: { mana: 2 }, steps: [{ do: 'rechoose', paid: 2 }] },
  ],
  'oasis-harbor': [
    { at: 'sail.ended', need: { bearer: 'land' }, steps: [{ do: 'gain', kind: 'any', n: 1 }] },
    { rules: [{ rule: 'speed', who: 'bearer', add: 1 }] },
    { need: { how: 'dock' }, rules: [{ rule: 'str', who: 'army', add: 3 }] },
  ],
  'roc-eyrie': [
    {
      at: 'fly.ended',
      need: { bearerRegion: { terrain: 'desert' } },
      steps: [
        { do: 'gain', kind: 'mana', n: 1 },
        { do: 'gain', kind: 'food', n: 1 },
      ],
    },
    { rules: [{ rule: 'speed', who: 'bearer', add: 'airSpeedLevel2' }] },
    { rules: [{ rule: 'str', who: 'flown', add: 1 }] },
  ],
  regulus: [
    {
      need: { bearer: 'battle', army: { kinds: ['hero'], max: 1 }, enemy: { kinds: ['hero'], max: 0 } },
      rules: [{ rule: 'str', who: 'bearer', add: 2 }],
    },
    { at: 'battle.tactics', need: { bearer: 'battle' }, steps: [{ do: 'bar' }] },
    {
      at: 'battle.won',
      need: { won: true, bearer: 'fought', natural: 'was-higher' },
      steps: [{ do: 'vp', n: 3 }],
    },
  ],
  ari: [
    {
      need: { bearerRegion: { terrain: 'desert' } },
      rules: [{ rule: 'yield', where: 'purse', kind: 'mana', n: 1 }],
    },
    { need: { bearer: 'battle' }, rules: [{ rule: 'barSpell', over: 2 }] },
    {
      at: 'turn.own',
      once: 'round',
      need: { bearer: 'land' },
      pick: [
        { as: 'r', region: { land: true, not: 'bearer', mine: { kinds: ['serf', 'warrior', 'hero'] } } },
        { as: 'units', at: 'r', owner: 'you', kinds: ['serf', 'warrior', 'hero'], min: 1, max: 2 },
      ],
      steps: [{ do: 'move', to: 'bearer', quiet: true }],
    },
  ],
  shishi: [
    {
      need: { only: ['warrior'] },
      rules: [
        { rule: 'pass', over: 'desert' },
        { rule: 'pass', over: 'toll' },
      ],
    },
    {
      need: { side: 'attacker', bearer: 'battle' },
      rules: [{ rule: 'str', who: 'army', add: 1, per: { count: { marched: true }, max: 3 } }],
    },
    { rules: [{ rule: 'protect' }] },
  ],
}

export const LIONKIN: Faction = {
  buildings: [
    { id: 'sand-colosseum', opens: 'a' },
    { id: 'house-of-kelsinia', opens: 'b' },
    { id: 'house-of-khota', opens: 'c' },
    { id: 'oasis-harbor', opens: 'sea' },
    { id: 'roc-eyrie', opens: 'air' },
  ],
  units: { a: 'regulus', b: 'ari', c: 'shishi', sea: 'sun-dhow', air: 'sand-roc' },
  abilities: abilitiesOf(ABILITIES),
}
