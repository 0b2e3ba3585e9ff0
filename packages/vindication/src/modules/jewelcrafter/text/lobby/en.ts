// What the lobby says of the Jewelcrafter.

export const LOBBY_EN = {
  title: 'Jewelcrafter',
  description:
    'Three more regions: two mines full of crystals, and a jewelcrafter who turns them into rested companions, honor or lasting attributes.',
}

export const ANYWHERE_EN = {
  title: 'Crystals rest companions anywhere',
  description:
    'A reading of the player summary: in your turn a crystal pays a companion off wherever you are, not only at the Jewelcrafter.',
}
