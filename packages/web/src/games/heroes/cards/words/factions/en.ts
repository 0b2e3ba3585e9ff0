// English: a description of each faction.
export const FACTION_EN: Readonly<Record<string, string>> = {
  humans:
    'Many hands, full barns and a strong fleet. They follow more often than anyone and turn Serfs into points.',
  orcs: 'War pays. Every attack feeds the next one, and no one has better Warriors.',
  dwarves:
    'Few, slow and hard to move. They live by Ore, Towers and defense, and everything they build pays twice.',
  elves: 'Mana, knives and patience. They cast more, know more, and strike where the enemy is weak.',
}
