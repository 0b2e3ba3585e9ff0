// The expansion in the lobby.

export const FIELD_EN = {
  title: 'Guilds & Monuments',
  description:
    'A fourth action: each turn, place your guild’s favor on a region, a space, a card or your power board, in one of nine ways. You can also rebuild a monument.',
}

export const THIS_TURN_EN = {
  title: 'Commendation for one turn',
  description: 'Variant: favor on a trait gives honor only in the turn you place it there.',
}
