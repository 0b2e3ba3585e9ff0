// The labels of the numbers of Guilds & Monuments.
export const AMOUNTS_EN = {
  barricade: 'Barricade: honor per opponent',
  diplomacy: 'Diplomacy: honor per visit',
  commendation: 'Commendation: honor per use',
  monument: 'Monument: honor when finished',
  attribute: 'Monument: blocks per attribute',
  conviction: 'Monument: conviction',
  tiles: 'Monument: proficiency tiles',
}
