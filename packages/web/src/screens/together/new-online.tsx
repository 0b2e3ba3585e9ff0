// The page for a new online table: seats, pace, rules, and who can find it.
import '../../text/of-campaign.ts'
import '../../text/of-hall.ts'
import type { GameOptions } from '@lorehall/kernel'
import { useEffect, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { Wrong } from '../../components/frame-form.tsx'
import parts from '../../components/frame-parts.module.css'
import type { HallGame } from '../../games/game.ts'
import { learnWhoIAm, useIdentity } from '../../online/identity.ts'
import { randomHex } from '../../online/pledges.ts'
import { asTrouble } from '../../online/trouble.ts'
import { useTask } from '../../online/use-task.ts'
import { wake } from '../../online/wake.ts'
import type { Pace } from '../../online/when.ts'
import { useFetched } from '../../state/use-fetched.ts'
import { useWords } from '../../text/language.ts'
import { ContinuedFields, useLines } from '../campaign/continued-fields.tsx'
import { undecided } from '../campaign/next.ts'
import { CoachField } from '../new-table/advanced.tsx'
import { Against } from '../new-table/allowance.tsx'
import { allowedBy, mayBegin } from '../new-table/allowed.ts'
import setting from '../new-table/new-table.module.css'
import { useNumbersField } from '../new-table/numbers-field.tsx'
import { OptionGroups, OptionsForm } from '../new-table/options-form.tsx'
import { type SettingFormProps, SettingPage } from '../new-table/setting-page.tsx'
import { type EarlierOnline, earlierOnline } from './earlier-online.ts'
import { HaveCode } from './join.tsx'
import NameForm from './name-form.tsx'
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

function Kept({ kept, onKept }: { readonly kept: boolean; readonly onKept: (kept: boolean) => void }) {
  const { t } = useWords()
  return (
    <label className={style.way}>
      <input type="checkbox" checked={kept} onChange={({ target }) => onKept(target.checked)} />
      {t('campaign.kept')}
    </label>
  )
}

/** My seat and an open one, or more if the game needs more than two. */
function firstSeats({ seats }: HallGame): readonly SeatDraft[] {
  return Array.from({ length: Math.max(2, seats.min) }, (_, i) => newSeat(i === 0 ? 'me' : 'open'))
}

function Form({ game, earlier }: SettingFormProps<EarlierOnline>) {
  const { t } = useWords()
  const [, go] = useLocation()
  const me = useIdentity((state) => state.me)
  const [seats, setSeats] = useState(() => earlier?.seats ?? firstSeats(game))
  const [options, setOptions] = useState<GameOptions>(earlier?.next ?? {})
  const numbers = useNumbersField(game, options, earlier !== null)
  const [pace, setPace] = useState<Pace>(earlier?.pace ?? null)
  const [listed, setListed] = useState(earlier?.listed ?? false)
  const [kept, setKept] = useState(earlier !== null)
  const [coach, setCoach] = useState(true)
  const [key] = useState(() => randomHex(12))
  const { busy, trouble, run } = useTask()
  const form = useFetched(game.form)
  const allowed = allowedBy(game, form, options, seats.length)
  const ready = mayBegin(allowed, seats.length)
  const { lines, choose } = useLines(earlier, seats)
  const shown = earlier === null ? form : undecided(form, earlier.options, earlier.next)
  useEffect(() => {
    wake()
    void learnWhoIAm()
  }, [])

  const open = async () => {
    const values = await numbers.values()
    const table = await openTable({
      game: game.id,
      seats: wantedSeats(seats, kept),
      options,
      limit: pace,
      public: listed,
      ...(coach ? {} : { coach }),
      key,
      ...(earlier === null ? {} : { after: { table: earlier.table, lines }, values: earlier.values }),
      ...(values === undefined ? {} : { values }),
    })
    go(`/t/${table}`)
  }
  return (
    <div className={style.form}>
      {earlier !== null && (
        <ContinuedFields earlier={earlier} lines={lines} onLine={choose}>
          <Kept kept={kept} onKept={setKept} />
        </ContinuedFields>
      )}
      <div className={style.columns}>
        <div className={style.column}>
          <OnlineSeats allowed={allowed} seats={seats} onSeats={setSeats} />
          <section className={`${parts.panel} ${style.terms}`}>
            <PaceField pace={pace} onPace={setPace} className={style.field} />
            <Finders listed={listed} onListed={setListed} />
            <CoachField coach={coach} onCoach={setCoach} />
          </section>
        </div>
        <OptionsForm game={game} form={shown} chosen={options} onChosen={setOptions}>
          {numbers.field}
        </OptionsForm>
      </div>
      <OptionGroups game={game} form={shown} chosen={options} onChosen={setOptions} />
      <div className={style.begin}>
        <Wrong sentence={trouble} />
        <Against id="against" game={game.id} allowed={allowed} seats={seats.length} />
        {!ready ? null : me === undefined || me === null ? (
          <NameForm label={t('online-new.go')} onNamed={() => run(open)} short />
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

const sentenceOf = (error: unknown) => asTrouble(error).message

export default function NewOnline({ game }: { readonly game: string }) {
  return (
    <SettingPage
      game={game}
      words="online-new"
      to="/together/new"
      beside={<HaveCode />}
      Form={Form}
      earlier={earlierOnline}
      sentence={sentenceOf}
    />
  )
}
