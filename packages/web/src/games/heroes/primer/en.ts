// English: a turn of Heroes in one minute.
export const PRIMER_EN = {
  title: 'A turn in one minute',
  lead: 'Whoever has the most points when one of four ends has come wins. A round is two turns for each: put a token on a free slot of your Action Bar and take its action.',
  steps: [
    {
      name: 'Capital actions',
      text: 'Recruit pieces, Build, Research Spells or Tax. Everybody else may follow with a Serf of their Courtyard.',
    },
    {
      name: 'Command actions',
      text: 'March, Sail, Fly or Cast. Afterwards a Serf of your Courtyard may muster one more.',
    },
    {
      name: 'Where an army ends',
      text: 'Tokens there are turned up and resolved. Where an enemy stands, a Battle begins.',
    },
  ],
  more: [
    {
      name: 'Collection',
      text: 'When all tokens are placed, each Resource Region you control brings 1, each Serf at work 1 more, a Tower 2 more. Each draws a Spell card.',
    },
    {
      name: 'A Battle',
      text: 'Both sides add up their Strength, may cast a Combat Spell, and lay one of seven Tactics face down. The higher sum wins.',
    },
    {
      name: 'The end',
      text: 'All Land tokens turned, all Serfs and Warriors in play, all three Towers, or a Capital fallen: this round is finished and one more is played.',
    },
  ],
  signs: {
    ore: { name: 'Ore', text: 'For Buildings and Towers. Mountains yield it.' },
    mana: { name: 'Mana', text: 'For Spells and Tactics. Forests yield it.' },
    food: { name: 'Food', text: 'For pieces. Plains yield it.' },
    serf: { name: 'Serfs', text: 'They work, follow, muster and build.' },
    warrior: { name: 'Warriors', text: 'Strength 2, Speed 3.' },
    sea: { name: 'Sea Vessel', text: 'Carries two over the sea, and docks at a shore.' },
    air: { name: 'Air Vessel', text: 'Carries two over land and sea.' },
    tower: { name: 'Towers', text: 'Strength 3; the further from your Capital, the more points.' },
    capital: { name: 'Capital', text: 'Where you live; if it falls you are out.' },
    tokens: { name: 'Land tokens', text: 'Face down until somebody comes.' },
    points: { name: 'Points', text: 'What you win by.' },
  },
} as const
