// A seat's color and shape.
import { pictures, tokenColour } from './picture.ts'
import { lookOf, shapeOf } from './seat-shapes.ts'

export const markOf = pictures(
  (seat: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-13.5 -13.5 27 27" width="72" height="72"><path d="${shapeOf(seat)}" fill="${tokenColour(`seat-${lookOf(seat)}`)}" stroke="#1c1307" stroke-opacity=".5" stroke-width="1.7"/></svg>`,
  String,
)

export function SeatMark({ seat, size = 16 }: { readonly seat: number; readonly size?: number }) {
  return <img src={markOf(seat)} width={size} height={size} alt="" draggable={false} />
}
