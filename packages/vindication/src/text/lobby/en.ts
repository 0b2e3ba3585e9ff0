// The lobby form: its groups and fields, and what the rules say about the choices.

export const GROUPS_EN = { expansions: 'Expansions', house: 'House rules' }

export const LOBBY_EN = {
  edition: {
    title: 'Edition',
    description:
      'The published game of 2018 or its prototype of 2017. In the prototype, you start with less honor and can take control of adjacent regions without a visit. It has no recovering, vindication, empowered draws or tiebreakers.',
  },
  mountOnce: {
    title: 'One mount level per turn',
    description:
      'Variant: a Command Post raises your mount by only 1 level per turn. The prototype always plays this way.',
  },
  roundLimit: {
    title: 'End at round 30',
    description: 'The end is triggered when round 30 begins, if it was not triggered before.',
  },
  armed: {
    title: 'End triggers work',
    description: 'No end trigger can end the game before this round. This prevents sudden endings.',
  },
  length: {
    title: 'Game length',
    description: 'Play a fixed number of rounds and ignore end triggers, or play until a trigger is met.',
  },
  openQuests: {
    title: 'Open quests',
    description: 'Everyone sees all secret quests.',
  },
  regions: {
    title: 'Regions to remove',
    description:
      'If expansions add 3 to 5 regions, these make room: a Holy Spire, a Fort and a Library (basic), or a Command Post, a Monastery and a Shrine (advanced).',
  },
  single: {
    title: 'One more to remove',
    description: 'If 1 more region has to go, it is the Academy or an Inn. If 2 have to go, it is both.',
  },
}

export const notArmedEN = (rounds: number, armedFrom: number): string =>
  `A game of ${rounds} rounds ignores end triggers, so they can't start in round ${armedFrom}. Choose one of the two`

export const makingRoomEN = (leaving: readonly string[]): string =>
  `To make room, one of each leaves the bag: ${leaving.join(', ')}.`

export const tooManyRegionsEN = (brought: number): string =>
  `These expansions add ${brought} regions, and there is room for only 8`
