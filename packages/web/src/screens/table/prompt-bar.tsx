// What I am asked, with a button for everything that points at nothing on the table.
import type { Update } from '@lorehall/host'
import { Icon } from '../../components/icon.tsx'
import { SeatMark } from '../../components/frame-seat.tsx'
import { skip } from '../../state/asking.ts'
import { sittingOf, useCompany } from '../../state/company.ts'
import { useSession } from '../../state/session.ts'
import { useSettings } from '../../state/settings.ts'
import { endsTurn, isDecline, isTicked } from '../../table/manner.ts'
import { pick } from '../../table/lit.ts'
import type { GameParts } from '../../table/parts.ts'
import { ticksSaid } from '../../table/several.ts'
import { TalePanel } from '../../table/tale.tsx'
import { TurnChecklist } from '../../table/turn/checklist.tsx'
import { useWords } from '../../text/language.ts'
import { HandRound, OwnAside } from './asides.tsx'
import { useExtras } from './extras.ts'
import { LooseReasons, OptionButton } from './option-button.tsx'
import { buttonsOf, keyOf } from './said.ts'
import { UndoRedo } from './undo-redo.tsx'
import { useUnplaced } from './unplaced.ts'
import style from './prompt-bar.module.css'

interface PromptBarProps {
  readonly update: Update
  readonly parts: GameParts
  /** What stands beside the question follows it, as all around the board does. */
  readonly around: Update
}

/** Letters of a question that is written smaller, to stay in its room. */
const LONG = 56
/** Answers that stand in their room whatever they say; more may have to be scrolled. */
const MANY = 4
/** Letters of an answer that finds room in a third of a phone. */
const BRIEF = 22

/** Inside an action many answers take the room of what stands beside them, which makes way at once. */
const needsRoom = ({ ask }: Update) => ask !== null && ask.kind !== 'turn' && ask.options.length > MANY

/** A standing offer asks nothing: others are waited for. */
const isAsked = ({ ask }: Update) => ask !== null && !ask.aside

export function PromptBar({ update, around, parts }: PromptBarProps) {
  const { t } = useWords()
  // Shown at once, nothing waits longer than a frame.
  const atOnce = useSettings((settings) => settings.speed === 0)
  const waits = useSession((session) => session.queue.length > 0) && !atOnce
  const extras = useExtras()
  const tale = update.ask?.tale ?? null
  const asked = isAsked(update)
  const bar = (
    <section
      className={style['bar']}
      aria-label={t('table.prompt')}
      data-asked={asked}
      data-clock={extras !== null}
      data-inside={asked && update.ask?.kind !== 'turn'}
    >
      <UndoRedo update={around} />
      <div className={style['ask']}>
        {asked ? (
          <Asked update={update} around={around} parts={parts} />
        ) : (
          <>
            <Waiting update={update} />
            <OwnAside update={update} />
          </>
        )}
      </div>
      <HandRound update={update} />
      {extras !== null && <extras.Clock />}
      {waits && (
        <button type="button" className={style['skip']} onClick={skip}>
          <Icon name="fast-forward-button" />
          {t('table.skip')}
        </button>
      )}
      <TurnChecklist update={needsRoom(update) ? update : around} parts={parts} />
    </section>
  )
  return (
    <>
      {tale !== null && <TalePanel reader={update} name={tale} />}
      {bar}
    </>
  )
}

function Asked({ update, around, parts }: PromptBarProps) {
  const words = useWords()
  const { say } = words
  const buttons = buttonsOf(update, parts, useUnplaced(update, around))
  const ends = parts.turnDone(update)
  const prompt = say(update.ask?.prompt ?? '')
  const ticks = update.ask === null ? null : ticksSaid(update.ask, words)
  return (
    <>
      <p className={style['prompt']} role="status" data-long={prompt.length > LONG}>
        {prompt}
        {ticks !== null && <small className={style['ticks']}>{ticks}</small>}
      </p>
      <div
        className={style['options']}
        data-n={buttons.length}
        data-many={buttons.length > MANY}
        data-brief={buttons.every(({ label }) => label.length <= BRIEF)}
      >
        {buttons.map((option) => (
          <OptionButton
            key={option.id}
            option={option}
            letter={keyOf(update, parts, option)}
            glows={endsTurn(option) ? ends : !isDecline(option) && !isTicked(option)}
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
