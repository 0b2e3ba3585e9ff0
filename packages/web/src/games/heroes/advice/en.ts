// English: advice at decisions of Heroes that are met for the first time.
export const ADVICE_EN = {
  faction: {
    title: 'A people of your own',
    words: 'All have the same pieces; their five Buildings differ.',
  },
  capital: {
    title: 'Where to settle',
    words: 'Every Continent has the same Regions. Settle beside others to trade blows, or away from them.',
  },
  turn: {
    title: 'Two tokens a round',
    words:
      'Capital actions help the others, too: they may follow. Look at who has Serfs in the Courtyard and resources left.',
  },
  follow: {
    title: 'Following',
    words:
      'A Serf goes to the slot and comes back at the end of the round. The slot is used for you as well.',
  },
  tax: { title: 'Tax', words: 'Take what is at the top of the track, or what you need for the next action.' },
  keep: { title: 'Spells', words: 'You may hold as many as your Capital has levels. The rest goes.' },
  march: {
    title: 'On the way',
    words:
      'Touch the Region where it shall end, and the way is found. Tokens are turned only there. Where an enemy stands, a Battle begins.',
  },
  muster: {
    title: 'The Muster',
    words:
      'A Serf from the Courtyard brings one more Command action now. That Serf cannot follow any more this round.',
  },
  tactic: {
    title: 'Tactics',
    words:
      'The other side chooses from the same cards, of those it can pay. Fall Back and Blood Oath are free; Blood Oath costs points.',
  },
  combat: {
    title: 'A Combat Spell',
    words: 'One a side, before the Tactics. The defender is asked first.',
  },
} as const

/** The peoples that forgive mistakes. */
export const FORGIVING_EN = { humans: 'Humans', dwarves: 'Dwarves' }

export const forgivingSaid = (peoples: readonly string[]): string =>
  peoples.length === 0 ? '' : ` ${peoples.join(' and ')} forgive the most.`
