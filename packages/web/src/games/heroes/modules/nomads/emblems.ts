// The emblems of the box's Spells, as icon names of game-icons.net. The files are made by packages/web/scripts/icons.ts.

export const EMBLEM: Readonly<Record<string, string>> = {
  caravan: 'camel',
  mirage: 'sunrise',
  'dust-devil': 'windy-stripes',
  oasis: 'well',
  'desert-hunger': 'sun',
  'nomad-pact': 'shaking-hands',
}
