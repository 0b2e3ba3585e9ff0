// English text of the Guilds.
export const GUILDS_EN = {
  'favor.board': 'Guild favor',
  'favor.token': 'Favor token',
  'favor.hand': 'In hand',
  'favor.here': 'Your favor is here',
  'favor.lies': '{name}’s favor: {use}',
  'favor.of': '{name}: {use}',
  'favor.text':
    'A fourth action: once on your turn, put your favor token somewhere for one of nine uses. It has to move each time, and can’t go where another token is.',
  'favor.own': 'Your favor: {use}. {text}',
  'favor.theirs': '{name}’s favor: {use}. {text}',
  'favor.own.hand': 'Your favor is in your hand.',
  'favor.theirs.hand': '{name}’s favor is in hand.',
  'favor.on': '{name}’s favor is here',
  'favor.barricade': '{name}’s barricade',
  'fortified.on': 'fortified by {name}',
  'fortified.by': 'Fortified: only {name} can take it',
  'fortified.none': 'No region is fortified.',
  'fortified.list': 'Fortified: {list}.',
  'monument.filled': 'Monument: {n} of {of} {of:place|places} filled',
  'monument.built': 'The monument is built',
  'monument.lent': 'Lent to the monument',
  'monument.text':
    'It has one place for each attribute, two for conviction and two for different proficiency tiles. You can’t use what you lend until every place is filled. Then you gain 15 honor and get everything back.',
  'turn.favor': 'Favor',
  'words.group.favor': 'Guild favor',
  'gallery.shelf': 'Uses of favor',
} as const

/** Shown once, at the first decision it helps with. */
export const ADVICE_EN = {
  favor: {
    title: 'A fourth action',
    words:
      'Once per turn, put your guild’s favor somewhere for one of nine uses. If in doubt, put it on your power board to augment.',
  },
} as const

/** Its lines of a score sheet. */
export const SOURCES_EN = { favor: 'Guild favor', monument: 'Monument' }

/** Its words in the glossary. */
export const GLOSSARY_EN = {
  'favor|favor token|guild favor':
    'Your guild’s token. Once per turn, put it on a region, a space, a card, your power board or your monument.',
  'fortified|fortify|fortifies': 'Only the player who fortified this region can take it.',
  'barricade|barricades|barricaded':
    'A space with a favor token. The token’s owner gains honor when others come to it.',
}

/** Its setting, in the rules of the table and above the texts it changes. */
export const TERMS_EN = {
  commendedThisTurn: 'A commended trait gives honor only in the turn you put favor on it.',
}
export const HEADINGS_EN = { commendedThisTurn: 'With commendation for one turn' }
