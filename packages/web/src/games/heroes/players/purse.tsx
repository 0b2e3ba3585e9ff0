// A player's resources: three tracks up to ten, and the gain of the next Collection.
import { income, type Resource, RESOURCES } from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { Tick } from '../../../table-ui/tick.tsx'
import { RESOURCE_COLOUR, RESOURCE_SIGN } from '../counted.ts'
import { factsOf, valuesOf } from '../facts.ts'
import { playerOf } from '../view.ts'
import style from './purse.module.css'
import { useWords } from './words.ts'

export function Purse({ update, seat }: { readonly update: Update; readonly seat: number }) {
  const player = playerOf(update, seat)
  if (player === undefined) return null
  const next = income(factsOf(update), seat)
  const { cap } = valuesOf(update)
  return (
    <ul className={style['purse']}>
      {RESOURCES.map((kind) => (
        <Track key={kind} kind={kind} n={player[kind]} more={next[kind]} cap={cap} />
      ))}
    </ul>
  )
}

interface TrackProps {
  readonly kind: Resource
  readonly n: number
  readonly more: number
  readonly cap: number
}

const Track = memo(function Track({ kind, n, more, cap }: TrackProps) {
  const { t } = useWords()
  const says = t('own.next.says', { n, resource: t(`resource.${kind}`), more, cap })
  const lengths = {
    ['--of' as string]: RESOURCE_COLOUR[kind],
    ['--has' as string]: `${(100 * n) / cap}%`,
    ['--will' as string]: `${(100 * Math.min(cap, n + more)) / cap}%`,
  }
  return (
    <li className={style['track']} style={lengths} title={says}>
      <Icon path={RESOURCE_SIGN[kind]} size="17px" />
      <b>
        <Tick n={n} />
      </b>
      <i aria-hidden />
      <span aria-hidden>{t('own.next', { n: more })}</span>
      <span className="unseen">{says}</span>
    </li>
  )
})
