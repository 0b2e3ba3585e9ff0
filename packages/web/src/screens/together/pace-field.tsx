// The time limit per move.
import { useId } from 'react'
import parts from '../../components/frame-parts.module.css'
import { PACES, type Pace, paceKey } from '../../online/when.ts'
import { useWords } from '../../text/language.ts'

const DAY = 86_400

const LIVE = PACES.filter((pace) => pace !== null && pace < DAY)
const SLOW = PACES.filter((pace) => pace !== null && pace >= DAY)

interface PaceFieldProps {
  readonly pace: Pace
  readonly onPace: (pace: Pace) => void
  readonly className: string | undefined
}

export function PaceField({ pace, onPace, className }: PaceFieldProps) {
  const { t } = useWords()
  const id = useId()
  const choice = (one: Pace) => (
    <option key={one} value={String(one)}>
      {t(paceKey(one))}
    </option>
  )
  return (
    <div className={className}>
      <label htmlFor={id}>{t('pace.legend')}</label>
      <select
        id={id}
        className={parts.input}
        value={String(pace)}
        aria-describedby={pace === null ? undefined : `${id}-help`}
        onChange={({ target }) => onPace(PACES.find((one) => String(one) === target.value) ?? null)}
      >
        {choice(null)}
        <optgroup label={t('pace.group.live')}>{LIVE.map(choice)}</optgroup>
        <optgroup label={t('pace.group.slow')}>{SLOW.map(choice)}</optgroup>
      </select>
      {pace !== null && (
        <p id={`${id}-help`} className={parts.help}>
          {t('pace.help')}
        </p>
      )}
    </div>
  )
}
