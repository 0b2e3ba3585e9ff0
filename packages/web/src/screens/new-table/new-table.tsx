// Setting a table: a preset, or every seat and rule by hand. The host says what cannot be.
import type { GameOptions } from '@lorehall/kernel'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import parts from '../../components/frame-parts.module.css'
import { SeatMark } from '../../components/frame-seat.tsx'
import { UnknownGame } from '../../components/frame-unknown.tsx'
import { useSettings } from '../../state/settings.ts'
import { useWords } from '../../text/language.ts'
import { beginTable, BOT_NAMES } from '../home/begin.ts'
import { gameNamed, type HallGame } from '../home/games.ts'
import { sentenceOf } from '../home/trouble.ts'
import { Advanced } from './advanced.tsx'
import style from './new-table.module.css'
import { OptionsForm } from './options-form.tsx'
import { useOptionsSchema } from './schema.ts'
import { SeatRow } from './seat-row.tsx'
import {
  type Naming,
  plansOf,
  preset,
  PRESET_NAMES,
  PRESETS,
  presetOf,
  type SeatDraft,
  seated,
  STRENGTHS,
  swapped,
  withKind,
} from './seats.ts'
import { SeatsPanel } from './seats-panel.tsx'
import type { ValuesFile } from './values-field.tsx'

interface SeatsProps {
  readonly game: HallGame
  readonly seats: readonly SeatDraft[]
  readonly naming: Naming
  readonly onSeats: (seats: readonly SeatDraft[]) => void
}

function Presets({ seats, naming, onSeats }: SeatsProps) {
  const { t } = useWords()
  const present = presetOf(seats)
  return (
    <div className={style.presets} role="group" aria-label={t('new.presets')}>
      {PRESET_NAMES.map((name) => (
        <button
          key={name}
          type="button"
          className={style.preset}
          aria-pressed={present === name}
          onClick={() => onSeats(preset(name, naming))}
        >
          <span className={style.marks}>
            {PRESETS[name].map(({ kind }, seat) => (
              <span key={seat} data-kind={kind}>
                <SeatMark seat={seat} size={18} />
              </span>
            ))}
          </span>
          <strong>{t(`new.preset.${name}`)}</strong>
          <span className={parts.help}>{t(`new.preset.${name}.help`)}</span>
        </button>
      ))}
    </div>
  )
}

function Seats({ game, seats, naming, onSeats }: SeatsProps) {
  const { t } = useWords()
  const { min, max } = game.seats
  return (
    <SeatsPanel
      title={t('new.seats')}
      help={t('new.seats.help')}
      rows={seats.map((seat, place) => (
        <SeatRow
          key={seat.key}
          seat={seat}
          place={place}
          count={seats.length}
          min={min}
          onChange={(change) => onSeats(seats.with(place, { ...seat, ...change }))}
          onKind={(kind) => onSeats(withKind(seats, seat.key, kind, naming))}
          onMove={(by) => onSeats(swapped(seats, place, place + by))}
          onRemove={() => onSeats(seats.toSpliced(place, 1))}
        />
      ))}
      add={t('new.seat.add')}
      full={seats.length >= max}
      onAdd={() => onSeats(seated(seats, { kind: 'bot' }, naming))}
      watching={seats.every(({ kind }) => kind === 'bot') ? t('new.watch') : null}
    >
      <p className={style.strengths}>
        {STRENGTHS.map((strength) => t(`new.bot.${strength}.help`)).join(' ')}
      </p>
    </SeatsPanel>
  )
}

function Form({ game }: { readonly game: HallGame }) {
  const { t, say } = useWords()
  const [, go] = useLocation()
  const own = useSettings((settings) => settings.name).trim()
  const naming: Naming = {
    me: own === '' ? t('home.you') : own,
    person: (n) => t('new.person', { n }),
    bots: BOT_NAMES.map(say),
  }
  const [seats, setSeats] = useState(() => preset('solo', naming))
  const [options, setOptions] = useState<GameOptions>({})
  const [seed, setSeed] = useState('')
  const [values, setValues] = useState<ValuesFile | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const schema = useOptionsSchema(game.id)

  const begin = async () => {
    setBusy(true)
    setTrouble(null)
    try {
      const table = await beginTable({
        game: game.id,
        seats: plansOf(seats),
        options,
        ...(seed.trim() === '' ? {} : { seed: seed.trim() }),
        ...(values === null ? {} : { values: values.values }),
      })
      go(`/table/${table}`)
    } catch (error) {
      setBusy(false)
      setTrouble(sentenceOf(error))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void begin()
  }
  const shared = { game, seats, naming, onSeats: setSeats }
  return (
    <form className={style.form} onSubmit={submit}>
      <Presets {...shared} />
      <div className={style.columns}>
        <Seats {...shared} />
        <OptionsForm schema={schema} chosen={options} onChosen={setOptions}>
          <Advanced seed={seed} onSeed={setSeed} values={values} onValues={setValues} />
        </OptionsForm>
      </div>
      <div className={style.begin}>
        {trouble !== null && (
          <p className={parts.trouble} role="alert">
            <strong>{t('new.trouble')}: </strong>
            {say(trouble)}
          </p>
        )}
        <button type="submit" className={`${parts.primary} ${style.go}`} disabled={busy}>
          {t(busy ? 'new.begin.busy' : 'new.begin')}
        </button>
      </div>
    </form>
  )
}

export default function NewTable({ game }: { readonly game: string }) {
  const { t } = useWords()
  const known = gameNamed(game)
  if (known === undefined) return <UnknownGame game={game} />
  return (
    <div>
      <title>{`${t('new.title')} · ${t('app.name')}`}</title>
      <h1 className={parts.title}>{t('new.title.game', { game: t(known.title) })}</h1>
      <p className={parts.lead}>{t('new.lead')}</p>
      <Form game={known} />
    </div>
  )
}
