// The ways the game can end, each with its counts, shown before the scale of points.
import { memo } from 'react'
import { Icon } from '../../components/icon.tsx'
import { SeatMark } from '../../components/frame-seat.tsx'
import { useWords } from '../../text/language.ts'
import { useThing } from '../thing.ts'
import { WAY } from './race.ts'
import type { Way } from './scale.ts'
import style from './ways.module.css'

export const Ways = memo(function Ways({ ways }: { readonly ways: readonly Way[] }) {
  return (
    <ul className={style['ways']}>
      {ways.map((way) => (
        <WayOf key={way.id} way={way} />
      ))}
    </ul>
  )
})

function WayOf({ way: { id, sign, name, counts, of, said = '' } }: { readonly way: Way }) {
  const { t, say } = useWords()
  const most = Math.max(0, ...counts.map(({ n }) => n))
  const all = counts.map(({ n }) => n).join(', ')
  const state = of === null ? say(said) : `${all} ${t('ruler.of', { n: of })}`
  const { 'aria-label': spoken, ...thing } = useThing(`${WAY}${id}`, `${say(name)}: ${state}`)
  return (
    <li>
      <div {...thing} className={style['way']} data-plain={of === null}>
        <span className="unseen">{spoken}</span>
        <span className={style['shown']} aria-hidden>
          <Icon path={sign} size="15px" />
          <span className={style['name']}>{say(name)}</span>
          {of === null ? (
            <b>{say(said)}</b>
          ) : (
            <>
              <span className={style['each']}>
                {counts.map(({ seat, n }) => (
                  <span key={seat}>
                    {seat !== null && <SeatMark seat={seat} size={12} />}
                    <b>{n}</b>
                  </span>
                ))}
              </span>
              <b className={style['most']}>{most}</b>
              <span className={style['of']}>{t('ruler.of', { n: of })}</span>
            </>
          )}
        </span>
      </div>
    </li>
  )
}
