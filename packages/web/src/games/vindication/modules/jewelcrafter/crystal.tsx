// Crystals on the table: clear, or in the color of an attribute.
import type { AttributeName } from '@lorehall/vindication/client'
import { pictures, tokenColour } from '../../../../components/picture.ts'
import { ATTRIBUTE_SIGN } from '../../cards/attribute.tsx'

type Sort = AttributeName | 'clear'

const OUTLINE = 'M24 2L44 17V41L24 56L4 41V17Z'

const drawn = pictures((of: Sort) => {
  const colour = of === 'clear' ? '#a9e6ea' : tokenColour(of)
  const sign =
    of === 'clear'
      ? '<path d="M24 20V56M4 17L24 24L44 17M24 2V24" fill="none" stroke="#1c1307" stroke-opacity=".55" stroke-width="1.6"/>'
      : `<svg x="10" y="15" width="28" height="28" viewBox="0 0 512 512"><path d="${ATTRIBUTE_SIGN[of]}" fill="#1c1307"/></svg>`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 58" width="96" height="116">',
    `<path d="${OUTLINE}" fill="${colour}"/>`,
    '<path d="M24 2L4 17V41L11 38V20L24 11Z" fill="#fff" fill-opacity=".5"/>',
    '<path d="M24 11L37 20V38L44 41V17L24 2Z" fill="#fff" fill-opacity=".24"/>',
    '<path d="M11 38L24 47L37 38L44 41L24 56L4 41Z" fill="#000" fill-opacity=".26"/>',
    sign,
    `<path d="${OUTLINE}" fill="none" stroke="#1c1307" stroke-width="2.6" stroke-linejoin="round"/>`,
    '</svg>',
  ].join('')
}, String)

export function Crystal({ of = 'clear', size }: { readonly of?: Sort; readonly size: number }) {
  return <img src={drawn(of)} width={Math.round((size * 48) / 58)} height={size} alt="" draggable={false} />
}
