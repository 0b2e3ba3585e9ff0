// Wrong input for Heroes.
import { fileWith } from './lorehall.ts'
import { refusesWrongInput, values } from './wrong-input.ts'

const TITLE = 'Heroes of Land, Air & Sea'
const SIDE = 'this side of the board is made for that many (H-SETUP-1)'
const TEAMS = 'teams have equally many players, at least two each (H-TEAM-11)'

/** Begins a game with these options and this many players. */
const begun = (seats: number, ...options: readonly string[]): string[] => [
  'sim',
  '--seats',
  String(seats),
  ...(options.length === 0 ? [] : ['--options', options.join()]),
]

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
    ['seven players without boxes', begun(7), `${TITLE} is for 1 to 4 players, not 7: ${SIDE}`],
    [
      'seven players without Pestilence',
      begun(7, 'order-and-chaos=true', 'side=six'),
      `${TITLE} is for 5 to 6 players with these options, not 7: ${SIDE}`,
    ],
    [
      'three players on six Continents',
      begun(3, 'order-and-chaos=true', 'side=six'),
      `${TITLE} is for 5 to 6 players with these options, not 3: ${SIDE}`,
    ],
    [
      'five players in two teams',
      begun(5, 'order-and-chaos=true', 'side=six', 'teams=two'),
      `${TITLE} is for 6 players with these options, not 5: ${TEAMS}`,
    ],
    ['three players in two teams', begun(3, 'teams=two'), `with these options, not 3: ${TEAMS}`],
    [
      'three teams on four Continents',
      begun(4, 'teams=three'),
      'Three teams need 6 players, and this board has too few Continents (H-TEAM-11)',
    ],
    [
      'six Continents without their box',
      begun(5, 'side=six'),
      '“Continents” only works with Order & Chaos (H-SETUP-1)',
    ],
    [
      'wandering Nomads without their box',
      begun(2, 'nomadsWander=true'),
      '“Wandering Nomads” only works with Nomads (H-SETUP-1)',
    ],
    [
      'values of an absent Mercenary',
      ['sim', ...values({ hires: { m1: { strength: 3 } } })],
      'line 3: /hires/m1',
    ],
    [
      'values of an absent Spell',
      ['sim', ...values({ spells: { caravan: { mana: 3 } } })],
      'line 3: /spells/caravan',
    ],
    ['values of absent Souls', ['sim', ...values({ counters: { souls: { most: 3 } } })], '/counters'],
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
    [{ seats: 7 }, 'bad-seats', SIDE],
    [{ seats: 3, options: { teams: 'two' } }, 'bad-seats', TEAMS],
    [{ options: { side: 'six' } }, 'bad-options', '(H-SETUP-1)'],
    [{ options: { nomadsWander: true } }, 'bad-options', '(H-SETUP-1)'],
    [{ options: { withoutFactions: 'goblins' } }, 'bad-options', 'only comes with Order & Chaos (H-SETUP-1)'],
    [{ options: { withoutFactions: ['elves'] } }, 'bad-options', "option 'withoutFactions' cannot be"],
    [{ values: { hires: { m1: {} } } }, 'bad-values', '/hires/m1'],
    [{ values: { heroes: {} } }, 'bad-values', '/heroes'],
    [{ values: { tokens: 0 } }, 'bad-values', '/tokens: expected a whole number from 1 to 4'],
  ],
  pick: 'faction:goblins',
})
