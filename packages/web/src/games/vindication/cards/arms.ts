// The arms of a card as a picture. Drawn part by part they would be a dozen parts of the page for every
// card in sight, cut and put together anew with every frame; a picture is one, and as crisp.
import type { Face } from '@lorehall/vindication/face'
import { pictures } from '../../../components/picture.ts'
import { blazon } from './blazon.ts'

type Armed = Pick<Face, 'id' | 'deck' | 'emblem'>

function drawn(face: Armed): string {
  const arms = blazon(face)
  const border = (colour: string, width: number) =>
    `<path d="${arms.outline}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 116">',
    `<path d="${arms.outline}" transform="translate(0 2)" stroke="#000" stroke-width="6" opacity=".28"/>`,
    `<clipPath id="c"><path d="${arms.outline}"/></clipPath>`,
    '<g clip-path="url(#c)">',
    `<path d="M0 0H100V120H0Z" fill="${arms.field}"/>`,
    `<path d="${arms.partition}" fill="${arms.second}" fill-rule="evenodd"/>`,
    '<path d="M0 0H50V120H0Z" fill="#fff" fill-opacity=".08"/>',
    '<path d="M0 0H100V22C70 14 30 14 0 34Z" fill="#fff" fill-opacity=".14"/>',
    '</g>',
    '<svg x="22" y="27" width="56" height="56" viewBox="0 0 512 512" overflow="visible">',
    `<path d="${arms.charge}" fill="${arms.chargeFill}" stroke="${arms.chargeLine}" `,
    'stroke-width="34" stroke-linejoin="round" paint-order="stroke"/>',
    '</svg>',
    border('#1d140b', 5),
    border('#d8b25a', 2),
    '</svg>',
  ].join('')
}

/** Its address: a picture made here, of the same arms for the same card. */
export const armsOf = pictures(drawn, ({ deck, id }) => `${deck}/${id}`)
