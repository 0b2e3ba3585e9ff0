// The Lizardfolk: paid for every token they turn over, and hexing those in their way.
import { abilitiesOf, type Three } from '../../../cards/effect.ts'
import type { Faction } from '../../../cards/factions.ts'

const ABILITIES: Readonly<Record<string, Three>> = {
  'headhunters-lodge': [
    {
      at: 'battle.over',
      steps: [{ do: 'vp', n: { count: { destroyed: 'enemy', kinds: ['warrior', 'hero'] }, max: 2 } }],
    },
    {
      need: { region: { any: [{ terrain: 'swamp' }, { land: true, own: false }] } },
      rules: [{ rule: 'str', who: 'army', add: 2 }],
    },
    {
      at: 'battle.won',
      need: { won: true },
      steps: [{ do: 'take', from: 'loser', kind: 'any', n: 2 }],
    },
  ],
  'hex-hut': [
    {
      at: 'turn.own',
      once: 'round',
      cost: { mana: 1 },
      pick: [{ as: 'r', region: { capital: false } }],
      steps: [{ do: 'mark', marker: 'hex', until: 'next-round' }],
    },
    {
      rules: [
        { rule: 'price', of: 'combat', less: { mana: 1 } },
        { rule: 'price', of: 'interrupt', less: { mana: 1 } },
      ],
    },
    { at: 'attacked', steps: [{ do: 'take', from: 'attacker', kind: 'any', n: 2 }] },
  ],
  'wanderers-mound': [
    { at: 'explored', steps: [{ do: 'gain', kind: 'food', n: 1 }] },
    {
      at: 'explored.before',
      may: true,
      need: { token: ['monster', 'rogue', 'entanglement', 'unstable', 'sea-monster', 'storm'] },
      steps: [{ do: 'lift' }],
    },
    { tally: { count: { continents: 'held' } } },
  ],
  'mire-pens': [
    { rules: [{ rule: 'yield', where: 'controlled', terrain: 'swamp', kind: 'mana', n: 1 }] },
    { rules: [{ rule: 'adjacent', among: 'coast' }] },
    { rules: [{ rule: 'str', who: 'bearer', add: 3 }] },
  ],
  'reed-nest': [
    {
      at: 'fly.ended',
      steps: [{ do: 'reveal', n: 1, of: { land: true, downTokens: true, near: 'bearer', byBorder: true } }],
    },
    { rules: [{ rule: 'speed', who: 'bearer', add: 'airSpeedLevel2' }] },
    {
      at: 'turn.own',
      once: 'round',
      need: { bearer: 'land' },
      pick: [{ as: 'to', region: { land: true, held: 'you', not: 'bearer', holdsBearer: true } }],
      steps: [{ do: 'transfer', to: 'to' }],
    },
  ],
  sszarak: [
    {
      need: { bearer: 'battle' },
      rules: [
        { rule: 'str', who: 'bearer', add: 1, per: { count: { enemies: ['hero', 'warrior'] }, max: 2 } },
      ],
    },
    {
      at: 'battle.over',
      need: { won: true, bearer: 'fought' },
      steps: [{ do: 'vp', n: { count: { destroyed: 'enemy', kinds: ['hero'] }, each: 2, max: 2 } }],
    },
    { at: 'battle.won', need: { won: true, bearer: 'fought' }, steps: [{ do: 'rout', vp: 1 }] },
  ],
  yoz: [
    {
      at: 'move.ended',
      need: { came: 'bearer', region: { terrain: 'swamp' }, explored: 'or-marched' },
      steps: [{ do: 'draw', n: 1 }],
    },
    { need: { bearer: 'battle' }, rules: [{ rule: 'weaken', by: 2 }] },
    {
      at: 'turn.own',
      once: 'round',
      need: { bearer: 'land' },
      cost: { mana: 2 },
      pick: [
        {
          as: 'r',
          region: {
            land: true,
            near: 'bearer',
            capital: false,
            enemy: { kinds: ['serf', 'warrior'], min: 1 },
          },
        },
      ],
      steps: [{ do: 'kill', chooser: 'owner', at: 'r', whose: 'enemy', kinds: ['serf', 'warrior'], n: 1 }],
    },
  ],
  zikka: [
    { at: 'explored', once: 'round', need: { came: 'bearer' }, steps: [{ do: 'vp', n: 1 }] },
    {
      need: { only: ['serf'] },
      rules: [
        { rule: 'pass', over: 'desert' },
        { rule: 'pass', over: 'toll' },
      ],
    },
    {
      at: 'march.ended',
      once: 'round',
      need: { bearer: 'moved', explored: 'some' },
      steps: [{ do: 'go', how: 'march', who: 'bearer', speed: 2 }],
    },
  ],
}

export const LIZARDFOLK: Faction = {
  buildings: [
    { id: 'headhunters-lodge', opens: 'a' },
    { id: 'hex-hut', opens: 'b' },
    { id: 'wanderers-mound', opens: 'c' },
    { id: 'mire-pens', opens: 'sea' },
    { id: 'reed-nest', opens: 'air' },
  ],
  units: { a: 'sszarak', b: 'yoz', c: 'zikka', sea: 'mire-turtle', air: 'marsh-dragonfly' },
  abilities: abilitiesOf(ABILITIES),
}
