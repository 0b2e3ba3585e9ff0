// The Birdfolk: lords above the map, who fly without a Vessel.
import { abilitiesOf, type Three } from '../../../cards/effect.ts'
import type { Faction } from '../../../cards/factions.ts'
import { RESOURCES } from '../../../values/words.ts'

const ABILITIES: Readonly<Record<string, Three>> = {
  'jousting-ring': [
    {
      from: 'printed',
      rules: [
        { rule: 'mode', who: 'serf', how: 'fly' },
        { rule: 'mode', who: 'warrior', how: 'fly' },
        { rule: 'mode', who: 'hero', how: 'fly' },
      ],
    },
    { need: { how: 'fly' }, rules: [{ rule: 'str', who: 'army', add: 2 }] },
    { at: 'fly.over', once: 'round', may: true, steps: [{ do: 'go', how: 'fly', who: 'others' }] },
  ],
  'throne-of-clouds': [
    { need: { clear: true }, rules: [{ rule: 'yield', where: 'purse', kinds: RESOURCES, n: 1 }] },
    {
      need: { side: 'defender', region: { land: true, own: true } },
      rules: [{ rule: 'str', who: 'army', add: 2 }],
    },
    { tally: { count: { towers: 'abroad' }, each: 2, max: 4 } },
  ],
  'temple-of-avi': [
    { rules: [{ rule: 'draw', n: 1 }] },
    { at: 'was.followed', once: 'turn', steps: [{ do: 'gain', kind: 'any', n: 1 }] },
    { tally: { count: { buildings: 'built', beyond: 2 } } },
  ],
  'ark-mooring': [
    { rules: [{ rule: 'adjacent', among: 'below' }] },
    {
      need: { bearerRegion: { centre: true } },
      rules: [{ rule: 'yield', where: 'purse', kinds: RESOURCES, n: 1 }],
    },
    { rules: [{ rule: 'str', who: 'crew', add: 1 }] },
  ],
  'sphinx-terrace': [
    { rules: [{ rule: 'crossing', cost: 1 }] },
    { rules: [{ rule: 'speed', who: 'bearer', add: 1 }] },
    {
      at: 'turn.own',
      once: 'round',
      pick: [{ as: 'who', player: 'enemy' }],
      steps: [{ do: 'tribute' }],
    },
  ],
  skein: [
    { need: { bearer: 'away' }, rules: [{ rule: 'str', who: 'bearer', add: 1 }] },
    {
      rules: [
        { rule: 'speed', who: 'bearer', set: 2, by: 'fly' },
        { rule: 'speed', who: 'bearer', set: 3, by: 'fly', level: 3 },
      ],
    },
    {
      at: 'battle.won',
      need: { won: true, bearer: 'battle' },
      steps: [
        { do: 'vp', n: 1 },
        { do: 'take', from: 'loser', kind: 'any', n: 1 },
      ],
    },
  ],
  orawk: [
    { rules: [{ rule: 'price', of: 'tower', less: { ore: 1 }, min: 1, at: 'bearer' }] },
    { at: 'built', need: { built: 'tower' }, steps: [{ do: 'vp', n: 1 }] },
    {
      need: { bearerRegion: { land: true, any: [{ tower: 'own' }, { with: 'pyramid' }] } },
      rules: [{ rule: 'yield', where: 'purse', kinds: RESOURCES, n: 2 }],
    },
  ],
  tiercel: [
    { need: { side: 'attacker' }, rules: [{ rule: 'str', who: 'bearer', add: 2 }] },
    { need: { bearer: 'fought', how: 'fly' }, rules: [{ rule: 'harm', side: 'enemy', add: 1 }] },
    {
      need: { with: 'bearer', few: { kinds: ['serf', 'warrior'], max: 2 } },
      rules: [
        { rule: 'speed', who: 'serf', set: 4, by: 'fly' },
        { rule: 'speed', who: 'warrior', set: 4, by: 'fly' },
      ],
    },
  ],
}

export const BIRDFOLK: Faction = {
  buildings: [
    { id: 'jousting-ring', opens: 'c' },
    { id: 'throne-of-clouds', opens: 'a' },
    { id: 'temple-of-avi', opens: 'b' },
    { id: 'ark-mooring', opens: 'sea' },
    { id: 'sphinx-terrace', opens: 'air' },
  ],
  units: { a: 'skein', b: 'orawk', c: 'tiercel', sea: 'ark', air: 'sphinx' },
  abilities: abilitiesOf(ABILITIES),
  home: 'floating',
}
