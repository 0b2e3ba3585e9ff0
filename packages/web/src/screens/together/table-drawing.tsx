// A drawing of a round table: a candle, a map and empty seats.
const SEATS = [
  { x: 40, y: 50, seat: 0 },
  { x: 92, y: 30, seat: 1 },
  { x: 150, y: 30, seat: 2 },
  { x: 202, y: 50, seat: 3 },
] as const

export function TableDrawing({ className }: { readonly className: string | undefined }) {
  return (
    <svg viewBox="0 0 242 150" className={className} aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="table-wood" cx=".5" cy=".3" r=".75">
          <stop offset="0" stopColor="#a9743a" />
          <stop offset=".55" stopColor="#6b4423" />
          <stop offset="1" stopColor="#3a2513" />
        </radialGradient>
        <radialGradient id="table-light">
          <stop offset="0" stopColor="#ffdf94" stopOpacity=".75" />
          <stop offset="1" stopColor="#ffdf94" stopOpacity="0" />
        </radialGradient>
      </defs>
      {SEATS.map(({ x, y, seat }) => (
        <g key={seat}>
          <path d={`M${x - 15} ${y + 26}v-22a15 15 0 0 1 30 0v22z`} fill="#4a3018" stroke="#2a1a0c" />
          <circle cx={x} cy={y + 3} r="5" fill={`var(--seat-${seat})`} stroke="#2a1a0c" />
        </g>
      ))}
      <ellipse cx="121" cy="100" rx="104" ry="42" fill="#24160b" />
      <ellipse cx="121" cy="94" rx="104" ry="42" fill="url(#table-wood)" stroke="#2a1a0c" />
      <ellipse cx="121" cy="86" rx="74" ry="34" fill="url(#table-light)" />
      <path d="m70 92 50-17 52 14-50 20z" fill="#e6d8b8" stroke="#8a7550" />
      <path d="m88 93 12-4 8 5 14-8 20 6-9 6 8 3-20 8-16-6-10 1z" fill="#8fa06a" stroke="#5d6b40" />
      <path d="M158 62h10v22a5 2 0 0 1-10 0z" fill="#f3e3bd" stroke="#8a7550" />
      <path d="M163 42c5 7 6 10 6 13a6 6 0 0 1-12 0c0-3 2-6 6-13z" fill="#ffce63" />
      <path d="M163 50c2 3 3 4 3 6a3 3 0 0 1-6 0c0-2 1-3 3-6z" fill="#fff6dc" />
    </svg>
  )
}
