// The Building Sites in the lobby.

export const LOBBY_EN = {
  title: 'Building Sites',
  description:
    'The regions of other expansions wait beside the board, and Building Sites take their place. Visit a site to build any of them there and control it.',
}

export const NOTHING_EN = 'Building Sites need another expansion that adds regions to build'

export const tooManyEN = (tiles: number, sites: number) =>
  `These expansions add ${tiles} regions to build, and there are only ${sites} Building Sites`
