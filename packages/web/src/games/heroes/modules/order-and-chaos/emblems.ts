// The emblems of the box's pieces, as icon names of game-icons.net. The files are made by packages/web/scripts/icons.ts.

export const EMBLEM: Readonly<Record<string, string>> = {
  // Lionkin
  'sand-colosseum': 'greek-temple',
  'house-of-kelsinia': 'obelisk',
  'house-of-khota': 'spears',
  'oasis-harbor': 'harbor-dock',
  'roc-eyrie': 'nest-eggs',
  regulus: 'lion',
  ari: 'sun',
  shishi: 'saber-slash',
  'sun-dhow': 'sailboat',
  'sand-roc': 'eagle-head',
  // Lizardfolk
  'headhunters-lodge': 'death-skull',
  'hex-hut': 'hut',
  'wanderers-mound': 'trail',
  'mire-pens': 'slime',
  'reed-nest': 'egg-clutch',
  sszarak: 'stone-spear',
  yoz: 'potion-of-madness',
  zikka: 'snake-tongue',
  'mire-turtle': 'turtle',
  'marsh-dragonfly': 'long-antennae-bug',
  // Goblins
  'twin-tank': 'cauldron',
  'fizzwidget-foundry': 'gears',
  'scrap-bazaar': 'trade',
  'crank-wharf': 'ship-wheel',
  'launch-ramp': 'ladders-platform',
  grubba: 'spanner',
  nibnob: 'goblin-head',
  tikk: 'bottled-bolt',
  'paddle-crank': 'clockwork',
  fizzcopter: 'air-balloon',
}
