// English text of the story.

/** Its lines of a score sheet. */
export const SOURCES_EN = { reputation: 'Reputation', mostReputation: 'Highest reputation' }

export const STORY_EN = {
  'story.scene': 'Scene',
  'story.reaction': 'What happens',
  'story.failed': 'It fails',
  'story.opening': 'The chapter begins',

  'story.where': '{place} · {hero}',
  'story.where.own': '{place} · {hero}, one of your own places',
  'story.where.mission': '{place} · {hero}’s mission',
  'story.what': 'What do you do?',
  'story.hint': 'Beside each die: the hearts you would add to succeed. You decide after the roll.',
  'story.skill': 'Skill {n}',
  'story.fight': 'Fight {name}: {health} health, {attack} attack',
  'story.sure': 'Sure',
  'story.never': 'Out of reach',
  'story.odds': '{n} in 4',
  'story.die': 'With a {die}: {n} {n:heart|hearts}',
  'story.die.free': 'With a {die}: no hearts',
  'story.die.none': 'Not with a {die}',
  'story.pay': 'Pay {list}',
  'story.bonus': 'Bonus: {list}',
  'story.reputation.gain': '{n} reputation',
  'story.read-again': 'Read the scene again',

  'story.aloud': 'Read aloud, {name}',
  'story.aloud.by': '{name} reads aloud',
  'story.aloud.for': 'Read aloud to {name}, who is {hero}',
  'story.and-then': 'And then: do you…',
  'story.act.asked': '{act}?',
  'story.aloud.done': 'I’ve read it aloud',
  'story.chooses': '{name} chooses. Nobody waits for you: fold the page when you’ve read it.',

  'story.test.rolled': 'You rolled {n}.',
  'story.test.hearts': 'Your hearts: {n}',
  'story.test.then': 'Your hearts: {n}, then {left}',
  'story.test.skill': 'Skill {n}',
  'story.test.bonus': 'Bonus {n}',
  'story.test.give-up': 'Give up',
  'story.test.reach': 'Reach the skill',
  'story.test.more': 'Reach the bonus',
  'story.test.lose': 'Lose {n} {n:heart|hearts}',
  'story.test.lose.none': 'Lose no hearts',
  'story.test.give-up.text': 'You gain nothing, and your turn ends. You may come back.',
  'story.test.keep': 'You keep {n} {n:heart|hearts}.',
  'story.test.theirs': '{name} rolled {n} and needs {skill}.',

  'story.brings': 'Outcome',
  'story.brings.nothing': 'Nothing more.',
  'story.go-on': 'Go on',

  'story.chapter': 'Chapter {n}',
  'story.knows': 'What only you know',
  'story.in-chapter': 'In this chapter',
  'story.own.places': 'Your own places are {list}. They are on your map only.',
  'story.begin': 'Begin',

  'story.rep': 'Reputation',
  'story.rep.of': '{name}: {n}',
  'story.rep.track': 'Reputation: {list}',
  'story.mission': 'Mission',
  'story.mission.none': 'not begun',
  'story.mission.done': 'all told',
  'story.mission.of': '{name}’s mission',
  'story.mission.yours': 'Your mission',
  'story.letter.own': 'One of your own places',
  'story.threatened': 'The Guild digs here after this season',
  'story.piece.fierce': 'Fierce: entering and not fighting costs 1 heart.',
  'story.piece': '{name} is here',
  'story.closing': 'How they speak of you',
  'story.closing.of': 'How they speak of {names}',

  'story.topic': 'Story',
  'story.topic.text': 'Chapter {n}, {title}. {question}',
  'story.line.rep': '{n} reputation',
  'story.line.mission': 'mission at {place}',
} as const

/** Its words in the glossary. */
export const GLOSSARY_EN = {
  'reputation|reputations':
    'How people speak of your hero, from −2 to 15. It gives points at the end, and 3 more if nobody has more.',
  'mission|missions':
    'Your hero’s own story, in three scenes. Success at one of your own places opens the first; its place is on the map.',
  'skill|skills': 'Roll your die and add hearts. Reach the skill to succeed, and 2 more for the bonus.',
}

/** Its part of "A turn in one minute". */
export const PRIMER_EN = [
  {
    name: 'Search for a scene',
    text: 'A search reads a scene. Choose what to do, roll, and add hearts to reach its skill. Your own places and your mission have scenes that only you get.',
  },
]
