// The coach: a page of the rail, on a phone a sheet, with the options that a strong bot thinks best of. The best one is
// ringed on the board; pointing at another rings that one.
import '../../../text/of-coach.ts'
import type { CounselOption, Update } from '@lorehall/host'
import { useState } from 'react'
import { front } from '../../../table-ui/front.ts'
import { pick } from '../../../table-ui/picking.ts'
import { useWords } from '../../../text/language.ts'
import { Ring } from '../lesson/ring.tsx'
import { useCounsel } from './use-counsel.ts'
import style from './coach.module.css'

/** Differences smaller than this many points say nothing. */
const EVEN = 0.25

const rounded = (points: number) => Math.round(points * 2) / 2

/** With its sign: +3, −1.5. */
const signed = (points: number) => `${points < 0 ? '−' : '+'}${Math.abs(points)}`

export default function Coach({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const found = useCounsel(update)
  return (
    <section className={style['coach']} aria-label={t('coach.title')} aria-live="polite" data-do="coach">
      {found.is === 'not-asked' && <p>{t('coach.not-asked')}</p>}
      {found.is === 'coming' && <p>{t('coach.thinks')}</p>}
      {found.is === 'failed' && (
        <p>
          {t('coach.failed')}{' '}
          <button type="button" onClick={found.again}>
            {t('coach.again')}
          </button>
        </p>
      )}
      {found.is === 'known' && <Best update={update} options={found.counsel.options} />}
    </section>
  )
}

interface BestProps {
  readonly update: Update
  readonly options: readonly CounselOption[]
}

function Best({ update, options }: BestProps) {
  const { t } = useWords()
  const [pointed, setPointed] = useState(0)
  const [best] = options
  if (best === undefined)
    return <p>{t((update.ask?.options.length ?? 0) > 1 ? 'coach.together' : 'coach.only')}</p>
  const shown = options[pointed] ?? best
  return (
    <>
      <h3>{t('coach.title')}</h3>
      <ol className={style['options']}>
        {options.map((option, i) => (
          <li
            key={option.id}
            data-shown={option === shown}
            onPointerEnter={() => setPointed(i)}
            onFocus={() => setPointed(i)}
          >
            <One update={update} option={option} behind={best.gain - option.gain} first={i === 0} />
          </li>
        ))}
      </ol>
      <Ring at={shown.at} option={shown.id} />
    </>
  )
}

interface OneProps {
  readonly update: Update
  readonly option: CounselOption
  readonly behind: number
  readonly first: boolean
}

function One({ update, option, behind, first }: OneProps) {
  const { t, say } = useWords()
  const offered = update.ask?.options.find(({ id }) => id === option.id)
  const less = rounded(behind)
  const rank = first ? t('coach.best') : less < EVEN ? t('coach.even') : t('coach.behind', { n: less })
  const gain = rounded(option.gain)
  return (
    <>
      <p className={style['name']}>
        <b>{say(option.label)}</b> <small>{rank}</small>
      </p>
      <p>{t('coach.gain', { gain: signed(gain), n: Math.abs(gain) })}</p>
      {option.effects.length > 0 && <p>{option.effects.map((effect) => say(effect)).join(' · ')}</p>}
      {option.next.length > 0 && (
        <p>{t('coach.then', { list: option.next.map((label) => say(label)).join(' · ') })}</p>
      )}
      {offered !== undefined && (
        <button
          type="button"
          onClick={() => {
            front(null)
            pick(offered)
          }}
          data-do="coach-pick"
        >
          {t('coach.do')}
        </button>
      )}
    </>
  )
}
