// What the lobby says of the Jewelcrafter.

export const LOBBY_EN = {
  title: 'Jewelcrafter',
  description:
    'Three more regions: two mines full of crystals, and a jewelcrafter who turns them into rested companions, honor or lasting attributes.',
}

export const ANYWHERE_EN = {
  title: 'Crystals anywhere',
  description: 'A reading of the player summary: a crystal pays a companion off wherever you are.',
}
