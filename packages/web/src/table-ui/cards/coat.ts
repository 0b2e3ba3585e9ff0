// A coat of arms as two images, the shield and the charge. As an inline drawing, every card would have a dozen nodes,
// which the browser would clip and compose again for each frame.
import { pictures } from '../../components/picture.ts'
import { type Arms, type Blazon, blazon } from './blazon.ts'
import { GRID } from './charge.ts'

/** The URLs of the two images. */
export interface Coat {
  readonly shield: string
  readonly charge: string
}

export const WIDE = 100
export const HIGH = 116

/** The position of the charge on the shield, where the grid of the icon set is 56 wide. */
const SIZE = (56 * GRID) / 512
export const CHARGE = { x: (WIDE - SIZE) / 2, y: 55 - SIZE / 2, size: SIZE }

function drawn({ outline, field, partition, second }: Blazon): string {
  const border = (colour: string, width: number) =>
    `<path d="${outline}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}">`,
    `<path d="${outline}" transform="translate(0 2)" stroke="#000" stroke-width="6" opacity=".28"/>`,
    `<clipPath id="c"><path d="${outline}"/></clipPath>`,
    '<g clip-path="url(#c)">',
    `<path d="M0 0H100V120H0Z" fill="${field}"/>`,
    `<path d="${partition}" fill="${second}" fill-rule="evenodd"/>`,
    '<path d="M0 0H50V120H0Z" fill="#fff" fill-opacity=".08"/>',
    '<path d="M0 0H100V22C70 14 30 14 0 34Z" fill="#fff" fill-opacity=".14"/>',
    '</g>',
    border('#1d140b', 5),
    border('#d8b25a', 2),
    '</svg>',
  ].join('')
}

const shieldOf = pictures(
  drawn,
  ({ outline, field, partition, second }) => outline + field + partition + second,
)

/**
 * The URL of a charge, by its name in the icon set. The files are not part of the bundle: a list of their hashed URLs
 * would add 3 kB to every table.
 */
export const chargeNamed = (name: string): string => `/charges/${name}.svg`

/** `id`: the deck and the card; `charge`: the URL of its charge. */
export function coatOf(id: string, arms: Arms, charge: string): Coat {
  const made = blazon(id, arms)
  return { shield: shieldOf(made), charge: charge === '' ? '' : `${charge}#${made.charge}` }
}
