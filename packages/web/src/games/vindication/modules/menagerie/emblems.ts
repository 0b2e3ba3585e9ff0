// The icons of pets, as names in the game-icons.net set.

export const EMBLEM: Readonly<Record<string, string>> = {
  brokk: 'bear-head',
  claude: 'cat',
  'gremlin-gang': 'goblin-head',
  ghak: 'imp',
  'jaike-zoba': 'sitting-dog',
  kajek: 'turtle',
  ketena: 'mammoth',
  ostrah: 'griffin-symbol',
  shonah: 'lynx-head',
  slyrk: 'frog',
  twerbs: 'squirrel',
  'vak-kk': 'crab',
  vosh: 'boar-tusks',
  'yi-qua': 'eagle-head',
  zea: 'owl',
}
