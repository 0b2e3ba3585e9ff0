// What I am asked, with a button for everything that points at nothing on the table.
import type { Update, WireOption } from '@lorehall/host'
import { Icon } from '../../components/icon.tsx'
import { SeatMark } from '../../components/frame-seat.tsx'
import { sittingOf, useCompany } from '../../state/company.ts'
import { skip, useSession } from '../../state/session.ts'
import { useSettings } from '../../state/settings.ts'
import { looseOptions, pick } from '../../table/lit.ts'
import type { GameParts } from '../../table/parts.ts'
import { isQuiet, onlyEndLeft } from '../../table/quiet.ts'
import { useWords } from '../../text/language.ts'
import { useExtras } from './extras.ts'
import { LooseReasons, OptionButton } from './option-button.tsx'
import { UndoRedo } from './undo-redo.tsx'
import { useUnplaced } from './unplaced.ts'
import style from './prompt-bar.module.css'

interface PromptBarProps {
  readonly update: Update
  readonly parts: GameParts
}

export function PromptBar({ update, parts }: PromptBarProps) {
  const { t } = useWords()
  // Shown at once, nothing waits longer than a frame.
  const atOnce = useSettings((settings) => settings.speed === 0)
  const waits = useSession((session) => session.queue.length > 0) && !atOnce
  const extras = useExtras()
  return (
    <section
      className={style['bar']}
      aria-label={t('table.prompt')}
      data-asked={update.ask !== null}
      data-clock={extras !== null}
    >
      <UndoRedo update={update} />
      <div className={style['ask']}>
        {update.ask === null ? <Waiting update={update} /> : <Asked update={update} />}
      </div>
      {extras !== null && <extras.Clock />}
      {waits && (
        <button type="button" className={style['skip']} onClick={skip}>
          <Icon name="fast-forward-button" />
          {t('table.skip')}
        </button>
      )}
      <parts.Checklist update={update} />
    </section>
  )
}

/** Inside an action the few answers that are no place and no card are said as well as lit. */
function plainlySaid(update: Update): readonly WireOption[] {
  const { ask } = update
  if (ask === null || ask.kind === 'turn') return []
  return ask.options.filter(
    (option) => option.at !== '' && !/^(?:space|region|card|deck):/.test(option.at) && !isQuiet(option),
  )
}

function Asked({ update }: { readonly update: Update }) {
  const { say } = useWords()
  const loose = looseOptions(update)
  const elsewhere = useUnplaced(update)
  const buttons: readonly WireOption[] = [...new Set([...loose, ...plainlySaid(update), ...elsewhere])]
  const alone = onlyEndLeft(update)
  return (
    <>
      <p className={style['prompt']} role="status">
        {say(update.ask?.prompt ?? '')}
      </p>
      <div className={style['options']}>
        {buttons.map((option, i) => (
          <OptionButton
            key={option.id}
            option={option}
            digit={i < loose.length && i < 9 ? i + 1 : null}
            glows={option.kind !== 'end' || alone}
            onPick={() => pick(option)}
          />
        ))}
        <LooseReasons update={update} />
      </div>
    </>
  )
}

function Waiting({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const [seat] = update.waiting
  const plan = seat === undefined ? undefined : update.seats[seat]
  const sitting = useCompany(({ room }) =>
    room === null || seat === undefined ? null : sittingOf(room.seats[seat], true),
  )
  if (update.over) return <p className={style['prompt']}>{t('table.over')}</p>
  if (seat === undefined || plan === undefined)
    return <p className={style['prompt']}>{t('table.waiting.nobody')}</p>
  const key =
    plan.kind === 'bot' || sitting === 'thinking'
      ? 'table.waiting'
      : sitting === 'gone'
        ? 'company.waiting.gone'
        : 'table.waiting.person'
  return (
    <p className={style['prompt']}>
      <SeatMark seat={seat} size={18} /> {t(key, { name: plan.name })}
    </p>
  )
}
