// English: what each faction is like.
export const FACTION_EN: Readonly<Record<string, string>> = {
  humans:
    'Many hands, full barns and a strong fleet. They follow more often than anyone and turn Serfs into points.',
  orcs: 'War pays. Every attack feeds the next one; their Warriors are the best line infantry.',
  dwarves: 'Few, slow and hard to shift. Ore, Towers and defence; every stone laid pays twice.',
  elves: 'Mana, knives and patience: they cast more, know more, and strike where the enemy is thin.',
}
