// A seat's colour and shape: circle, square, triangle, diamond, hexagon.
const SHAPES = [
  'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1z',
  'M2 2h12v12H2z',
  'M8 1 15.5 14.5H.5z',
  'M8 .5 15.5 8 8 15.5.5 8z',
  'M8 .5 14.8 4.25v7.5L8 15.5 1.2 11.75v-7.5z',
] as const

export function SeatMark({ seat, size = 16 }: { readonly seat: number; readonly size?: number }) {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden="true" focusable="false">
      <path
        d={SHAPES[seat] ?? SHAPES[0]}
        fill={`var(--seat-${seat})`}
        stroke="var(--ink)"
        strokeOpacity=".45"
      />
    </svg>
  )
}
