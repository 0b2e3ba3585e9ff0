// The ruler along the top of the stage: everyone's points now, their points if the game ended now, and what ends the
// game.
import type { Update } from '@lorehall/host'
import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react'
import { rivalMark } from '../../components/frame-rival.tsx'
import { Icon } from '../../components/icon.tsx'
import { reuse } from '../../state/reuse.ts'
import { useWords } from '../../text/language.ts'
import { namesOf } from '../names.ts'
import type { Party } from '../parties.ts'
import type { GameParts, ScoreParts } from '../parts.ts'
import { colourOf, SeatShape } from '../stage/seat-shape.tsx'
import { useThing } from '../thing.ts'
import { RACE, type Runner, runnersOf } from './race.ts'
import { apart, type Notch, numbersOn, placeOn, reachOf, type Scale } from './scale.ts'
import style from './ruler.module.css'

const Ways = lazy(() => import('./ways.tsx').then((ways) => ({ default: ways.Ways })))

function useWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const { current: element } = box
    if (element === null) return undefined
    const seen = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    seen.observe(element)
    return () => seen.disconnect()
  }, [])
  return { box, width }
}

interface RulerProps {
  readonly update: Update
  readonly parts: GameParts
  /** Opens the breakdown of all points; null: it is shown elsewhere. */
  readonly onWhy: (() => void) | null
}

export const Ruler = memo(function Ruler({ update, parts, onWhy }: RulerProps) {
  const words = useWords()
  const raced = { scale: parts.score.ruler(update, words), runners: runnersOf(update, parts.score, words) }
  const last = useRef<Raced>(raced)
  const race = reuse(last.current, raced)
  useEffect(() => {
    last.current = race
  })
  return <Drawn race={race} points={namesOf(update.game).points} onWhy={onWhy} Track={parts.score.Track} />
})

interface Raced {
  readonly scale: Scale
  readonly runners: readonly Runner[]
}

interface DrawnProps extends Pick<RulerProps, 'onWhy'> {
  readonly Track: ScoreParts['Track']
  readonly race: Raced
  readonly points: string
}

/** Most answers change no score, and then it isn't drawn again. */
const Drawn = memo(function Drawn({ race: { scale, runners }, points, onWhy, Track }: DrawnProps) {
  const { t, say } = useWords()
  const { box, width } = useWidth()
  const reach = reachOf(
    scale,
    runners.flatMap(({ now, ended }) => [now, ended]),
  )
  const at = placeOn(reach, width)
  const list = runners.map(({ name, now, ended }) => t('ruler.one', { name, n: now, ended })).join('; ')
  const race = useThing(RACE, t('ruler.list', { points: say(points), list }))
  return (
    <section className={style['ruler']} aria-label={t('ruler.label')} data-ruler>
      {scale.ways !== undefined && (
        <Suspense fallback={null}>
          <Ways ways={scale.ways} />
        </Suspense>
      )}
      <div ref={box} className={style['scale']}>
        {width > 0 && (
          <>
            <div {...race} className={style['race']} />
            <svg width={width} height="100%" aria-hidden>
              <path d={`M${at(reach[0])} 20H${at(reach[1])}`} className={style['line']} />
              {numbersOn(scale, reach, width).map((n) => (
                <g key={n}>
                  <path d={`M${at(n)} 16v8`} className={style['tick']} />
                  <text x={at(n)} y="10" className={style['number']}>
                    {n}
                  </text>
                </g>
              ))}
              <Runners runners={runners} at={at} width={width} />
            </svg>
            {scale.notches.map((notch) => (
              <NotchThing key={notch.at} notch={notch} x={at(notch.points)} />
            ))}
          </>
        )}
      </div>
      {Track !== undefined && <Track />}
      {scale.ways === undefined && <p className={style['ends']}>{scale.ends}</p>}
      {onWhy !== null && (
        <button
          type="button"
          className={style['why']}
          onClick={onWhy}
          aria-label={t('ruler.why')}
          data-do="why-ended"
        >
          <i aria-hidden />
          <span>{t('ruler.why')}</span>
        </button>
      )}
    </section>
  )
})

/** Pixels from one mark to the next. */
const GAP = 14

interface RunnersProps {
  readonly runners: readonly Runner[]
  readonly at: (points: number) => number
  readonly width: number
}

/** A solid mark for now, a hollow one for the end, and dots between. Marks that are too close are moved apart. */
function Runners({ runners, at, width }: RunnersProps) {
  const marks = runners.flatMap((runner) => [
    { runner, points: runner.now, hollow: false },
    ...(runner.ended === runner.now ? [] : [{ runner, points: runner.ended, hollow: true }]),
  ])
  // On a short ruler, marks may touch each other, so that none is far from its place.
  const places = apart(
    marks.map(({ points }) => at(points)),
    Math.min(GAP, width / 28),
    width,
  )
  const placeOf = (runner: Runner, hollow: boolean) =>
    places[marks.findIndex((mark) => mark.runner === runner && mark.hollow === hollow)] ?? 0
  return (
    <>
      {runners.map((runner, i) => {
        if (runner.ended === runner.now) return null
        const y = 20 + (i - (runners.length - 1) / 2) * 1.6
        return (
          <path
            key={runner.party.id}
            d={`M${placeOf(runner, false)} ${y}H${placeOf(runner, true)}`}
            className={style['way']}
            stroke={colourIn(runner.party)}
          />
        )
      })}
      {marks.map(({ runner, points, hollow }, i) => {
        const x = places[i] ?? 0
        const { party } = runner
        return (
          <g key={`${party.id}${hollow ? ' ended' : ''}`} data-hollow={hollow ? 'true' : undefined}>
            <path d={`M${x} 26L${at(points)} 30`} className={style['stem']} />
            <Mark party={party} x={x} hollow={hollow} />
          </g>
        )
      })}
    </>
  )
}

const colourIn = ({ seats: [seat] }: Party) => (seat === undefined ? 'var(--rival)' : colourOf(seat))

interface MarkProps {
  readonly party: Party
  readonly x: number
  readonly hollow: boolean
}

/** A side has the mark of its first seat. */
function Mark({ party, x, hollow }: MarkProps) {
  const [seat] = party.seats
  if (seat === undefined) return <image href={rivalMark()} x={x - 7} y="13" width="14" height="14" />
  return <SeatShape seat={seat} size={5.6} x={x} y={20} className={hollow ? style['hollow'] : undefined} />
}

function NotchThing({ notch, x }: { readonly notch: Notch; readonly x: number }) {
  const { say } = useWords()
  const thing = useThing(notch.at, say(notch.name))
  return (
    <div {...thing} className={style['notch']} style={{ left: x }}>
      <Icon path={notch.sign} size="10px" />
      {notch.points}
    </div>
  )
}
