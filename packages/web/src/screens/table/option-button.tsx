// A button of the row beside the question: an answer, a part of the turn, or what may be done at any time.
// What it means is read in the reader while it is pointed at.
import type { WireOption, WireReason } from '@lorehall/host'
import { type MouseEvent, useId } from 'react'
import { Icon } from '../../components/icon.tsx'
import { useHint } from '../../state/hints.ts'
import { Effects } from '../../table/choices.tsx'
import { openMenu, usePick } from '../../table/lit.ts'
import { endsTurn, isTicked } from '../../table/manner.ts'
import type { Beside, TurnPart } from '../../table/turn/checklist.ts'
import { useWords } from '../../text/language.ts'
import { onlyOf } from './said.ts'
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
  /** In short, where its words would need too much room. */
  readonly says?: string | undefined
}

/** Letters that find room on the button of a part. */
export const BRIEF = 22

export function OptionButton({ option, letter, glows, onPick, sign, says }: OptionButtonProps) {
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
        data-lit="true"
        data-glows={glows && !idle}
        data-kind={option.kind}
        data-manner={option.manner}
        data-pointed={pointed ? 'true' : undefined}
        aria-pressed={isTicked(option) ? true : undefined}
        aria-label={says === undefined ? undefined : spoken(say(option.label), says)}
        aria-describedby={telling ? hint : undefined}
        onMouseDown={withoutFocus}
        onClick={onPick}
      >
        {sign !== undefined && <Icon path={sign} />}
        <span className={style['label']}>{says ?? say(option.label)}</span>
        <Key letter={letter} />
      </button>
      {telling && (
        <span id={hint} hidden>
          <Effects option={option} />
        </span>
      )}
    </>
  )
}

/**
 * Touched by a pointer it needs no focus: a button that goes with it costs a layout of its own. Whatever had it
 * loses it while the button is pressed, not when what comes of that is awaited.
 */
function withoutFocus(event: MouseEvent): void {
  event.preventDefault()
  const { activeElement } = document
  if (activeElement instanceof HTMLElement || activeElement instanceof SVGElement) activeElement.blur()
}

/** In full, where that has in it what is seen. */
const spoken = (label: string, seen: string) =>
  label.toLowerCase().includes(seen.toLowerCase()) ? label : seen

function Key({ letter }: { readonly letter: string | null }) {
  return letter === null ? null : <kbd aria-hidden>{letter}</kbd>
}

interface PartButtonProps {
  readonly part: TurnPart
  readonly letter: string | null
  readonly onPick: (option: WireOption) => void
}

/** Where there is only one thing to do, it is done; else what there is to choose from is listed. */
export function PartButton({ part, letter, onPick }: PartButtonProps) {
  const { t } = useWords()
  const { id, name, sign, done, note, options } = part
  const only = onlyOf(part)
  if (only !== null) {
    const brief = only.label.length > BRIEF ? { says: name } : {}
    return (
      <OptionButton option={only} letter={letter} glows sign={sign} onPick={() => onPick(only)} {...brief} />
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
      <span className={style['label']}>{name}</span>
      {note !== undefined && <small>{note}</small>}
      <span className="unseen">{t(done ? 'turn.done' : 'turn.open')}</span>
      <Key letter={letter} />
    </button>
  )
}

export function BesideButton({
  beside,
  letter,
}: {
  readonly beside: Beside
  readonly letter: string | null
}) {
  const { id, name, says, sign, count } = beside
  return (
    <button
      type="button"
      className={`${row['button']} ${style['part']}`}
      data-bonus
      aria-haspopup="dialog"
      onClick={() => openMenu({ part: id })}
    >
      <span className="unseen">{says}</span>
      <Icon path={sign} />
      <span aria-hidden className={style['label']}>
        {name}
      </span>
      {count > 0 && <b aria-hidden>{count}</b>}
      <Key letter={letter} />
    </button>
  )
}

/** What cannot be done now and points at nothing: it says why. */
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
