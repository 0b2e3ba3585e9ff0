// Playing on from the position on the board, against bots of any strength.
import { type StrengthId, strengths, USUAL_STRENGTH } from '@lorehall/host/strengths'
import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { tellTrouble } from '../../../state/trouble.ts'
import { useWords } from '../../../text/language.ts'
import style from './review.module.css'

/** Makes a table that continues after `at` moves, with this seat for a person, and returns its id. */
export type PlayOnFrom = (at: number, against: { seat: number; bot: StrengthId }) => Promise<string>

interface PlayOnProps {
  readonly at: number
  readonly seat: number
  readonly from: PlayOnFrom
}

export function PlayOn({ at, seat, from }: PlayOnProps) {
  const { t, say } = useWords()
  const [, go] = useLocation()
  const [bot, setBot] = useState<StrengthId>(USUAL_STRENGTH)
  const id = useId()
  const play = () =>
    from(at, { seat, bot })
      .then((made) => go(`/table/${made}`))
      .catch(tellTrouble)
  return (
    <p className={style['play']}>
      <label htmlFor={id}>{t('review.play.against')}</label>
      <select
        id={id}
        value={bot}
        data-do="against"
        onChange={({ target }) =>
          setBot(strengths.find((one) => one.id === target.value)?.id ?? USUAL_STRENGTH)
        }
      >
        {strengths.map((strength) => (
          <option key={strength.id} value={strength.id}>
            {say(strength.name)}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => void play()} title={t('review.play')} data-do="play-on">
        {t('review.play.go')}
      </button>
    </p>
  )
}
