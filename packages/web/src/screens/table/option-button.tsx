// A button in the row of the question: an option, a part of the turn, or what is possible at any time. While it is pointed at, the reader
// describes it.
import type { WireOption, WireReason } from '@lorehall/host'
import { type MouseEvent, useId } from 'react'
import { SeatMark } from '../../components/frame-seat.tsx'
import { Icon } from '../../components/icon.tsx'
import { useHint } from '../../state/hints.ts'
import { useSession } from '../../state/session/store.ts'
import { concernedBy } from '../../table-ui/concerned.ts'
import { Effects } from '../../table-ui/effects.tsx'
import { openMenu, usePick } from '../../table-ui/picking.ts'
import { endsTurn, isTicked } from '../../table-ui/manner.ts'
import type { Anytime } from '../../table-ui/turn/asked.ts'
import type { TurnPart } from '../../table-ui/turn/checklist.ts'
import { useWords } from '../../text/language.ts'
import { onlyOf, widestOf } from './said.ts'
import row from './row-button.module.css'
import style from './prompt-bar.module.css'

interface OptionButtonProps {
  readonly option: WireOption
  /** The key that does the same. */
  readonly letter: string | null
  readonly glows: boolean
  readonly onPick: () => void
  /** A path on the grid of the icon set. */
  readonly sign?: string
  /** A short label, if the full one needs too much space. */
  readonly says?: string | undefined
  /** The part of the turn whose only option it is. */
  readonly part?: TurnPart
  /** The first button on the right. */
  readonly apart?: boolean
}

export function OptionButton({
  option,
  letter,
  glows,
  onPick,
  sign,
  says,
  part,
  apart = false,
}: OptionButtonProps) {
  const { say } = useWords()
  const hint = useId()
  const { effects, ends, idle } = useHint(option)
  const pointed = usePick(({ hover }) => hover !== null && hover === option.at)
  const telling = effects.length > 0 || ends || idle || endsTurn(option)
  return (
    <>
      <button
        type="button"
        className={`${row['button']} ${style['option']}`}
        data-option={option.id}
        data-highlight="true"
        data-glows={glows && !idle}
        data-kind={option.kind}
        data-manner={option.manner}
        data-apart={apart ? 'true' : undefined}
        data-pointed={pointed ? 'true' : undefined}
        aria-pressed={isTicked(option) ? true : undefined}
        aria-label={says === undefined || part !== undefined ? undefined : spoken(say(option.label), says)}
        aria-describedby={telling ? hint : undefined}
        onMouseDown={withoutFocus}
        onClick={onPick}
      >
        {sign !== undefined && <Icon path={sign} />}
        {part === undefined ? (
          <span className={style['label']}>{says ?? say(option.label)}</span>
        ) : (
          <>
            <PartLabel part={part} />
            <span className="unseen">{say(option.label)}</span>
          </>
        )}
        <Key letter={letter} />
        {effects.length > 0 && <Concerned effects={effects} />}
      </button>
      {telling && (
        <span id={hint} hidden>
          <Effects option={option} />
        </span>
      )}
    </>
  )
}

/** The marks of other players in the button's corner: who gains by it is seen before the click. */
function Concerned({ effects }: { readonly effects: readonly string[] }) {
  const shown = useSession((session) => session.shown)
  const seats = shown === null ? [] : concernedBy(effects, shown)
  return seats.length === 0 ? null : (
    <span className={style['concerned']} data-do="concerned">
      {seats.map((seat) => (
        <SeatMark key={seat} seat={seat} size={11} />
      ))}
    </span>
  )
}

/**
 * A mouse press doesn't focus the button: removing a focused button costs an extra layout. The element that had the
 * focus loses it on mouse down, not later while the answer is awaited.
 */
function withoutFocus(event: MouseEvent): void {
  event.preventDefault()
  const { activeElement } = document
  if (activeElement instanceof HTMLElement || activeElement instanceof SVGElement) activeElement.blur()
}

/** The accessible name: the full label. It contains the visible one, so that people can say what they see. */
const spoken = (label: string, seen: string) =>
  label.toLowerCase().includes(seen.toLowerCase()) ? label : `${seen}: ${label}`

function Key({ letter }: { readonly letter: string | null }) {
  return letter === null ? null : <kbd aria-hidden>{letter}</kbd>
}

interface PartButtonProps {
  readonly part: TurnPart
  readonly letter: string | null
  readonly onPick: (option: WireOption) => void
}

/**
 * A part with a single option does it immediately; otherwise it opens the list of its options. Its button says the same
 * in either case, and is as wide, so that the parts keep their places during a turn.
 */
export function PartButton({ part, letter, onPick }: PartButtonProps) {
  const { t } = useWords()
  const { id, name, sign, done, options } = part
  const only = onlyOf(part)
  if (only !== null) {
    return (
      <OptionButton
        option={only}
        letter={letter}
        glows
        sign={sign}
        says={name}
        part={part}
        onPick={() => onPick(only)}
      />
    )
  }
  return (
    <button
      type="button"
      className={`${row['button']} ${style['part']}`}
      data-part={id}
      data-done={done}
      data-open={options.length > 0}
      aria-haspopup="dialog"
      onClick={() => openMenu({ part: id })}
    >
      {done ? <Icon name="check-mark" /> : <Icon path={sign} />}
      <PartLabel part={part} />
      <span className="unseen">{t(done ? 'turn.done' : 'turn.open')}</span>
      <Key letter={letter} />
    </button>
  )
}

function PartLabel({ part }: { readonly part: TurnPart }) {
  return (
    <span className={style['label']} data-widest={widestOf(part)}>
      <span>{part.name}</span>
      {part.note !== undefined && <small>{part.note}</small>}
    </span>
  )
}

interface AnytimeButtonProps {
  readonly anytime: Anytime
  readonly letter: string | null
}

export function AnytimeButton({ anytime: { count }, letter }: AnytimeButtonProps) {
  const { t } = useWords()
  return (
    <button
      type="button"
      className={`${row['button']} ${style['part']}`}
      data-anytime
      aria-haspopup="dialog"
      onClick={() => openMenu({ anytime: true })}
    >
      <span className="unseen">{count === 0 ? t('turn.anytime') : t('turn.anytime.n', { n: count })}</span>
      <Icon name="hourglass" />
      <span aria-hidden className={style['label']}>
        {t('turn.anytime')}
      </span>
      {count > 0 && <b aria-hidden>{count}</b>}
      <Key letter={letter} />
    </button>
  )
}

/** An option that isn't possible now and has no place on the table: its button says why. */
export function GreyedButton({ reason }: { readonly reason: WireReason }) {
  const { say } = useWords()
  const hint = useId()
  return (
    <>
      <button
        type="button"
        className={`${row['button']} ${style['greyed']}`}
        data-reason={reason.id}
        aria-describedby={hint}
        onClick={() => openMenu({ reason: reason.id })}
      >
        {say(reason.label)}
      </button>
      <span id={hint} hidden>
        {say(reason.why)}
      </span>
    </>
  )
}
