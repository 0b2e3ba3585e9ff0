// The corner of the player's own side: hearts and mana, with their maximum.
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { Panels } from '../../../table-ui/panels.tsx'
import { Tick } from '../../../table-ui/tick.tsx'
import { modulesInPlay } from '../cards/box.ts'
import { SIGN } from '../counted.ts'
import { type Track, tracksOf } from './facts.ts'
import style from './own-counts.module.css'
import { useWords } from './words.ts'

export function OwnCounts({ update, seat }: { readonly update: Update; readonly seat: number }) {
  const { hearts, mana } = tracksOf(update, seat)
  return (
    <ul className={style['tracks']}>
      <TrackOf what="heart" {...hearts} />
      <TrackOf what="mana" {...mana} />
      <Panels of={modulesInPlay().panels.counts} update={update} seat={seat} />
    </ul>
  )
}

interface TrackOfProps extends Track {
  readonly what: 'heart' | 'mana'
}

/** A number, and the filled share of the track. */
const TrackOf = memo(function TrackOf({ what, n, of }: TrackOfProps) {
  const { t } = useWords()
  const name = t(`counted.${what}`)
  const filled = { ['--filled' as string]: `${of === 0 ? 0 : (100 * n) / of}%` }
  return (
    <li className={style['track']} data-of={what} title={name} style={filled}>
      <Icon path={SIGN[what]} />
      <b>
        <Tick n={n} />
      </b>
      <span>/{of}</span>
      <span className="unseen">{name}</span>
    </li>
  )
})
