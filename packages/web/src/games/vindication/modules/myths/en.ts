// English words of Myths & Wonders at the table.
export const MYTHS_EN = {
  'myths.board': 'Battle board',
  'myths.keys': 'Arrow keys go from sphere to sphere.',
  'myths.asleep': 'Ronak sleeps. Black blocks around him: {n}',
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
  'myths.short.home': 'Blocks home',
  'myths.short.unlock': 'To influence',
  'myths.short.resolve': 'To conviction',
  'myths.short.teleport': 'Token',
  'myths.short.pick': 'First pick',
  'myths.short.clone': 'Clone',
  'myths.short.honor': '2 honor',
  'myths.sphere': '{ring}: {reward}',
  'myths.taken': '{sphere}. The block of {name} lies on it',
  'myths.sphere.text':
    'Takes 1 block of this ring in a turn against Ronak, and pays at once. When all are filled he is beaten, and every block returns to where it came from.',
  'myths.board.text':
    'When the six black blocks around Ronak have been moved onto him, everybody fights him here: activate, contribute a block, roll the dice. When every sphere is filled he is gone, and everyone picks a piece of loot.',
  'myths.champion': '{name}: {champion}',
  'myths.champion.none': 'nobody left',
  'myths.next': 'Next after the fight: {name}',
  'myths.space': 'a black block lies on it',
  'myths.space.text':
    'A black block lies here: who ends a walk on it moves it onto Ronak. The sixth wakes him.',
  'myths.tokens.n': 'Teleport tokens: {n}',
  'myths.tokens.text':
    'Won on the battle board. In your turn one takes you to any free space, and then it is gone. It is not your Move.',
  'myths.loot': 'Loot',
  'myths.loot.open': 'Loot to choose from: {list}.',
  'myths.blocks.list': 'Black blocks lie on spaces {list}.',
  'turn.contribute': 'Contribute',
  'turn.roll': 'Roll',
  'card.deck.loot': 'Loot',
  'myths.used': '{name}, used this turn',
  'words.group.contribute': 'Contribute',
  'words.group.roll': 'Roll the dice',
  'gallery.shelf': 'Loot',
} as const

/** Said once, at the first decision it helps with. */
export const ADVICE_EN = {
  ronak: {
    title: 'Ronak is awake',
    words:
      'Everybody fights now. Conviction saves your champion from death and fills spheres of its own, so move some there; keep influence to activate and to gain with.',
  },
  battle: {
    title: 'Against Ronak',
    words:
      'Activate, contribute one block, roll. Each sphere pays at once, and when all are filled every block returns to where it came from, and there is loot for all.',
  },
  loot: {
    title: 'Loot',
    words:
      'One piece is yours, with its honor. Each can be used once a turn and costs a dilution: a block of yours goes back one step on the power board.',
  },
  provoke: {
    title: 'Ronak sleeps',
    words:
      'Whoever ends a move on a black block moves it onto Ronak. The sixth wakes him, and everybody has to fight: have a few companions and attributes by then.',
  },
} as const
