// A seat's colour and shape: circle, square, triangle, diamond, hexagon.
import { pictures, tokenColour } from './picture.ts'

const SHAPES = [
  'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1z',
  'M2 2h12v12H2z',
  'M8 1 15.5 14.5H.5z',
  'M8 .5 15.5 8 8 15.5.5 8z',
  'M8 .5 14.8 4.25v7.5L8 15.5 1.2 11.75v-7.5z',
] as const

export const markOf = pictures(
  (seat: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="72" height="72"><path d="${SHAPES[seat] ?? SHAPES[0]}" fill="${tokenColour(`seat-${seat}`)}" stroke="#1c1307" stroke-opacity=".5"/></svg>`,
  String,
)

export function SeatMark({ seat, size = 16 }: { readonly seat: number; readonly size?: number }) {
  return <img src={markOf(seat)} width={size} height={size} alt="" draggable={false} />
}
