// English text of "A turn in one minute", at the top of the rules of Heroes.
export const PRIMER_EN = {
  title: 'A turn in one minute',
  lead: 'The player with the most points wins. Each round, every player takes two turns: put a token on a free slot of your Action Bar and take its action.',
  steps: [
    {
      name: 'Capital actions',
      text: 'Recruit pieces, Build, Research Spells, or Tax. All other players may follow, each with a Serf from their Courtyard.',
    },
    {
      name: 'Command actions',
      text: 'March, Sail, Fly or Cast. Afterward, you may use a Serf from your Courtyard to Muster one more.',
    },
    {
      name: 'Where an army stops',
      text: 'If an enemy is there, a Battle begins. Otherwise, turn over the tokens there and resolve them.',
    },
  ],
  more: [
    {
      name: 'Collection',
      text: 'When all tokens are placed, each Resource Region you control gives 1 resource, plus 1 per working Serf and 2 for a Tower. Everyone draws a Spell card.',
    },
    {
      name: 'A Battle',
      text: 'Both sides add up their Strength. Each may cast a Combat Spell, then plays one of seven Tactics face down. The higher total wins. The loser loses Units worth at least half its Natural Strength.',
    },
    {
      name: 'Your Capital',
      text: 'Build can raise it to level II and III: more Towers, more Spells, better abilities, and 3 or 6 points at the end.',
    },
    {
      name: 'The end',
      text: 'When all Land tokens are face up, a player has all Serfs and Warriors or all three Towers in play, or a Capital falls: finish the round and play one more.',
    },
  ],
  signs: {
    ore: { name: 'Ore', text: 'Pays for Buildings and Towers. Mountains yield it.' },
    mana: { name: 'Mana', text: 'Pays for Spells and some Tactics. Forests yield it.' },
    food: { name: 'Food', text: 'Pays for Units. Plains yield it.' },
    serf: { name: 'Serfs', text: 'They work, follow, Muster and build.' },
    warrior: { name: 'Warriors', text: 'Strength 2, Speed 3.' },
    sea: { name: 'Sea Vessel', text: 'Carries two Units over the sea and docks at a Shore.' },
    air: { name: 'Air Vessel', text: 'Carries two Units over land and sea.' },
    tower: { name: 'Towers', text: 'Strength 3. The farther from your Capital, the more points.' },
    capital: { name: 'Capital', text: 'Your home. If it falls, you’re out of the game.' },
    tokens: { name: 'Land tokens', text: 'Face down until someone stops there.' },
    points: { name: 'Points', text: 'The player with the most points wins.' },
  },
} as const
