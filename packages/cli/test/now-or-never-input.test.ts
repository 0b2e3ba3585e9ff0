// Wrong input for Now or Never.
import { fileWith } from './lorehall.ts'
import { refusesWrongInput, values } from './wrong-input.ts'

refusesWrongInput({
  game: 'now-or-never',
  title: 'Now or Never',
  other: 'vindication',
  typed: [
    [
      'another map',
      ['sim', '--options', 'map=sky'],
      `option 'map' cannot be "sky"; expected one of above, under`,
    ],
    [
      'another way to heroes',
      ['show', '--options', 'heroes=conan'],
      `option 'heroes' cannot be "conan"; expected one of picked, random`,
    ],
    ['a hero as an option', ['sim', '--options', 'hero=conan'], "Now or Never has no option 'hero'"],
    [
      'an unknown card',
      ['sim', ...values({ quests: { B99: { vp: 3 } } })],
      'line 3: /quests/B99: expected an id of quests, got "B99"',
    ],
    [
      'an unknown hero',
      ['sim', ...values({ heroes: { conan: { hearts: 9 } } })],
      '/heroes/conan: expected an id of heroes, got "conan"',
    ],
    [
      'an impossible number',
      ['sim', ...values({ heroes: { halia: { hearts: 0 } } })],
      'line 4: /heroes/halia/hearts: expected a whole number from 1 to 30, got 0',
    ],
    [
      'a number that is none',
      ['content', 'check', fileWith('{ "buildings": { "inn": { "cost": "five" } } }')],
      '/buildings/inn/cost: expected a whole number from 0 to 99, got "five"',
    ],
  ],
  templates: [
    ['--options', 'map=above'],
    ['--options', 'map=under'],
  ],
  begun: [
    [{ options: { map: 'sky' } }, 'bad-options', "option 'map' cannot be"],
    [{ options: { reroll: 'often' } }, 'bad-options', "option 'reroll' cannot be"],
    [{ values: { gear: { excalibur: {} } } }, 'bad-values', '/gear/excalibur'],
    [{ values: { setup: { seasons: 0 } } }, 'bad-values', '/setup/seasons: expected'],
  ],
  pick: 'hero:conan',
})
