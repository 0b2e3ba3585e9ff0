// The row of the question: undo and redo, the question, its options, and the end of the turn. If the options don't fit,
// they are listed in the rail, and a button opens that list.
import type { Update } from '@lorehall/host'
import { lazy, Suspense } from 'react'
import { Icon } from '../../components/icon.tsx'
import { SeatMark } from '../../components/frame-seat.tsx'
import { skip } from '../../state/asking.ts'
import { sittingOf, useCompany } from '../../state/company.ts'
import { useSession } from '../../state/session/store.ts'
import { useSettings } from '../../state/settings.ts'
import { useBriefScene } from '../../table-ui/brief-scene.ts'
import { openMenu, pick } from '../../table-ui/picking.ts'
import { later } from '../../table-ui/later.tsx'
import { endsTurn, isApart, isDecline, isTicked } from '../../table-ui/manner.ts'
import type { GameParts } from '../../table-ui/parts.ts'
import { ticksSaid } from '../../table-ui/several.ts'
import { useWords } from '../../text/language.ts'
import { isSketch } from './ahead/sketches.ts'
import { useExtras } from './extras.ts'
import { AnytimeButton, GreyedButton, OptionButton, PartButton } from './option-button.tsx'
import { usePanels } from './panels.ts'
import { digitOf, endingOf, type Item, standsApart } from './said.ts'
import { Lift, Settle } from './settle.tsx'
import type { Short } from './short.ts'
import { NarrationRow } from './narration/narration-row.tsx'
import { useNarrating } from './narration/use-narrating.ts'
import { UndoRedo } from './undo-redo.tsx'
import { useNarrow } from './use-narrow.ts'
import { type Row, useRow } from './use-row.ts'
import button from './row-button.module.css'
import style from './prompt-bar.module.css'

/** Fetched when the player first waits for others. */
const PlanAhead = later(async () => (await import('./ahead/plan-ahead.tsx')).PlanAhead)

/** Fetched when the player first waits for a bot. */
const Hurry = later(async () => (await import('./hurry.tsx')).Hurry)

const waitsForBot = ({ waiting: [seat], seats, over }: Update) =>
  !over && seat !== undefined && seats[seat]?.kind === 'bot'

/** While others play, and not at the copy itself. */
const mayPlan = ({ eyes, ask, over, waiting, table }: Update) =>
  eyes !== null && ask === null && !over && waiting.length > 0 && !isSketch(table)

/** Loaded with the first open offer, because they are rare. */
const OwnAside = lazy(() => import('./asides.tsx').then((file) => ({ default: file.OwnAside })))
const HandRound = lazy(() => import('./asides.tsx').then((file) => ({ default: file.HandRound })))

interface PromptBarProps {
  readonly update: Update
  readonly parts: GameParts
  /** The update for undo and redo. Like everything around the board, it catches up with `update`. */
  readonly around: Update
}

/** Questions with more characters than this, with what is ticked, are written smaller. */
const LONG = 34

/** With more characters than this, the end of the turn leaves no space for the question on a phone. */
const LONG_ENDING = 20

/** An open offer doesn't count as a question: the table waits for others. */
const isAsked = ({ ask }: Update) => ask !== null && !ask.aside

export function PromptBar({ update, around, parts }: PromptBarProps) {
  const { t } = useWords()
  // Without animation, updates wait for one frame at most.
  const atOnce = useSettings((settings) => settings.speed === 0)
  const waits = useSession((session) => session.queue.length > 0) && !atOnce
  const extras = useExtras()
  const asked = isAsked(update)
  const narrow = useNarrow()
  const row = useRow(update, parts)
  const step = useNarrating(update, parts)
  const beside = useSession((session) => session.beside !== null)
  if (step !== null) return <NarrationRow update={update} step={step} />
  return (
    <section
      className={style['bar']}
      aria-label={t('table.prompt')}
      data-asked={asked}
      data-fit={row.fit}
      data-slim={row.slim}
      data-clock={extras !== null}
    >
      <UndoRedo update={around} />
      {/* Nothing of the next question appears where it is. */}
      {!asked && waits && <Skip />}
      {asked ? (
        <Asked update={update} row={row} />
      ) : (
        <div className={style['ask']}>
          <Waiting update={update} />
          {waitsForBot(update) && <Hurry update={update} />}
          {mayPlan(update) && <PlanAhead key={update.waiting.join()} update={update} />}
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
      {asked && waits && <Skip />}
      {asked && <Ending update={update} parts={parts} />}
    </section>
  )
}

function Skip() {
  const { t } = useWords()
  return (
    <button type="button" className={`${button['button']} ${style['skip']}`} onClick={skip} data-do="skip">
      <Icon name="fast-forward-button" />
      {t('table.skip')}
    </button>
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
      <p className={style['prompt']} role="status" data-long={prompt.length + (ticks?.length ?? 0) > LONG}>
        {prompt}
        {ticks !== null && <small className={style['ticks']}>{ticks}</small>}
      </p>
      <div className={style['options']} data-parts={row.items.some(({ is }) => is === 'part')}>
        {row.tray !== null && <row.tray.Tray update={update} />}
        {row.fit === 'page' && <ToPage row={row} />}
        <Items row={row} apart={false} />
        <Settle update={update} />
        {row.greyed.map((reason) => (
          <GreyedButton key={reason.id} reason={reason} />
        ))}
        <Items row={row} apart />
        <span className="unseen">
          {row.fit === 'page' && t('answers.in-page', { n: listedIn(row).length })}
        </span>
      </div>
    </div>
  )
}

interface ItemsProps {
  readonly row: Row
  /** The buttons on the right, or the others. */
  readonly apart: boolean
}

function Items({ row: { items, fit, short }, apart }: ItemsProps) {
  const first = items.findIndex(standsApart)
  return items.map((item, i) =>
    item.is === 'drawn' || standsApart(item) !== apart || (fit === 'page' && !stays(item)) ? null : (
      <ItemButton
        key={idOf(item)}
        item={item}
        letter={fit === 'keys' ? digitOf(i) : null}
        short={short}
        apart={i === first}
      />
    ),
  )
}

type Button = Exclude<Item, { is: 'drawn' }>

const idOf = (item: Button) =>
  item.is === 'answer' ? item.option.id : item.is === 'part' ? `part ${item.part.id}` : 'anytime'

interface ItemButtonProps {
  readonly item: Button
  readonly letter: string | null
  readonly short: Short
  readonly apart: boolean
}

function ItemButton({ item, letter, short, apart }: ItemButtonProps) {
  if (item.is === 'part') return <PartButton part={item.part} letter={letter} onPick={pick} />
  if (item.is === 'anytime') return <AnytimeButton anytime={item.anytime} letter={letter} />
  const { option } = item
  return (
    <OptionButton
      option={option}
      letter={letter}
      glows={!isDecline(option) && !isTicked(option)}
      says={short.get(option.id)}
      apart={apart}
      onPick={() => pick(option)}
    />
  )
}

/** Opens the list of the options that have no button in the row, and counts them. */
function ToPage({ row }: { readonly row: Row }) {
  const { t } = useWords()
  const narrow = useNarrow()
  const turnTo = usePanels((panels) => panels.turnTo)
  const open = () => (narrow ? openMenu({ all: true }) : turnTo('answers'))
  return (
    <button
      type="button"
      className={`${button['button']} ${style['part']}`}
      onClick={open}
      data-open
      data-do="answers"
    >
      {t('answers.open')}
      <b>{listedIn(row).length}</b>
    </button>
  )
}

/** Whether it stays in the row even if the options don't fit. */
const stays = (item: Item) =>
  item.is === 'anytime' ||
  item.is === 'drawn' ||
  (item.is === 'answer' && (isApart(item.option) || item.option.manner === 'confirms'))

const listedIn = ({ items }: Pick<Row, 'items'>) => items.filter((item) => !stays(item))

/** The end of the turn, at the right end of the row, or why it can't be ended yet. */
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
  const sitting = useCompany(({ lobby }) =>
    lobby === null || seat === undefined ? null : sittingOf(lobby.seats[seat], true),
  )
  const reads = useBriefScene(({ waits }) => waits)
  if (reads) return <p className={style['prompt']}>{t('table.waiting.you')}</p>
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
