// English words of the Guilds at the table.
export const GUILDS_EN = {
  'favor.board': 'Guild favor',
  'favor.token': 'Favor token',
  'favor.hand': 'In hand',
  'favor.here': 'Your favor lies here',
  'favor.lies': 'Favor of {name}: {use}',
  'favor.of': '{name}: {use}',
  'favor.text':
    'The fourth action: once in your turn lay your favor somewhere, for one of nine uses. It never stays where it lies, and never goes where another token lies.',
  'favor.own': 'Your favor: {use}. {text}',
  'favor.theirs': 'Favor of {name}: {use}. {text}',
  'favor.own.hand': 'Your favor is in your hand.',
  'favor.theirs.hand': 'The favor of {name} is in hand.',
  'favor.on': 'favor of {name} lies on it',
  'favor.barricade': 'a barricade of {name}',
  'fortified.on': 'fortified by {name}',
  'fortified.by': 'Fortified: nobody but {name} can ever take it',
  'fortified.none': 'No region is fortified.',
  'fortified.list': 'Fortified: {list}.',
  'monument.filled': 'Monument: {n} of {of} {of:place|places} filled',
  'monument.built': 'The monument stands',
  'monument.lent': 'What is lent to the monument',
  'monument.text':
    'A place for each attribute, two for conviction, two for tiles of different kinds. What is lent is out of play until every place is filled; then it pays 15 honor and gives everything back.',
  'turn.favor': 'Favor',
  'words.group.favor': 'Guild favor',
  'gallery.shelf': 'Uses of favor',
} as const

/** Said once, at the first decision it helps with. */
export const ADVICE_EN = {
  favor: {
    title: 'A fourth action',
    words:
      'Your guild’s favor can be laid once a turn, for one of nine uses. If in doubt, lay it on your power board: that augments a block every turn.',
  },
} as const
