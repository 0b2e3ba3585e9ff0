// What the lobby says of the expansion.

export const FIELD_EN = {
  title: 'Guilds & Monuments',
  description:
    'A fourth action: each turn lay your guild’s favor on a region, a space, a card or your power board, in one of nine ways; and a monument to rebuild.',
}

export const THIS_TURN_EN = {
  title: 'Commendation for one turn',
  description: 'A reading of the player summary: favor on a trait pays only in the turn it is laid there.',
}
