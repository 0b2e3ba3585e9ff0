// The cards offered to choose from, over the stage. Each is shown in full and says at its bottom what a click does. The
// player can hide them.
import type { Update, WireOption } from '@lorehall/host'
import { type CSSProperties, useRef } from 'react'
import { useWords } from '../../text/language.ts'
import { AsideButton } from '../aside-button.tsx'
import { highlightAt } from '../highlights.ts'
import { isQuiet } from '../manner.ts'
import type { GameParts } from '../parts.ts'
import { useIsAside } from '../stepping-aside.ts'
import { useSize } from '../use-size.ts'
import { CardThing } from './card-thing.tsx'
import { Heraldry } from './heraldry.tsx'
import type { CardLook } from './look.ts'
import { spreadIn } from './spread-area.ts'
import style from './spread.module.css'
import { verbOf } from './verb/en.ts'

interface SpreadProps {
  readonly update: Update
  readonly parts: GameParts
  /** The key that chooses an option. */
  readonly letterOf: (option: WireOption) => string | null
}

export function Spread({ update, parts, letterOf }: SpreadProps) {
  const { t } = useWords()
  const stage = useRef<HTMLElement>(null)
  const size = useSize(stage)
  // Hiding them applies to one question only.
  const aside = useIsAside(`ask:${update.ask?.id ?? ''}`)
  const cards = parts.cards.offered(update).flatMap((id) => parts.cards.look(id) ?? [])
  const letters = Math.max(0, ...cards.map(({ text }) => text.join(' ').length))
  const area = size === null ? null : spreadIn(size, cards.length, letters)
  const lengths: CSSProperties & Record<`--${string}`, string | number> = {
    '--columns': area?.columns ?? 1,
    '--card-width': `${area?.width ?? 0}px`,
    '--card-height': `${area?.height ?? 0}px`,
    '--card-text': `${area?.text ?? 14}px`,
    '--card-art': `${area?.art ?? 0}px`,
  }
  return (
    <section ref={stage} className={style['spread']} aria-label={t('table.tray')} data-aside={aside}>
      {aside ? (
        <span className={style['arms']} aria-hidden>
          {cards.map(({ id, coat }) => (
            <Heraldry key={id} coat={coat} className={style['coat']} />
          ))}
        </span>
      ) : (
        area !== null && (
          <div className={style['cards']} style={lengths}>
            {cards.map((look) => (
              <Offered key={look.id} look={look} form={area.form} update={update} letterOf={letterOf} />
            ))}
          </div>
        )
      )}
      <AsideButton aside={aside} back={t('table.tray.show')} />
    </section>
  )
}

interface OfferedProps extends Pick<SpreadProps, 'update' | 'letterOf'> {
  readonly look: CardLook
  readonly form: 'portrait' | 'plate'
}

function Offered({ look, form, update, letterOf }: OfferedProps) {
  const { t, say } = useWords()
  const option = update.ask?.options.find((one) => one.at === look.at && !isQuiet(one))
  const letter = option === undefined ? null : letterOf(option)
  const said = highlightAt(update, look.at).ticked
    ? t('card.ticked')
    : option !== undefined && verbOf(say(option.label), say(look.name))
  const foot = said !== false && (
    <>
      {said}
      {letter !== null && <kbd>{letter}</kbd>}
    </>
  )
  return <CardThing look={look} form={form} foot={foot === false ? null : foot} />
}
