// The picture of Vindication: the island under its moon, seen over a candle-lit table. Drawn by us.
import { Island } from './picture-island.tsx'
import style from './picture.module.css'

/** Points that look scattered and are the same every time. */
function scattered(count: number, seed: number): (readonly [number, number, number])[] {
  let x = seed
  const next = () => (x = (x * 16807) % 2147483647) / 2147483647
  return Array.from({ length: count }, () => [next(), next(), next()] as const)
}

const STARS = scattered(90, 77).map(
  ([x, y, r]) => [Math.round(x * 1200), Math.round(y * y * 300), 0.5 + r * r * 1.3] as const,
)
const GLINTS = scattered(34, 911).map(([x, y, w]) => {
  const down = 306 + y * 270
  return [Math.round(868 + (x - 0.5) * (70 + y * 210)), Math.round(down), Math.round(10 + w * 44)] as const
})

function Tones() {
  return (
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#0a1320" />
        <stop offset=".55" stopColor="#173044" />
        <stop offset="1" stopColor="#3b5a66" />
      </linearGradient>
      <linearGradient id="sea" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#2b4b58" />
        <stop offset=".35" stopColor="#152d3b" />
        <stop offset="1" stopColor="#0a151f" />
      </linearGradient>
      <radialGradient id="halo">
        <stop stopColor="#fbf2d2" stopOpacity=".85" />
        <stop offset=".22" stopColor="#ece8cf" stopOpacity=".42" />
        <stop offset=".38" stopColor="#c8d6d0" stopOpacity=".2" />
        <stop offset=".62" stopColor="#b4cbcd" stopOpacity=".07" />
        <stop offset="1" stopColor="#b4cbcd" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="warm">
        <stop stopColor="#ffc261" stopOpacity=".85" />
        <stop offset=".35" stopColor="#ffa63d" stopOpacity=".32" />
        <stop offset="1" stopColor="#ff9a2e" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="wax" x1="0" y1="0" x2="1" y2="0">
        <stop stopColor="#8d7350" />
        <stop offset=".45" stopColor="#efdcb2" />
        <stop offset="1" stopColor="#7c6243" />
      </linearGradient>
      <linearGradient id="wood" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#4a301a" />
        <stop offset="1" stopColor="#150c06" />
      </linearGradient>
    </defs>
  )
}

function Candle({
  x,
  y,
  tall,
  wide,
}: {
  readonly x: number
  readonly y: number
  readonly tall: number
  readonly wide: number
}) {
  const half = wide / 2
  const top = y - tall
  return (
    <g>
      <ellipse cx={x} cy={y + 3} rx={wide * 1.15} ry={7} fill="#8a6a2a" />
      <ellipse cx={x} cy={y} rx={wide * 1.15} ry={7} fill="#d0a24a" />
      <path
        d={`M${x - half} ${y}V${top + 4}q${half} -8 ${wide} 0v${tall * 0.4}q-3 9 -6 0v${tall * 0.6 - 4}q-${half - 3} 6 -${wide - 6} 0z`}
        fill="url(#wax)"
      />
      <ellipse cx={x} cy={top + 2} rx={half} ry={4} fill="#fff0c8" />
      <path d={`M${x} ${top + 2}v-9`} stroke="#2b1c10" strokeWidth="2" />
      <g className={style.flame} style={{ transformOrigin: `${x}px ${top}px` }}>
        <circle cx={x} cy={top - 18} r="60" fill="url(#warm)" />
        <path d={`M${x} ${top - 44}c11 15 13 22 9 31a10 10 0 0 1 -18 0c-4 -9 -2 -16 9 -31z`} fill="#ffb648" />
        <path d={`M${x} ${top - 30}c6 9 7 13 5 19a5.5 5.5 0 0 1 -10 0c-2 -6 -1 -10 5 -19z`} fill="#fff4cf" />
      </g>
    </g>
  )
}

export function Picture({
  label,
  className,
}: {
  readonly label: string
  readonly className: string | undefined
}) {
  return (
    <svg
      className={className}
      viewBox="0 0 1200 640"
      preserveAspectRatio="xMaxYMax slice"
      role="img"
      aria-label={label}
    >
      <Tones />
      <rect width="1200" height="310" fill="url(#sky)" />
      {STARS.map(([x, y, r]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={r} fill="#f4efdd" opacity={0.35 + r * 0.3} />
      ))}
      <circle cx="872" cy="150" r="460" fill="url(#halo)" />
      <circle cx="872" cy="150" r="76" fill="#f7edcf" />
      <g fill="#d8cba4" opacity=".55" transform="translate(4 32)">
        <ellipse cx="842" cy="98" rx="22" ry="18" />
        <ellipse cx="888" cy="142" rx="28" ry="20" />
        <ellipse cx="896" cy="84" rx="11" ry="9" />
        <ellipse cx="852" cy="152" rx="9" ry="7" />
      </g>
      <g fill="#22394a" opacity=".8" transform="translate(0 24)">
        <path d="M640 196q60-26 130-14 60-22 128-6 70-12 150 14-90 12-190 8-110 12-218-2z" opacity=".75" />
        <path d="M60 120q70-24 150-10 80-18 190 12-120 14-200 8-80 4-140-10z" opacity=".55" />
        <path d="M930 88q70-18 150-4 50-10 120 6v12q-150 4-270-14z" opacity=".55" />
      </g>
      <path d="M0 306q90-34 190-20t170 6 130 6l50 10H0z" fill="#1b3242" opacity=".8" />
      <rect y="304" width="1200" height="336" fill="url(#sea)" />
      {GLINTS.map(([x, y, w]) => (
        <path
          key={`${x},${y}`}
          d={`M${x - w / 2} ${y}h${w}`}
          stroke="#f3e6bd"
          strokeOpacity=".42"
          strokeWidth="2"
          strokeLinecap="round"
        />
      ))}
      <g stroke="#9fc0c4" strokeOpacity=".16" strokeWidth="2" fill="none">
        <path d="M40 360q30-8 60 0t60 0M220 410q30-8 60 0t60 0 60 0M30 470q36-9 72 0t72 0M250 540q36-9 72 0t72 0M120 350q20-5 40 0" />
        <path d="M1010 360q24-6 48 0t48 0M1090 430q24-6 48 0t48 0M300 356q24-6 48 0t48 0" />
      </g>
      <Wreck />
      <g transform="translate(790 404) scale(.94)">
        <Island />
      </g>
      <g>
        <circle cx="1112" cy="470" r="330" fill="url(#warm)" opacity=".36" />
        <path d="M0 612q600-26 1200 0v28H0z" fill="url(#wood)" />
        <path d="M0 612q600-26 1200 0" stroke="#c98f45" strokeOpacity=".55" strokeWidth="2" fill="none" />
        <Candle x={1146} y={612} tall={138} wide={38} />
        <Candle x={1086} y={620} tall={78} wide={34} />
      </g>
    </svg>
  )
}

/** The ship you did not stay on. */
function Wreck() {
  return (
    <g transform="translate(1108 352) rotate(-9) scale(.56)">
      <path
        d="M-2 2-10-124M-52-82l78-10M-42-46l72-8"
        stroke="#0c141b"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M-46-80l66-8q8 24 2 32l-62 8q8-16-6-32z" fill="#7b7665" opacity=".62" />
      <path d="M-37-44l60-7q7 18 2 30-18-8-30 2-14-6-30 4 8-16-2-29z" fill="#6b6757" opacity=".6" />
      <path d="M-96-14q20 34 92 34 66 0 84-26-30 8-88 8-62 0-88-16z" fill="#0c141b" />
      <path d="M-96-14q26 16 88 16 58 0 88-8" stroke="#40545e" strokeWidth="2" fill="none" />
    </g>
  )
}
