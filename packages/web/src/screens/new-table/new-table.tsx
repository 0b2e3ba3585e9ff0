// The page for a new table: choose a preset, or set every seat and rule. The game's form says what its options allow.
import { strengths } from '@lorehall/host/strengths'
import '../../text/of-hall.ts'
import type { GameOptions } from '@lorehall/kernel'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import parts from '../../components/frame-parts.module.css'
import type { HallGame } from '../../games/game.ts'
import { scoresOf } from '../../games/scored.ts'
import { bestAlone, useAlone } from '../../state/alone.ts'
import { useSettings } from '../../state/settings.ts'
import { useFetched } from '../../state/use-fetched.ts'
import { useWords } from '../../text/language.ts'
import { beginTable, BOT_NAMES } from '../home/begin.ts'
import { sentenceOf } from '../home/trouble.ts'
import { Advanced } from './advanced.tsx'
import { Against, Allowance } from './allowance.tsx'
import { type Allowed, allowedBy, mayBegin } from './allowed.ts'
import { type Earlier, earlierTable } from './earlier.ts'
import style from './new-table.module.css'
import { ContinuedFields, useLines } from '../campaign/continued-fields.tsx'
import { undecided } from '../campaign/next.ts'
import { useNumbersField } from './numbers-field.tsx'
import { OptionGroups, OptionsForm } from './options-form.tsx'
import { Presets } from './presets.tsx'
import { SeatRow } from './seat-row.tsx'
import {
  draftsOf,
  type Naming,
  plansOf,
  preset,
  PRESET_NAMES,
  type SeatDraft,
  seated,
  swapped,
  wishesOf,
  withKind,
} from './seats.ts'
import { SeatsPanel } from './seats-panel.tsx'
import { type SettingFormProps, SettingPage } from './setting-page.tsx'

interface SeatsProps {
  readonly game: HallGame
  readonly options: GameOptions
  readonly allowed: Allowed
  readonly seats: readonly SeatDraft[]
  readonly naming: Naming
  readonly onSeats: (seats: readonly SeatDraft[]) => void
}

function Seats({ game, options, allowed, seats, naming, onSeats }: SeatsProps) {
  const { t, say } = useWords()
  const { counts } = allowed
  const best = useAlone((alone) => bestAlone(alone, scoresOf(game.id, options)))
  return (
    <SeatsPanel
      title={t('new.seats')}
      help={say(game.seating)}
      rows={seats.map((seat, place) => (
        <SeatRow
          key={seat.key}
          seat={seat}
          place={place}
          count={seats.length}
          min={counts[0] ?? 1}
          onChange={(change) => onSeats(seats.with(place, { ...seat, ...change }))}
          onKind={(kind) => onSeats(withKind(seats, seat.key, kind, naming))}
          onMove={(by) => onSeats(swapped(seats, place, place + by))}
          onRemove={() => onSeats(seats.toSpliced(place, 1))}
        />
      ))}
      add={t('new.seat.add')}
      full={seats.length >= (counts.at(-1) ?? 0)}
      onAdd={() => onSeats(seated(seats, { kind: 'bot' }, naming))}
      watching={seats.every(({ kind }) => kind === 'bot') ? t('new.watch') : null}
    >
      <Allowance allowed={allowed} names={seats.map(({ name }) => name)} />
      {best !== null && seats.length === 1 && (
        <p className={style.allowance}>{t('new.alone', { n: best })}</p>
      )}
      <ul className={style.strengths}>
        {strengths.map(({ id, name, help }) => (
          <li key={id}>{t('new.strength', { name: say(name), help: say(help) })}</li>
        ))}
      </ul>
    </SeatsPanel>
  )
}

/** The first preset that these seat counts allow. */
function firstSeats(counts: readonly number[], naming: Naming): readonly SeatDraft[] {
  const wishes = PRESET_NAMES.map((name) => wishesOf(name, counts)).find(({ length }) => length > 0)
  return preset(wishes ?? [{ kind: 'me' }], naming)
}

function Form({ game, earlier }: SettingFormProps<Earlier>) {
  const { t, say } = useWords()
  const [, go] = useLocation()
  const own = useSettings((settings) => settings.name).trim()
  const naming: Naming = {
    me: own === '' ? t('home.you') : own,
    person: (n) => t('new.person', { n }),
    bots: BOT_NAMES.map(say),
  }
  const form = useFetched(game.form)
  const [options, setOptions] = useState<GameOptions>(earlier?.next ?? {})
  const [seats, setSeats] = useState(() =>
    earlier === null ? firstSeats(allowedBy(game, null, {}, 0).counts, naming) : draftsOf(earlier.seats),
  )
  const [seed, setSeed] = useState('')
  const [coach, setCoach] = useState(true)
  const numbers = useNumbersField(game, options, earlier !== null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const allowed = allowedBy(game, form, options, seats.length)
  const { lines, choose } = useLines(earlier, seats)
  const open = earlier === null ? form : undecided(form, earlier.options, earlier.next)

  const begin = async () => {
    setBusy(true)
    setTrouble(null)
    try {
      const values = await numbers.values()
      const table = await beginTable({
        game: game.id,
        seats: plansOf(seats),
        options,
        ...(seed.trim() === '' ? {} : { seed: seed.trim() }),
        ...(coach ? {} : { coach }),
        ...(earlier === null ? {} : { after: { table: earlier.table, lines }, values: earlier.values }),
        ...(values === undefined ? {} : { values }),
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
  return (
    <form className={style.form} onSubmit={submit}>
      {earlier !== null && <ContinuedFields earlier={earlier} lines={lines} onLine={choose} />}
      <Presets
        counts={allowed.counts}
        seats={seats}
        onWishes={(wishes) => setSeats(preset(wishes, naming))}
      />
      <div className={style.columns}>
        <Seats
          game={game}
          options={options}
          allowed={allowed}
          seats={seats}
          naming={naming}
          onSeats={setSeats}
        />
        <OptionsForm game={game} form={open} chosen={options} onChosen={setOptions}>
          {numbers.field}
          <Advanced seed={seed} onSeed={setSeed} coach={coach} onCoach={setCoach} />
        </OptionsForm>
      </div>
      <OptionGroups game={game} form={open} chosen={options} onChosen={setOptions} />
      <div className={style.begin}>
        {trouble !== null && (
          <p className={parts.trouble} role="alert">
            <strong>{t('new.trouble')}: </strong>
            {say(trouble)}
          </p>
        )}
        <Against id="against" game={game.id} allowed={allowed} seats={seats.length} />
        <button
          type="submit"
          className={`${parts.primary} ${style.go}`}
          disabled={busy || !mayBegin(allowed, seats.length)}
          aria-describedby="against"
        >
          {t(busy ? 'new.begin.busy' : 'new.begin')}
        </button>
      </div>
    </form>
  )
}

export default function NewTable({ game }: { readonly game: string }) {
  return (
    <SettingPage game={game} words="new" to="/new" Form={Form} earlier={earlierTable} sentence={sentenceOf} />
  )
}
