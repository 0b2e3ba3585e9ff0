// The island of the picture: nineteen six-sided lands seen at a slant, and what stands on them.
const SIZE = 62
const SLANT = 0.52
const WIDE = SIZE * Math.sqrt(3)

type Land = 'keep' | 'peaks' | 'wood' | 'fort' | 'inn' | 'stones' | 'dome' | 'field' | 'mist' | 'sand' | 'maw'

interface Hex {
  readonly q: number
  readonly r: number
  readonly high: number
  readonly land: Land
}

const h = (q: number, r: number, high: number, land: Land): Hex => ({ q, r, high, land })

/** From the back to the front, as they are painted. */
const HEXES: readonly Hex[] = [
  h(0, -2, 12, 'mist'),
  h(1, -2, 18, 'wood'),
  h(2, -2, 9, 'mist'),
  h(-1, -1, 14, 'wood'),
  h(0, -1, 34, 'peaks'),
  h(1, -1, 30, 'peaks'),
  h(2, -1, 13, 'dome'),
  h(-2, 0, 8, 'mist'),
  h(-1, 0, 26, 'stones'),
  h(0, 0, 46, 'keep'),
  h(1, 0, 28, 'wood'),
  h(2, 0, 9, 'mist'),
  h(-2, 1, 11, 'maw'),
  h(-1, 1, 20, 'wood'),
  h(0, 1, 22, 'fort'),
  h(1, 1, 10, 'field'),
  h(-2, 2, 7, 'sand'),
  h(-1, 2, 9, 'inn'),
  h(0, 2, 6, 'mist'),
]

const TOP: Readonly<Record<Land, string>> = {
  keep: '#6f7a63',
  peaks: '#6c7780',
  wood: '#3b6655',
  fort: '#6a705a',
  inn: '#66754f',
  stones: '#5b7461',
  dome: '#5d705a',
  field: '#6d7147',
  mist: '#33485a',
  sand: '#9a875f',
  maw: '#5c5f55',
}

const BUILT = '#161d26'
const LIT = '#ffcf7a'

/** Lit windows, each with a little of its light around it. */
function Window({ x, y, tall = 7 }: { readonly x: number; readonly y: number; readonly tall?: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={tall * 1.7} fill="url(#warm)" />
      <rect x={x - 1.8} y={y - tall / 2} width="3.6" height={tall} rx="1.8" fill={LIT} />
    </>
  )
}

function Firs({ at }: { readonly at: readonly (readonly [number, number, number])[] }) {
  return at.map(([x, y, s]) => (
    <g key={`${x},${y}`} transform={`translate(${x} ${y}) scale(${s})`}>
      <path d="M0-30 9-12H4L12 2H-12L-4-12H-9z" fill="#152a2a" />
      <path d="M0-30 9-12H4L12 2H4z" fill="#2e5550" />
    </g>
  ))
}

function Standing({ land }: { readonly land: Land }) {
  switch (land) {
    case 'keep':
      return (
        <g>
          <path d="M-30 8v-34h12v-8h10v-62L2-126l10 30v62h10v8h10V8z" fill={BUILT} />
          <path d="M2-126l10 30v62h10v8h10V8H14v-104z" fill="#2f3c49" />
          <path d="M2-126v-16M2-142l14 4-14 5" stroke="#b88a3a" strokeWidth="1.6" fill="#b88a3a" />
          <path d="M-30-26v-7h4v4h4v-4h4v7zM22-26v-7h4v4h3v-4h3v7z" fill={BUILT} />
          <Window x={1} y={-84} />
          <Window x={1} y={-62} />
          <Window x={-22} y={-12} />
          <Window x={22} y={-12} />
          <path d="M-5 8v-16a6 6 0 0 1 12 0V8z" fill={LIT} />
        </g>
      )
    case 'peaks':
      return (
        <g>
          <path d="M-46 10-18-48-6-34 10-72 46 10z" fill="#27303b" />
          <path d="M10-72 46 10H18L8-22z" fill="#536273" />
          <path d="M10-72 20-49l-7-5-4 8-6-7z" fill="#e4e6df" />
          <path d="M-18-48-11-39l-5-1-4 5-3-3z" fill="#b9c3c8" />
        </g>
      )
    case 'wood':
      return (
        <Firs
          at={[
            [-22, -6, 0.9],
            [4, -12, 1.15],
            [27, -4, 0.85],
            [-8, 6, 1],
            [16, 9, 1.05],
          ]}
        />
      )
    case 'fort':
      return (
        <g>
          <path d="M-34 8v-30h6v6h6v-6h6v10h32v-10h6v6h6v-6h6V8z" fill={BUILT} />
          <path d="M16-22h6v6h6v-6h6V8H16z" fill="#2f3c49" />
          <Window x={-25} y={-7} tall={6} />
          <Window x={25} y={-7} tall={6} />
          <path d="M-7 8V-2a7 7 0 0 1 14 0V8z" fill="#0c1117" />
          <path d="M0-12v-26l15 5-15 6" stroke="#0c1117" strokeWidth="1.5" fill="#a3392d" />
        </g>
      )
    case 'inn':
      return (
        <g>
          <path d="M-24 8v-16L-6-26l18 18V8z" fill={BUILT} />
          <path d="M-6-26h14L30-8H12z" fill="#3c3431" />
          <path d="M12-8h16V8H12z" fill="#232a33" />
          <path d="M4-26v-10h6v10z" fill={BUILT} />
          <Window x={-12} y={-3} tall={8} />
          <Window x={1} y={-3} tall={8} />
          <Window x={20} y={0} tall={6} />
          <path d="M7-40c-5-8 6-10 1-20" stroke="#9fb0bb" strokeOpacity=".4" strokeWidth="3" fill="none" />
        </g>
      )
    case 'stones':
      return (
        <g>
          <path d="M-28 4v-24l7-3 2 27zM-12 0v-30l9-2V0zM6 0v-30l8 2v28zM21 4l2-25 6 2v23z" fill={BUILT} />
          <path d="M-14-30 16-34v6l-30 4z" fill="#2f3c49" />
          <circle cx="1" cy="-2" r="12" fill="url(#warm)" />
          <path d="M1-12c4 5 5 7 3 11h-6c-2-4 0-7 3-11z" fill={LIT} />
        </g>
      )
    case 'dome':
      return (
        <g>
          <path d="M-26 8v-20h52V8z" fill={BUILT} />
          <path d="M-21-12a21 21 0 0 1 42 0z" fill="#22303c" />
          <path d="M2-33a21 21 0 0 1 19 21H8z" fill="#46586a" />
          <path d="M0-33v-9" stroke="#b88a3a" strokeWidth="2" />
          <Window x={-15} y={-2} />
          <Window x={0} y={-2} />
          <Window x={15} y={-2} />
        </g>
      )
    case 'field':
      return (
        <g stroke="#85895a" strokeOpacity=".5" strokeWidth="2" fill="none">
          <path d="M-36-4q36-12 72 0M-40 4q40-12 80 0M-34 12q34-10 68 0" />
        </g>
      )
    case 'sand':
      return (
        <g>
          <path d="M-20 2q18-8 40 0" stroke="#a29470" strokeOpacity=".5" strokeWidth="2" fill="none" />
          <circle cx="6" cy="-14" r="34" fill="url(#warm)" />
          {/* The wretch who has just come ashore, with a borrowed light. */}
          <path d="M-8 6c0-14 2-20 6-20s6 6 6 20z" fill="#0d1116" />
          <circle cx="-2" cy="-17" r="4" fill="#0d1116" />
          <path d="M1-10l8-3" stroke="#0d1116" strokeWidth="2" />
          <circle cx="10" cy="-11" r="2.8" fill={LIT} />
        </g>
      )
    case 'maw':
      return (
        <g>
          <path d="M-36 8-20-18-4-26l20 8L34 8z" fill="#1b232b" />
          <path d="M-4-26l20 8L34 8H16z" fill="#3a4650" />
          <path d="M-16 8c0-18 8-22 14-22S12-6 12 8z" fill="#05070a" />
          <circle cx="-5" cy="-3" r="1.6" fill="#e0563f" />
          <circle cx="3" cy="-3" r="1.6" fill="#e0563f" />
        </g>
      )
    default:
      return (
        <path
          d="M-12-2a13 6.8 0 1 1 26 0M14-2c0 4-10 4-13 9"
          transform="translate(-1 -3)"
          stroke="#c9a55a"
          strokeOpacity=".38"
          strokeWidth="2.5"
          strokeLinecap="round"
          fill="none"
        />
      )
  }
}

const corner = (i: number): readonly [number, number] => {
  const angle = (Math.PI / 3) * i - Math.PI / 2
  return [Math.round(Math.cos(angle) * SIZE * 10) / 10, Math.round(Math.sin(angle) * SIZE * SLANT * 10) / 10]
}
const CORNERS = [0, 1, 2, 3, 4, 5].map(corner)
const path = (points: readonly (readonly [number, number])[]) =>
  `M${points.map((p) => p.join(' ')).join('L')}z`
const FACE = path(CORNERS)

/** The rims that look towards the moon. */
const MOONLIT = `M${[CORNERS[5], CORNERS[0], CORNERS[1], CORNERS[2]].map((p) => p?.join(' ')).join('L')}`

/** The two sides of a land that face the eye, so deep. */
function cliffs(deep: number): readonly [string, string] {
  const side = (a: number, b: number) => {
    const [ax, ay] = CORNERS[a] ?? [0, 0]
    const [bx, by] = CORNERS[b] ?? [0, 0]
    return path([
      [ax, ay],
      [bx, by],
      [bx, by + deep],
      [ax, ay + deep],
    ])
  }
  return [side(2, 3), side(3, 4)]
}

export function Island() {
  const placed = HEXES.map((hex) => ({
    ...hex,
    x: Math.round(WIDE * (hex.q + hex.r / 2)),
    y: Math.round(SIZE * 1.5 * SLANT * hex.r),
  }))
  return (
    <g>
      {placed.map(({ x, y }) => (
        <path
          key={`${x},${y}`}
          d={FACE}
          transform={`translate(${x} ${y + 16}) scale(1.34)`}
          fill="#4f8490"
          opacity=".16"
        />
      ))}
      {placed.map(({ x, y }) => (
        <path
          key={`${x},${y}`}
          d={FACE}
          transform={`translate(${x} ${y + 12}) scale(1.14)`}
          fill="#a9c9c6"
          opacity=".2"
        />
      ))}
      {placed.map(({ x, y, high, land }) => {
        const [right, left] = cliffs(high + 12)
        return (
          <g key={`${x},${y}`} transform={`translate(${x} ${y - high})`}>
            <path d={left} fill="#121a20" />
            <path d={right} fill="#26323a" />
            <path d={FACE} fill={TOP[land]} stroke="#0e151b" strokeWidth="1.5" />
            <path d={MOONLIT} stroke="#e9eddb" strokeOpacity=".6" strokeWidth="1.5" fill="none" />
            <Standing land={land} />
          </g>
        )
      })}
    </g>
  )
}
