// The description of what the player reads. It shows a card large, a place as text, and what an option costs, gives and
// moves.
import type { Update, WireOption, WireReason } from '@lorehall/host'
import { useCallback, useState } from 'react'
import { useRoute } from '../../state/hints.ts'
import { useSession } from '../../state/session/store.ts'
import { useWords } from '../../text/language.ts'
import type { About } from '../about.ts'
import { Why } from '../choices.tsx'
import { Effects } from '../effects.tsx'
import { Explains } from '../lesson/glossed.tsx'
import { possibleAt } from '../picking.ts'
import { namesOf } from '../names.ts'
import { thingsOf } from '../parts.ts'
import { routeSaid } from '../route-said.ts'
import { inOrder } from '../clicked.ts'
import { once } from '../reasons.ts'
import { type Read, togglePin, useReading } from './reading.ts'
import style from './description.module.css'

/** The thing being read, with its options and reasons in the update. */
interface Found {
  readonly about: About | null
  readonly options: readonly WireOption[]
  readonly reasons: readonly WireReason[]
  readonly at: string
}

function find(update: Update, read: Read, words: ReturnType<typeof useWords>): Found {
  const { ask, reasons } = update
  const option = ask?.options.find(({ id }) => id === read.option)
  const reason = reasons.find(({ id }) => id === read.reason)
  const at = read.at ?? option?.at ?? reason?.at ?? ''
  const about = at === '' ? null : thingsOf(update.game)(update, at, words)
  if (option !== undefined) return { about, at, options: [option], reasons: [] }
  if (reason !== undefined) return { about, at, options: [], reasons: [reason] }
  const possible = possibleAt(update, at, null)
  return { about, at, options: possible.options, reasons: possible.reasons }
}

export function Description({ read, update }: { readonly read: Read; readonly update: Update }) {
  const words = useWords()
  const { t } = words
  const pinned = useReading((reading) => reading.pinned)
  const { more, tall, watch } = useMore()
  const { about, options, reasons, at } = find(update, read, words)
  const route = useRoute(at)
  const far = options.length === 0 && route !== null
  if (about === null && options.length + reasons.length === 0) return null
  return (
    <section
      className={style['reader']}
      aria-label={t('reader.name')}
      data-reader
      data-tall={tall}
      data-pinned={pinned}
    >
      <div ref={watch} className={style['all']}>
        {about?.picture !== undefined && (
          <Explains value={update}>
            <div className={style['picture']}>{about.picture}</div>
          </Explains>
        )}
        <div className={style['words']}>
          {about !== null && <AboutIt about={about} />}
          {far && <p className={style['line']}>{routeSaid(update.game, route, words)}</p>}
          <Answers options={options} />
          {/* After the options, which matter more if not everything fits. */}
          {about !== null && <Facts lines={about.lines} />}
          {once(reasons)
            .slice(0, 4)
            .map((reason) => (
              <p key={reason.id} className={style['line']}>
                <Why reason={reason} />
              </p>
            ))}
        </div>
      </div>
      {(more || pinned) && (
        <button type="button" className={style['pin']} onClick={togglePin} data-do="pin">
          {t(pinned ? 'reader.unpin' : 'reader.pin')}
          <kbd aria-hidden>{t('reader.pin.key')}</kbd>
        </button>
      )}
    </section>
  )
}

/** The rail always has this many pixels for the reader. */
const LEAST = 280

/** Whether the content is higher than its box, and than the least box; `watch` is the ref of the content. */
function useMore() {
  const [more, setMore] = useState(false)
  // Unlike `more`, it stays the same when a hint leaves its space to the reader.
  const [tall, setTall] = useState(false)
  const watch = useCallback((all: HTMLElement | null) => {
    const area = all?.parentElement ?? null
    if (all === null || area === null) return undefined
    const look = () => {
      setMore(all.offsetHeight > area.clientHeight)
      setTall(all.offsetHeight > LEAST)
    }
    const watching = new ResizeObserver(look)
    watching.observe(all)
    watching.observe(area)
    return () => watching.disconnect()
  }, [])
  return { more, tall, watch }
}

/** A picture already shows the name and the text. */
function AboutIt({ about }: { readonly about: About }) {
  const { title, text, picture } = about
  return (
    <>
      {picture === undefined && <h3>{title}</h3>}
      {picture === undefined && text !== '' && <p>{text}</p>}
    </>
  )
}

const Facts = ({ lines }: Pick<About, 'lines'>) =>
  lines.map((line) => (
    <p key={line} className={style['fact']}>
      {line}
    </p>
  ))

function Answers({ options }: { readonly options: readonly WireOption[] }) {
  const { t, say } = useWords()
  const game = useSession((session) => session.shown?.game)
  const { loud, quiet } = inOrder(options)
  return (
    <>
      {loud.map((option) => (
        <p key={option.id} className={style['line']}>
          <b>{say(option.label)}</b>
          <Effects option={option} />
        </p>
      ))}
      {quiet.length > 0 && (
        <p className={style['line']}>
          <small>{loud.length === 1 ? t('menu.by-right') : say(namesOf(game).quiet)}</small>
          {quiet.map((option) => (
            <span key={option.id} className={style['fact']}>
              {say(option.label)}
            </span>
          ))}
        </p>
      )}
    </>
  )
}
