// The labels of the numbers of the Temple Ruins.
export const AMOUNTS_EN = {
  drawn: 'Quests drawn',
  empowered: 'Quests drawn with conviction',
}
