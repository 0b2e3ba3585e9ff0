// A button for an option beside the prompt, with what it would do on hover, and greyed ones with why.
import type { Update, WireOption, WireReason } from '@lorehall/host'
import { type SyntheticEvent, useId, useState } from 'react'
import { useHint } from '../../state/hints.ts'
import { ChoiceMenu } from '../../table/choice-menu.tsx'
import { Effects } from '../../table/choices.tsx'
import { isTicked } from '../../table/manner.ts'
import { useWords } from '../../text/language.ts'
import style from './prompt-bar.module.css'

interface OptionButtonProps {
  readonly option: WireOption
  /** The key that does the same. */
  readonly letter: string | null
  readonly glows: boolean
  readonly onPick: () => void
}

/** A tip stands above the bar, over the board: it covers no answer, and nothing cuts it off. */
function holdUp({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  const box = currentTarget.getBoundingClientRect()
  const bar = currentTarget.closest('[data-asked]')?.getBoundingClientRect() ?? box
  currentTarget.style.setProperty('--x', `${box.left + box.width / 2}px`)
  currentTarget.style.setProperty('--y', `${innerHeight - bar.top + 6}px`)
}

export function OptionButton({ option, letter, glows, onPick }: OptionButtonProps) {
  const { say } = useWords()
  const hint = useId()
  const { effects, ends } = useHint(option)
  const telling = effects.length > 0 || ends
  return (
    <span className={style['choice']} onPointerEnter={holdUp} onFocus={holdUp}>
      <button
        type="button"
        className={style['option']}
        data-option={option.id}
        data-lit="true"
        data-glows={glows}
        data-kind={option.kind}
        data-manner={option.manner}
        aria-pressed={isTicked(option) ? true : undefined}
        aria-describedby={telling ? hint : undefined}
        onClick={({ currentTarget, detail }) => {
          // Touched by a pointer it needs no focus: a button that goes with it costs a layout of its own.
          if (detail > 0) currentTarget.blur()
          onPick()
        }}
      >
        {say(option.label)}
        {letter !== null && <kbd aria-hidden>{letter}</kbd>}
      </button>
      {telling && (
        <span id={hint} role="tooltip" className={style['hint']}>
          <Effects option={option} />
        </span>
      )}
    </span>
  )
}

/** What cannot be done now and points at nothing: greyed, and a tip or a click says why. */
export function LooseReasons({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const [open, setOpen] = useState<{ readonly id: string; readonly x: number; readonly y: number } | null>(
    null,
  )
  const loose = update.reasons.filter(({ at }) => at === '')
  return (
    <>
      {loose.map((reason) => (
        <Greyed key={reason.id} reason={reason} onOpen={(x, y) => setOpen({ id: reason.id, x, y })} />
      ))}
      {open !== null && (
        <ChoiceMenu
          name={t('table.menu')}
          options={[]}
          reasons={loose.filter(({ id }) => id === open.id)}
          x={open.x}
          y={open.y}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

interface GreyedProps {
  readonly reason: WireReason
  readonly onOpen: (x: number, y: number) => void
}

function Greyed({ reason, onOpen }: GreyedProps) {
  const { say } = useWords()
  const hint = useId()
  return (
    <span className={style['choice']} onPointerEnter={holdUp} onFocus={holdUp}>
      <button
        type="button"
        className={style['greyed']}
        aria-describedby={hint}
        onClick={({ currentTarget }) => {
          const box = currentTarget.getBoundingClientRect()
          onOpen(box.left + box.width / 2, box.top)
        }}
      >
        {say(reason.label)}
      </button>
      <span id={hint} role="tooltip" className={style['hint']}>
        {say(reason.why)}
      </span>
    </span>
  )
}
