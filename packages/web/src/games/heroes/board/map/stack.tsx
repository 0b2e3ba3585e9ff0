// A stack: all pieces of one player in one place as a plate one can count, with their Natural Strength.
import { type HeroKind, nameOf, type Values } from '@lorehall/heroes/face'
import { memo } from 'react'
import type { Point } from '../../../../table/stage/board.ts'
import { colourOf, SeatShape } from '../../../../table/stage/seat-shape.tsx'
import { Sign } from '../../../../table/stage/sign.tsx'
import { UNIT_SIGN } from '../../counted.ts'
import { ICONS } from '../../icons/icons.ts'
import type { Force } from '../../pieces/forces.ts'
import style from './stack.module.css'

interface StackProps {
  readonly force: Force
  readonly faction: string
  readonly factions: Values['factions']
  readonly at: Point
  readonly size: number
}

/** One kind of piece on a plate. */
type Part =
  | { readonly kind: 'count'; readonly sign: string; readonly n: number }
  | { readonly kind: 'hero'; readonly letter: string }
  | { readonly kind: 'vessel'; readonly sign: string; readonly aboard: number; readonly heroes: string }

const HIGH = 20
const MARK = 16
const ASIDE = 20

const WIDTH = { count: 25, hero: 20, vessel: 21, aboard: 9 } as const

const widthOf = (part: Part) =>
  part.kind === 'vessel'
    ? WIDTH.vessel + (part.aboard > 0 ? WIDTH.aboard : 0) + part.heroes.length * WIDTH.aboard
    : WIDTH[part.kind]

function partsOf(force: Force, faction: string, factions: Values['factions']): readonly Part[] {
  const letter = (hero: HeroKind) => nameOf(factions[faction]?.units[hero] ?? '').charAt(0)
  const { serfs, warriors, heroes, vessels } = force
  return [
    ...(serfs > 0 ? [{ kind: 'count', sign: UNIT_SIGN.serf, n: serfs } as const] : []),
    ...(warriors > 0 ? [{ kind: 'count', sign: UNIT_SIGN.warrior, n: warriors } as const] : []),
    ...heroes.map((hero) => ({ kind: 'hero', letter: letter(hero) }) as const),
    ...vessels.map(
      (vessel) =>
        ({
          kind: 'vessel',
          sign: UNIT_SIGN[vessel.kind],
          aboard: vessel.serfs + vessel.warriors,
          heroes: vessel.heroes.map(letter).join(''),
        }) as const,
    ),
  ]
}

export const Stack = memo(function Stack({ force, faction, factions, at, size }: StackProps) {
  const { seat, tower, strength, capital } = force
  const parts = partsOf(force, faction, factions)
  if (parts.length === 0 && !tower) return null
  const wide = MARK + parts.reduce((sum, part) => sum + widthOf(part), 0) + 4
  // A Tower by itself stands aside, so that tokens are not behind it.
  const aside = parts.length === 0 ? ASIDE : 0
  const [left, top] = [at.x - (wide / 2 + aside) * size, at.y - (HIGH * size) / 2]
  const starts = parts.map((_, i) => MARK + 2 + parts.slice(0, i).reduce((sum, one) => sum + widthOf(one), 0))
  return (
    <g
      transform={`translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${size.toFixed(3)})`}
      aria-hidden="true"
    >
      {tower && <TowerMark seat={seat} />}
      {parts.length > 0 && (
        <>
          <rect width={wide} height={HIGH} rx="5" className={style['plate']} />
          <path
            d={`M5 0H${MARK}V${HIGH}H5A5 5 0 0 1 0 ${HIGH - 5}V5A5 5 0 0 1 5 0Z`}
            fill={colourOf(seat)}
            className={style['mark']}
          />
          <SeatShape seat={seat} size={4.4} x={MARK / 2} y={HIGH / 2} className={style['shape']} />
          {parts.map((part, i) => (
            <PartOf key={i} part={part} x={starts[i] ?? 0} seat={seat} />
          ))}
        </>
      )}
      {!capital && <Badge n={strength} x={parts.length === 0 ? MARK : wide} />}
    </g>
  )
})

/** Behind the stack, taller than it. */
function TowerMark({ seat }: { readonly seat: number }) {
  return (
    <g>
      <path d="M-3-15H11L10 4H-2Z" fill={colourOf(seat)} className={style['tower']} />
      <path d="M-4-19h3v2h3v-2h4v2h3v-2h3v6H-4Z" fill={colourOf(seat)} className={style['tower']} />
      <path d="M3-9h2v4H3Z" className={style['door']} />
    </g>
  )
}

function Badge({ n, x }: { readonly n: number; readonly x: number }) {
  const wide = n > 9 ? 19 : 15
  return (
    <>
      <rect x={x - wide + 5} y="-9" width={wide} height="15" rx="7.5" className={style['badge']} />
      <text x={x - wide / 2 + 5} y="2.4" className={style['strength']}>
        {n}
      </text>
    </>
  )
}

function PartOf({ part, x, seat }: { readonly part: Part; readonly x: number; readonly seat: number }) {
  const middle = HIGH / 2
  if (part.kind === 'hero')
    return (
      <>
        <circle cx={x + 10} cy={middle} r="8.6" fill={colourOf(seat)} className={style['hero']} />
        <text x={x + 10} y={middle + 4.3} className={style['letter']}>
          {part.letter}
        </text>
      </>
    )
  if (part.kind === 'count')
    return (
      <>
        <Sign path={part.sign} x={x + 7.5} y={middle} size={13} className={style['sign']} />
        <text x={x + 19} y={middle + 4.6} className={style['n']}>
          {part.n}
        </text>
      </>
    )
  return (
    <>
      <Sign path={part.sign} x={x + 10} y={middle} size={17} className={style['sign']} />
      {part.aboard > 0 && (
        <text x={x + 24} y={middle + 4.6} className={style['n']}>
          {part.aboard}
        </text>
      )}
      {part.heroes !== '' && (
        <text x={x + (part.aboard > 0 ? 33 : 24)} y={middle + 4.3} className={style['n']}>
          {part.heroes}
        </text>
      )}
    </>
  )
}

interface CityProps {
  readonly seat: number
  readonly level: number
  readonly strength: number
  readonly at: Point
  readonly size: number
}

/** A Capital at its level, with its whole Natural Strength. */
export const City = memo(function City({ seat, level, strength, at, size }: CityProps) {
  return (
    <g
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${size.toFixed(3)})`}
      aria-hidden="true"
    >
      <circle cx="0" cy="-15" r="15" className={style['ground']} />
      <Sign path={ICONS.castle} x={0} y={-17} size={24} className={style['city']} />
      <SeatShape seat={seat} size={6} x={-20} y={-20} />
      <rect x="-27" y="0" width="54" height="17" rx="8.5" className={style['plate']} />
      <text x="-13" y="12.8" className={style['level']}>
        {'I'.repeat(level)}
      </text>
      <Sign path={ICONS.shield} x={3} y={8.5} size={11} className={style['sign']} />
      <text x="16" y="13" className={style['n']}>
        {strength}
      </text>
    </g>
  )
})
