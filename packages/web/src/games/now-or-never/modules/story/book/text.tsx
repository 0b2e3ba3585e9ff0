// The text of a scene or a reaction: a drawn initial, three words in small capitals, then the rest. Brisk reading and a
// scene that was read before show only the beginning.
import type { Update } from '@lorehall/host'
import { useState } from 'react'
import { pause } from '../../../../../state/asking.ts'
import { useSettings } from '../../../../../state/settings.ts'
import { useTale } from '../../../../../state/use-tale.ts'
import { Brisk, ReadAloud, sizeOf, TextSize } from '../../../../../table-ui/tale/read-aloud.tsx'
import { useWords } from '../own.ts'
import style from './book.module.css'

interface TextProps {
  readonly update: Update
  readonly name: string
  /** Only its beginning at first, whatever the settings say. */
  readonly folded?: boolean
  /** In place of the text until it is unfolded: the line of a hero who returns. */
  readonly instead?: string | null
  /** Whether the buttons for reading are below it. */
  readonly tools?: boolean
  /** Beside the buttons: who reads. */
  readonly children?: React.ReactNode
}

/** The words that are set in small capitals. */
const LEAD = 3

function split(text: string): readonly [lead: string, rest: string] {
  const words = text.split(' ')
  return [words.slice(0, LEAD).join(' '), words.slice(LEAD).join(' ')]
}

export function Text({ update, name, folded = false, instead = null, tools = true, children }: TextProps) {
  const { t, say } = useWords()
  const { telling, again } = useTale(update, name)
  const { brisk, taleSize } = useSettings()
  const isBrisk = brisk ?? update.options['brisk'] === true
  const [unfolded, setUnfolded] = useState<string | null>(null)
  const whole = unfolded === name || !(folded || isBrisk || instead !== null)
  const size = { ['--step' as string]: String(sizeOf(taleSize)) }
  const unfold = () => {
    setUnfolded(name)
    if (folded) pause(true)
  }
  const paragraphs = telling.is === 'told' ? telling.paragraphs.map(say) : []
  const [first = '', ...rest] = paragraphs
  const shown = whole ? [first, ...rest].join(' ') : first
  const [lead, after] = split(shown)
  const hidden = !whole && (rest.length > 0 || instead !== null)
  return (
    <>
      <div
        className={style['story']}
        style={size}
        aria-live="polite"
        tabIndex={0}
        role="group"
        data-tale={name}
        data-stays
      >
        {telling.is === 'coming' && <p className={style['plain']}>{t('tale.coming')}</p>}
        {telling.is === 'failed' && (
          <p className={style['plain']}>
            {t('tale.failed', { why: say(telling.why) })}{' '}
            <button type="button" className={style['mini']} onClick={again}>
              {t('tale.again')}
            </button>
          </p>
        )}
        {telling.is === 'told' && first === '' && <p className={style['plain']}>{t('tale.none')}</p>}
        {first !== '' &&
          (instead !== null && !whole ? (
            <p className={style['again']}>{say(instead)}</p>
          ) : (
            <p className={style['words']}>
              <span className={style['lead']}>{lead}</span> {after}
            </p>
          ))}
        {hidden && first !== '' && (
          <button type="button" className={style['mini']} onClick={unfold} data-do="read-on">
            {t(instead === null ? 'tale.more' : 'story.read-again')}
          </button>
        )}
      </div>
      <div className={style['foot']} data-stays>
        {children}
        {tools && first !== '' && (
          <span className={style['tools']}>
            <ReadAloud text={shown} byItself={update.options['voice'] === true} />
            <Brisk brisk={isBrisk} />
            <TextSize />
          </span>
        )}
      </div>
    </>
  )
}
