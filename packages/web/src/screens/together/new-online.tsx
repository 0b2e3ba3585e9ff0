// Setting an online table: seats, pace, rules, and who may find it.
import type { GameOptions } from '@lorehall/kernel'
import { useEffect, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { Wrong } from '../../components/frame-form.tsx'
import parts from '../../components/frame-parts.module.css'
import { learnWhoIAm, useIdentity } from '../../online/identity.ts'
import { randomHex } from '../../online/pledges.ts'
import { useTask } from '../../online/use-task.ts'
import { wake } from '../../online/wake.ts'
import type { Pace } from '../../online/when.ts'
import { useWords } from '../../text/language.ts'
import { VINDICATION } from '../home/games.ts'
import setting from '../new-table/new-table.module.css'
import { type ValuesFile, ValuesField } from '../new-table/values-field.tsx'
import { OptionsForm } from '../new-table/options-form.tsx'
import { useOptionsSchema } from '../new-table/schema.ts'
import { NameForm } from './name-form.tsx'
import style from './new-online.module.css'
import { OnlineSeats } from './online-seats.tsx'
import { openTable } from './open-table.ts'
import { PaceField } from './pace-field.tsx'
import { newSeat, type SeatDraft, wantedSeats } from './seats.ts'

interface FindersProps {
  readonly listed: boolean
  readonly onListed: (listed: boolean) => void
}

function Finders({ listed, onListed }: FindersProps) {
  const { t } = useWords()
  const name = useId()
  return (
    <fieldset className={style.finders}>
      <legend>{t('online-new.who')}</legend>
      {[false, true].map((one) => (
        <label key={String(one)} className={style.way}>
          <input type="radio" name={name} checked={listed === one} onChange={() => onListed(one)} />
          {t(one ? 'online-new.who.public' : 'online-new.who.link')}
        </label>
      ))}
    </fieldset>
  )
}

export default function NewOnline() {
  const { t } = useWords()
  const [, go] = useLocation()
  const game = VINDICATION
  const me = useIdentity((state) => state.me)
  const [seats, setSeats] = useState<readonly SeatDraft[]>(() => [newSeat('me'), newSeat('open')])
  const [options, setOptions] = useState<GameOptions>({})
  const [values, setValues] = useState<ValuesFile | null>(null)
  const [pace, setPace] = useState<Pace>(null)
  const [listed, setListed] = useState(false)
  const [key] = useState(() => randomHex(12))
  const { busy, trouble, run } = useTask()
  const schema = useOptionsSchema(game.id)
  useEffect(() => {
    wake()
    void learnWhoIAm()
  }, [])

  const open = async () => {
    const table = await openTable({
      game: game.id,
      seats: wantedSeats(seats),
      options,
      limit: pace,
      public: listed,
      key,
      ...(values === null ? {} : { values: values.values }),
    })
    go(`/t/${table}`)
  }
  return (
    <div className={style.form}>
      <title>{`${t('online-new.title')} · ${t('app.name')}`}</title>
      <header>
        <h1 className={parts.title}>{t('online-new.title.game', { game: t(game.title) })}</h1>
        <p className={parts.lead}>{t('online-new.lead')}</p>
      </header>
      <div className={style.columns}>
        <div className={style.column}>
          <OnlineSeats {...game.seats} seats={seats} onSeats={setSeats} />
          <section className={`${parts.panel} ${style.terms}`}>
            <PaceField pace={pace} onPace={setPace} className={style.field} />
            <Finders listed={listed} onListed={setListed} />
          </section>
        </div>
        <OptionsForm schema={schema} chosen={options} onChosen={setOptions}>
          <details className={setting.advanced}>
            <summary>{t('new.advanced')}</summary>
            <ValuesField values={values} onValues={setValues} />
          </details>
        </OptionsForm>
      </div>
      <div className={style.begin}>
        <Wrong sentence={trouble} />
        {me === undefined || me === null ? (
          <NameForm label={t('online-new.go')} onNamed={() => run(open)} />
        ) : (
          <button
            type="button"
            className={`${parts.primary} ${setting.go}`}
            disabled={busy}
            onClick={() => run(open)}
          >
            {t(busy ? 'online-new.busy' : 'online-new.go')}
          </button>
        )}
      </div>
    </div>
  )
}
