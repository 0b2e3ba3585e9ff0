// Wrong input for Heroes.
import { fileWith } from './lorehall.ts'
import { refusesWrongInput, values } from './wrong-input.ts'

refusesWrongInput({
  game: 'heroes',
  title: 'Heroes of Land, Air & Sea',
  other: 'now-or-never',
  typed: [
    [
      'another way to factions',
      ['sim', '--options', 'factions=goblins'],
      `option 'factions' cannot be "goblins"; expected one of picked, random`,
    ],
    [
      'another Enemy',
      ['show', '--seats', '1', '--options', 'enemy=kind'],
      `option 'enemy' cannot be "kind"; expected one of easy, normal, hard`,
    ],
    [
      'a faction as an option',
      ['sim', '--options', 'faction=orcs'],
      "Heroes of Land, Air & Sea has no option 'faction'",
    ],
    ['an unknown Unit', ['sim', ...values({ units: { dragon: { vp: 3 } } })], 'line 3: /units/dragon'],
    ['an unknown field', ['sim', ...values({ units: { serf: { wings: 2 } } })], 'line 4: /units/serf/wings'],
    [
      'an impossible number',
      ['sim', ...values({ units: { warrior: { strength: 21 } } })],
      'line 4: /units/warrior/strength: expected a whole number from 0 to 20, got 21',
    ],
    [
      'a Tactic for two resources',
      ['sim', ...values({ tactics: { charge: { cost: { ore: 1 } } } })],
      'line 4: /tactics/charge/cost: expected a price in one resource, got {"mana":6,"ore":1}',
    ],
    [
      'a card the Enemy has not',
      ['content', 'check', fileWith('{ "enemy": { "cards": { "e9": {} } } }')],
      '/enemy/cards/e9: expected one of e1, e2',
    ],
    [
      'a number that is none',
      ['content', 'check', fileWith('{ "cap": "ten" }')],
      '/cap: expected a whole number from 1 to 99, got "ten"',
    ],
  ],
  templates: [[]],
  begun: [
    [{ options: { factions: 'goblins' } }, 'bad-options', "option 'factions' cannot be"],
    [{ options: { towers: 3 } }, 'bad-options', "option 'towers' cannot be"],
    [{ values: { heroes: {} } }, 'bad-values', '/heroes'],
    [{ values: { tokens: 0 } }, 'bad-values', '/tokens: expected a whole number from 1 to 4'],
  ],
  pick: 'faction:goblins',
})
