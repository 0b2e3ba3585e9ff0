// What the lobby says of the form: its groups, its fields, and what the rules say to what is chosen.

export const GROUPS_EN = { expansions: 'Expansions', house: 'Rules of the house' }

export const LOBBY_EN = {
  edition: {
    title: 'Edition',
    description:
      'Whose rules are played: those of the published game of 2018, or of its prototype of 2017, which begins lower, knows no recovering, no vindication, no empowered draws and no ties that are broken, and lets you control what you stand beside.',
  },
  mountOnce: {
    title: 'One mount level a turn',
    description:
      'A reading of the player summary: command posts bring one level a turn, not as many as you can pay. The prototype always has it.',
  },
  roundLimit: {
    title: 'End at round 30',
    description: 'House rule: when round 30 begins, the end counts as triggered.',
  },
  armed: {
    title: 'End triggers are armed',
    description:
      'House rule: before that round no end trigger ends the game, however early it is met. For games that shall not end abruptly.',
  },
  length: {
    title: 'The game lasts',
    description:
      'House rule: a fixed number of rounds, and no end trigger changes that; or, as printed, until one is met.',
  },
  openQuests: {
    title: 'Open quests',
    description: 'House rule: everybody sees the quests of all.',
  },
  regions: {
    title: 'Regions that make room',
    description:
      'Which leave the bag when expansions bring three to five: a spire, a fort and a library (basic), or a command post, a monastery and a shrine (advanced).',
  },
  single: {
    title: 'The single one',
    description: 'Which leaves the bag when one more has to: the Academy or an inn. For two both leave.',
  },
}

export const notArmedEN = (rounds: number, armedFrom: number): string =>
  `A game of ${rounds} rounds is not ended by triggers, so they cannot be armed from round ${armedFrom} on; choose one of the two`

export const makingRoomEN = (leaving: readonly string[]): string =>
  `To make room, one each leaves the bag: ${leaving.join(', ')}.`

export const tooManyRegionsEN = (brought: number): string =>
  `These expansions bring ${brought} regions, and no more than 8 can be made room for`
