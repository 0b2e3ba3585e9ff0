// The row of the question: undo and redo, what I am asked, its answers, and the end of the turn. Where they
// find no room they are rows of the page in the rail, and the row says so.
import type { Update, WireOption } from '@lorehall/host'
import { lazy, Suspense } from 'react'
import { Icon } from '../../components/icon.tsx'
import { SeatMark } from '../../components/frame-seat.tsx'
import { skip } from '../../state/asking.ts'
import { sittingOf, useCompany } from '../../state/company.ts'
import { useSession } from '../../state/session.ts'
import { useSettings } from '../../state/settings.ts'
import { openMenu, pick } from '../../table/lit.ts'
import { endsTurn, isDecline, isTicked } from '../../table/manner.ts'
import type { GameParts } from '../../table/parts.ts'
import { ticksSaid } from '../../table/several.ts'
import { useWords } from '../../text/language.ts'
import { useExtras } from './extras.ts'
import { BesideButton, GreyedButton, OptionButton, PartButton } from './option-button.tsx'
import { usePanels } from './panels.ts'
import { digitOf, endingOf, type Item } from './said.ts'
import { Lift, Settle } from './settle.tsx'
import { IN_FULL, type Short } from './short.ts'
import { ToldRow } from './told/told-row.tsx'
import { useTelling } from './told/use-telling.ts'
import { UndoRedo } from './undo-redo.tsx'
import { useNarrow } from './use-narrow.ts'
import { type Row, useRow } from './use-row.ts'
import button from './row-button.module.css'
import style from './prompt-bar.module.css'

/** Standing offers are rare. */
const OwnAside = lazy(() => import('./asides.tsx').then((file) => ({ default: file.OwnAside })))
const HandRound = lazy(() => import('./asides.tsx').then((file) => ({ default: file.HandRound })))

interface PromptBarProps {
  readonly update: Update
  readonly parts: GameParts
  /** What stands beside the question follows it, as all around the board does. */
  readonly around: Update
}

/** Letters of a question that is written smaller, to stay in its room. */
const LONG = 34

/** Letters of an ending that leaves a phone no room for the question beside it. */
const LONG_ENDING = 20

/** A standing offer asks nothing: others are waited for. */
const isAsked = ({ ask }: Update) => ask !== null && !ask.aside

export function PromptBar({ update, around, parts }: PromptBarProps) {
  const { t } = useWords()
  // Shown at once, nothing waits longer than a frame.
  const atOnce = useSettings((settings) => settings.speed === 0)
  const waits = useSession((session) => session.queue.length > 0) && !atOnce
  const extras = useExtras()
  const asked = isAsked(update)
  const narrow = useNarrow()
  const row = useRow(update, parts)
  const step = useTelling(update, parts)
  const beside = useSession((session) => session.beside !== null)
  if (step !== null) return <ToldRow update={update} step={step} />
  return (
    <section
      className={style['bar']}
      aria-label={t('table.prompt')}
      data-asked={asked}
      data-fit={row.fit}
      data-clock={extras !== null}
    >
      <UndoRedo update={around} />
      {asked ? (
        <Asked update={update} row={row} />
      ) : (
        <div className={style['ask']}>
          <Waiting update={update} />
          {update.ask?.aside === true && (
            <Suspense fallback={null}>
              <OwnAside update={update} />
            </Suspense>
          )}
        </div>
      )}
      {(beside || update.asides.length > 0) && (
        <Suspense fallback={null}>
          <HandRound update={update} />
        </Suspense>
      )}
      {(!asked || !narrow) && <Lift update={update} />}
      {extras !== null && <extras.Clock />}
      {waits && (
        <button type="button" className={`${button['button']} ${style['skip']}`} onClick={skip}>
          <Icon name="fast-forward-button" />
          {t('table.skip')}
        </button>
      )}
      {asked && <Ending update={update} parts={parts} />}
    </section>
  )
}

interface AskedProps {
  readonly update: Update
  readonly row: Row
}

function Asked({ update, row }: AskedProps) {
  const words = useWords()
  const { t, say } = words
  const prompt = say(update.ask?.prompt ?? '')
  const ticks = update.ask === null ? null : ticksSaid(update.ask, words)
  return (
    <div className={style['ask']}>
      <p className={style['prompt']} role="status" data-long={prompt.length > LONG}>
        {prompt}
        {ticks !== null && <small className={style['ticks']}>{ticks}</small>}
      </p>
      <div className={style['options']} data-parts={row.items.some(({ is }) => is === 'part')}>
        {row.fit === 'page' ? <ToPage row={row} /> : <Items row={row} />}
        <Settle update={update} />
        {row.greyed.map((reason) => (
          <GreyedButton key={reason.id} reason={reason} />
        ))}
        <span className="unseen">
          {row.fit === 'page' && t('answers.in-page', { n: listedIn(row).length })}
        </span>
      </div>
    </div>
  )
}

function Items({ row: { items, fit, short } }: { readonly row: Row }) {
  return items.map((item, i) => (
    <ItemButton key={idOf(item)} item={item} letter={fit === 'keys' ? digitOf(i) : null} short={short} />
  ))
}

const idOf = (item: Item) =>
  item.is === 'answer' ? item.option.id : item.is === 'part' ? `part ${item.part.id}` : 'beside'

interface ItemButtonProps {
  readonly item: Item
  readonly letter: string | null
  readonly short?: Short
}

function ItemButton({ item, letter, short = IN_FULL }: ItemButtonProps) {
  if (item.is === 'part') return <PartButton part={item.part} letter={letter} onPick={pick} />
  if (item.is === 'beside') return <BesideButton beside={item.beside} letter={letter} />
  const { option } = item
  return (
    <OptionButton
      option={option}
      letter={letter}
      glows={!isDecline(option) && !isTicked(option)}
      says={short.get(option.id)}
      onPick={() => pick(option)}
    />
  )
}

/** What confirms or declines stays in the row; the rest is counted, and one touch away. */
function ToPage({ row: { items } }: { readonly row: Row }) {
  const { t } = useWords()
  const narrow = useNarrow()
  const turnTo = usePanels((panels) => panels.turnTo)
  const open = () => (narrow ? openMenu({ all: true }) : turnTo('answers'))
  const kept = items.filter(stays)
  return (
    <>
      <button
        type="button"
        className={`${button['button']} ${style['part']}`}
        onClick={open}
        data-open
        data-do="answers"
      >
        {t('answers.open')}
        <b>{listedIn({ items }).length}</b>
      </button>
      {kept.map((item) => (
        <ItemButton key={idOf(item)} item={item} letter={null} />
      ))}
    </>
  )
}

const staysInRow = (option: WireOption) => isDecline(option) || option.manner === 'confirms'

const stays = (item: Item) => item.is === 'beside' || (item.is === 'answer' && staysInRow(item.option))

const listedIn = ({ items }: Pick<Row, 'items'>) => items.filter((item) => !stays(item))

/** At the right end of the row; why it cannot be ended yet is said there, too. */
function Ending({ update, parts }: Omit<PromptBarProps, 'around'>) {
  const ends = endingOf(update)
  const reason = update.reasons.find(endsTurn)
  if (ends !== undefined) {
    return (
      <div className={style['ending']} data-long={ends.label.length > LONG_ENDING}>
        <OptionButton option={ends} letter="E" glows={parts.turns.isDone(update)} onPick={() => pick(ends)} />
      </div>
    )
  }
  return reason === undefined ? null : (
    <div className={style['ending']} data-long={reason.label.length > LONG_ENDING}>
      <GreyedButton reason={reason} />
    </div>
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
