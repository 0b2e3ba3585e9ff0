// The Jewelcrafter in the lobby.

export const LOBBY_EN = {
  title: 'Jewelcrafter',
  description:
    'Adds 3 regions: two Crystal Mines, and a Jewelcrafter where crystals free up companions, score honor or become lasting attributes.',
}

export const ANYWHERE_EN = {
  title: 'Crystals anywhere',
  description: 'Variant: use crystals to return blocks from companions wherever you are.',
}
