// English text of the hints of Heroes. Each is shown once, at the first decision it helps with. A hint has at most 25
// words; its last sentence says what to do.
export const ADVICE_EN = {
  faction: {
    title: 'Your faction',
    words: 'Every faction has the same kinds of pieces, and five Buildings of its own.',
  },
  capital: {
    title: 'Where to settle',
    words:
      'All Continents have the same Regions. Settle next to an opponent for early Battles, or far away for peace.',
  },
  close: {
    title: 'A closed Continent',
    words:
      'With 1 or 2 players, one free Continent is closed: nobody can enter it. A smaller world means earlier Battles. Choose which one.',
  },
  turn: {
    title: 'Two tokens per round',
    words:
      'On each of your two turns, put a token on one action. Others may follow Capital actions. First, march to explore, or recruit.',
  },
  follow: {
    title: 'Following',
    words:
      'Following puts a Serf on the slot until Round End, so you can’t use that slot yourself. Follow if you need the action now.',
  },
  tax: {
    title: 'Tax',
    words: 'Take the resource that pays the most, or the one you need for your next action.',
  },
  keep: { title: 'Spells', words: 'You may hold 1 Spell card per level of your Capital. Discard the rest.' },
  march: {
    title: 'Moving',
    words:
      'If an enemy is where you stop, a Battle begins. {Click} a Unit next to the question to leave it behind, then {click} a Region.',
  },
  muster: {
    title: 'The Muster',
    words:
      'With a Serf from your Courtyard, you may take one more Command action. That Serf can’t follow this round. Muster if that’s worth it.',
  },
  tactic: {
    title: 'Tactics',
    words:
      'Both sides choose from the same seven cards. Fall Back and Blood Oath are free, but Blood Oath costs points. Guess the enemy’s card.',
  },
  combat: {
    title: 'A Combat Spell',
    words:
      'Each side may cast one before Tactics are played, the defender first. Cast one if it could decide the Battle.',
  },
} as const

/** The factions that are easiest for a first game. */
export const FORGIVING_EN = { humans: 'Humans', dwarves: 'Dwarves' }

/** `left`: how many factions are still free. */
export const forgivingSaid = (factions: readonly string[], left: number): string =>
  left === 1
    ? ' The others have chosen theirs.'
    : factions.length === 0
      ? ' Choose the one you like.'
      : ` For a first game, choose ${factions.join(' or ')}.`
