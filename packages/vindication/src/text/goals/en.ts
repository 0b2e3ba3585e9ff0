// End triggers whose number depends on the players, with the number at this table: "{n}".
export const GOALS_EN: Readonly<Record<string, string>> = {
  monsters: 'The players have defeated {n} monsters in all.',
  proficiencies: 'The players have bought {n} proficiency tiles in all. Discarded ones count.',
  relics: 'The players have acquired {n} relics in all.',
  swiftness: 'Every player has a mount of speed {n} or more. The Armguards do not count.',
  traits: 'The players have attained {n} traits in all.',
}
