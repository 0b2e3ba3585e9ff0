// What the lobby says of the Building Sites.

export const LOBBY_EN = {
  title: 'Building Sites',
  description:
    'The regions of other expansions lie open, and building sites are drawn in their place: who finds one builds what they like there, and controls it.',
}

export const NOTHING_EN = 'Building Sites need another expansion that brings regions to build'

export const tooManyEN = (tiles: number, sites: number) =>
  `These expansions bring ${tiles} regions to build, and there are ${sites} Building Sites`
