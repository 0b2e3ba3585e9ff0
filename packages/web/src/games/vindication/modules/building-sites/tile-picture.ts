// A region as a picture: its emblem on a tile of land, for the card that is held out.
import { pictures } from '../../../../components/picture.ts'
import { emblemOf, type Wash } from '../../board/region-art.ts'

const FILL: Readonly<Record<Wash, string>> = {
  wall: '#efe0bb',
  roof: '#7a5a34',
  dark: '#33200f',
  light: '#ffdf8a',
  gem: '#8fe3e6',
  line: 'none',
}

const LAND = 'M50 3L97 30V86L50 113L3 86V30Z'

export const tilePicture = pictures(
  (kind: string) =>
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 116">',
      `<path d="${LAND}" fill="#b9a679" stroke="#3b2812" stroke-width="4" stroke-linejoin="round"/>`,
      '<g transform="translate(50 66) scale(.72)" stroke="#24150a" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round">',
      ...emblemOf(kind).map(([wash, d]) => `<path d="${d}" fill="${FILL[wash]}"/>`),
      '</g></svg>',
    ].join(''),
  String,
)
