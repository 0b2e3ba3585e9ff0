// The names of the score lines, for the rules and the page.

export const SCORES_EN: Readonly<Record<string, string>> = {
  coins: 'Coins',
  rows: 'Full rows',
  sets: 'Sets of villagers',
  quests: 'Quests',
  endings: 'Quest bonuses',
  orders: 'Orders',
}
