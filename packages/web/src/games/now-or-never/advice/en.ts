// English text of the hints of Now or Never. Each is shown once, at the first decision it helps with. A hint has at most
// 25 words; its last sentence says what to do.
export const ADVICE_EN = {
  hero: {
    title: 'Your hero',
    words: 'Compare hearts, mana and arrows, then choose.',
  },
  quests: {
    title: 'Which quests to keep',
    words:
      'Quests at neighboring places save walks. Books take a while to collect. Check each place and price, and keep at most one that costs books.',
  },
  turn: {
    title: 'Your turn',
    words:
      'You take one action per turn, and many turns per season. Buildings pay off in every production. Use a builder early.',
  },
  last: {
    title: 'The last season',
    words:
      'You lose all coins and goods after this season. Rows, sets, quests, orders and your final production score. Spend everything on these now.',
  },
  pass: {
    title: 'Nothing left to do?',
    words:
      "Your arrows and specialists are used up. Production refills mana, but not hearts. Use another player's specialist if you can pay; otherwise, pass.",
  },
  build: {
    title: 'Building',
    words:
      'Your first tile comes from the border, later ones from next to a gap. Some spaces cost extra or give something. Fill rows for points.',
  },
  walk: {
    title: 'A hero action',
    words:
      "Your arrow's steps are free. Each extra step, mountain or enemy you pass costs 1 heart. Check the broken hearts before you go.",
  },
  fight: {
    title: 'A fight',
    words:
      'The description of "Fight" says your exact chance to win. You both strike every round. At 0 hearts, you lose. Retreat if it goes badly.',
  },
  search: {
    title: 'Searching',
    words:
      'A search costs 1 to 4 hearts; at 0, you find nothing. Tokens you keep pay 1 coin every season. Search early, with enough hearts.',
  },
  house: {
    title: 'A home for a villager',
    words:
      "Villagers make nothing until they're housed. Only an Inn lets them move later. All four kinds in one row score points. Choose rows with care.",
  },
  order: {
    title: 'An order',
    words:
      'You have the goods for an order. It usually pays better than the market and scores 2 points. Complete it at any time.',
  },
  learn: {
    title: 'A new ability',
    words:
      'You have enough experience for an ability. Blue ones always help. Red ones replace a face of your die: cover a weak one.',
  },
  sell: {
    title: 'Selling',
    words:
      'You can sell at any time, and prices never change. Different goods pay more together. Wait for a set, or choose "Sell all" now.',
  },
} as const

/** The strength of each hero, in one sentence. */
export const HEROES_EN: Readonly<Record<string, string>> = {
  halia: 'Halia can reroll dice.',
  zeik: 'Zeik draws extra quests.',
  marklun: 'Marklun turns mana into speed.',
  namal: 'Namal walks past enemies.',
}
