// The mark of a rival (a player without a seat), in a color and shape that no seat has.
import { pictures, tokenColour } from './picture.ts'

/** A shield. */
const SHAPE = 'M-10.5-11H10.5V-1C10.5 6 5 10 0 12.5C-5 10-10.5 6-10.5-1Z'

const picture = pictures(
  (colour: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-13.5 -13.5 27 27" width="72" height="72"><path d="${SHAPE}" fill="${tokenColour(colour)}" stroke="#1c1307" stroke-opacity=".5" stroke-width="1.7"/></svg>`,
  String,
)

export const rivalMark = () => picture('rival')

export function RivalMark({ size = 16 }: { readonly size?: number }) {
  return <img src={rivalMark()} width={size} height={size} alt="" draggable={false} />
}
