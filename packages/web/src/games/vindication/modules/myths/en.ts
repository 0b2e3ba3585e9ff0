// English text of Myths & Wonders.
export const MYTHS_EN = {
  'myths.board': 'Battle board',
  'myths.keys': 'Arrow keys move from sphere to sphere.',
  'myths.asleep': 'Ronak is asleep. Black blocks around him: {n}',
  'myths.fight': 'Spheres filled: {n} of {of}',
  'myths.glance': '{n} / {of}',
  'myths.conviction': 'conviction',
  'myths.reward.home': 'Return up to 2 blocks from companions',
  'myths.reward.unlock': 'Augment 1: potential to influence',
  'myths.reward.resolve': 'Augment 1: influence to conviction',
  'myths.reward.teleport': 'Take a teleport token',
  'myths.reward.pick': 'Pick loot first',
  'myths.reward.clone': 'Copy a reward that is used up',
  'myths.reward.honor': 'Gain 2 honor',
  'myths.short.home': 'Return blocks',
  'myths.short.unlock': 'To influence',
  'myths.short.resolve': 'To conviction',
  'myths.short.teleport': 'Token',
  'myths.short.pick': 'First pick',
  'myths.short.clone': 'Clone',
  'myths.short.honor': '2 honor',
  'myths.sphere': '{ring}: {reward}',
  'myths.taken': '{sphere}. {name}’s block is on it',
  'myths.sphere.text':
    'Contribute 1 block of this ring to gain its reward immediately. When all spheres are filled, Ronak is beaten and every block returns to where it came from.',
  'myths.board.text':
    'When all six black blocks around Ronak have been moved onto him, everyone fights him here: activate, contribute a block, roll the dice. When every sphere is filled, he is beaten and everyone picks a piece of loot.',
  'myths.champion': '{name}: {champion}',
  'myths.champion.none': 'no companions',
  'myths.next': 'Next after the fight: {name}',
  'myths.space': 'a black block is on it',
  'myths.space.text': 'If you end your move here, put this black block on Ronak. The sixth block wakes him.',
  'myths.tokens.n': 'Teleport tokens: {n}',
  'myths.tokens.text':
    'Won on the battle board. On your turn, discard one to go to any free space. This isn’t your Move.',
  'myths.loot': 'Loot',
  'myths.loot.open': 'Loot to choose from: {list}.',
  'myths.blocks.list': 'There are black blocks on spaces {list}.',
  'turn.contribute': 'Contribute',
  'turn.roll': 'Roll',
  'card.deck.loot': 'Loot',
  'myths.used': '{name}, used this turn',
  'words.group.contribute': 'Contribute',
  'words.group.roll': 'Roll the dice',
  'gallery.shelf': 'Loot',
} as const

/** Shown once, at the first decision it helps with. */
export const ADVICE_EN = {
  ronak: {
    title: 'Ronak is awake',
    words:
      'Everyone fights now. Conviction saves your champion and fills its own spheres. Move some influence there, but keep enough to activate and gain attributes.',
  },
  battle: {
    title: 'Fighting Ronak',
    words:
      'Each sphere gives its reward immediately. When all are filled, blocks return and everyone gets loot. Activate, contribute one block, then roll.',
  },
  loot: {
    title: 'Loot',
    words:
      'Once per turn, you may use loot by diluting 1: move a block back on your power board. Pick one piece and gain its honor.',
  },
  provoke: {
    title: 'Ronak is asleep',
    words:
      'If you end your move on a black block, it goes on Ronak. The sixth wakes him. Get companions and attributes ready for the fight.',
  },
} as const

/** Its lines of a score sheet. */
export const SOURCES_EN = { myths: 'Fighting Ronak', loot: 'Loot' }

/** Its setting, in the rules of the table. */
export const TERMS_EN = { lootClockwise: 'After the first pick, players take loot clockwise.' }
