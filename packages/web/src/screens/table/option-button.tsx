// A button for an option beside the prompt, with what it would do on hover, and greyed ones with why.
import type { Update, WireOption } from '@lorehall/host'
import { useId, useState } from 'react'
import { useHint } from '../../state/hints.ts'
import { ChoiceMenu } from '../../table/choice-menu.tsx'
import { Effects } from '../../table/choices.tsx'
import { useWords } from '../../text/language.ts'
import style from './prompt-bar.module.css'

interface OptionButtonProps {
  readonly option: WireOption
  readonly digit: number | null
  readonly glows: boolean
  readonly onPick: () => void
}

export function OptionButton({ option, digit, glows, onPick }: OptionButtonProps) {
  const { say } = useWords()
  const hint = useId()
  const { effects, ends } = useHint(option)
  const telling = effects.length > 0 || ends
  return (
    <span className={style['choice']}>
      <button
        type="button"
        className={style['option']}
        data-option={option.id}
        data-lit="true"
        data-glows={glows}
        data-kind={option.kind}
        aria-describedby={telling ? hint : undefined}
        onClick={({ currentTarget, detail }) => {
          // Touched by a pointer it needs no focus: a button that goes with it costs a layout of its own.
          if (detail > 0) currentTarget.blur()
          onPick()
        }}
      >
        {say(option.label)}
        {digit !== null && <kbd aria-hidden>{digit}</kbd>}
      </button>
      {telling && (
        <span id={hint} role="tooltip" className={style['hint']}>
          <Effects option={option} />
        </span>
      )}
    </span>
  )
}

/** What cannot be done now and points at nothing: greyed, and a click says why. */
export function LooseReasons({ update }: { readonly update: Update }) {
  const { t, say } = useWords()
  const [open, setOpen] = useState<{ readonly id: string; readonly x: number; readonly y: number } | null>(
    null,
  )
  const loose = update.reasons.filter(({ at }) => at === '')
  return (
    <>
      {loose.map((reason) => (
        <button
          key={reason.id}
          type="button"
          className={style['greyed']}
          aria-description={say(reason.why)}
          title={say(reason.why)}
          onClick={({ currentTarget }) => {
            const box = currentTarget.getBoundingClientRect()
            setOpen({ id: reason.id, x: box.left + box.width / 2, y: box.top })
          }}
        >
          {say(reason.label)}
        </button>
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
