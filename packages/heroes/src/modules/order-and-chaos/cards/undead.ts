// The Undead: nothing of theirs stays dead, because losses become Souls and Souls become bodies.
import { abilitiesOf, type Three } from '../../../cards/effect.ts'
import type { Faction } from '../../../cards/factions.ts'

const ABILITIES: Readonly<Record<string, Three>> = {
  'throne-of-bone': [
    { at: 'battle.bonuses', steps: [{ do: 'boost', most: 3 }] },
    { rules: [{ rule: 'raise', what: 'anywhere' }] },
    { tally: { count: { souls: true }, per: 2 } },
  ],
  'charnel-house': [
    { rules: [{ rule: 'sacrifice', more: 1, each: 'serf' }] },
    { at: 'collection', need: { control: { terrain: 'swamp' } }, steps: [{ do: 'souls', n: 1 }] },
    { at: 'battle.over', need: { won: true }, steps: [{ do: 'enlist' }] },
  ],
  'gallows-road': [
    { rules: [{ rule: 'speed', who: 'serf', set: 3 }] },
    { rules: [{ rule: 'paywith', of: 'recruit' }] },
    { tally: { count: { regions: { any: [{ terrain: 'swamp' }, { terrain: 'desert' }] } }, max: 4 } },
  ],
  'styx-landing': [
    { at: 'sail.ended', need: { bearer: 'sea' }, steps: [{ do: 'souls', n: 1 }] },
    { rules: [{ rule: 'adjacent', among: 'dock' }] },
    { rules: [{ rule: 'str', who: 'bearer', add: 1, per: { count: { souls: true } } }] },
  ],
  'wyrm-crypt': [
    { rules: [{ rule: 'raise', what: 'bearer' }] },
    { rules: [{ rule: 'speed', who: 'bearer', add: 'airSpeedLevel2' }] },
    {
      at: 'turn.own',
      once: 'round',
      need: { bearer: 'land' },
      steps: [
        { do: 'reap', kind: 'serf' },
        { do: 'souls', n: 1 },
      ],
    },
  ],
  amdiak: [
    {
      need: { bearer: 'battle' },
      rules: [{ rule: 'str', who: 'bearer', add: 1, per: { count: { army: ['serf'] }, max: 2 } }],
    },
    { at: 'battle.over', need: { won: true, bearer: 'fought' }, steps: [{ do: 'souls', n: 1 }] },
    {
      need: { bearer: 'battle' },
      rules: [{ rule: 'str', who: 'bearer', add: 1, per: { count: { souls: true }, max: 4 } }],
    },
  ],
  ossa: [
    {
      at: 'turn.own',
      once: 'round',
      need: { bearerRegion: { mine: { kinds: ['serf'], min: 1 } } },
      steps: [
        { do: 'kill', chooser: 'you', at: 'bearer', whose: 'own', kinds: ['serf'], n: 1 },
        { do: 'souls', n: 2 },
      ],
    },
    { at: 'battle.others', need: { beside: 'bearer' }, steps: [{ do: 'souls', n: 1 }] },
    {
      at: 'turn.own',
      once: 'round',
      need: { bearer: 'land', supply: 'warrior', room: 'bearer' },
      cost: { mana: 3 },
      steps: [{ do: 'place', unit: 'warrior', n: 1, to: 'bearer' }],
    },
  ],
  courier: [
    { need: { only: [] }, rules: [{ rule: 'pass', over: 'enemies' }] },
    { at: 'move.ended', need: { came: 'bearer', explored: 'some' }, steps: [{ do: 'souls', n: 1 }] },
    {
      at: 'turn.own',
      once: 'round',
      need: { bearer: 'land' },
      pick: [{ as: 'r', region: { near: 'bearer', capital: false, held: 'enemy' } }],
      steps: [{ do: 'take', from: 'holder', kind: 'any', n: 1 }],
    },
  ],
}

export const UNDEAD: Faction = {
  buildings: [
    { id: 'throne-of-bone', opens: 'a' },
    { id: 'charnel-house', opens: 'b' },
    { id: 'gallows-road', opens: 'c' },
    { id: 'styx-landing', opens: 'sea' },
    { id: 'wyrm-crypt', opens: 'air' },
  ],
  units: { a: 'amdiak', b: 'ossa', c: 'courier', sea: 'styx-ferry', air: 'bone-wyrm' },
  abilities: abilitiesOf(ABILITIES),
  souls: { card: 'underworld' },
}

/** The limits of the Underworld card, and the Souls for raising a Unit. */
export const SOULS = { start: 0, most: 6, perBattle: 2, serf: 1, warrior: 2, hero: 3, vessel: 2 }
