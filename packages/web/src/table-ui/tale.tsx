// A long text that belongs to a question or a log line. Brisk reading shows its first sentence; a text that the player
// has read before is folded.
import '../text/of-further.ts'
import { useState } from 'react'
import type { TablePort } from '../host/table-port.ts'
import { useSettings } from '../state/settings.ts'
import type { Reader } from '../state/tales.ts'
import { useTale } from '../state/use-tale.ts'
import { useWords } from '../text/language.ts'
import { ReadAloud } from './tale/read-aloud.tsx'
import style from './tale.module.css'

interface TaleProps {
  readonly reader: Reader
  /** The name by which the host knows the text. */
  readonly name: string
  /** The port to fetch it from; by default that of the table on screen. */
  readonly port?: TablePort
  /** The player has read it before. */
  readonly folded?: boolean
}

/** Screen readers read it when it arrives. */
export function Tale({ reader, name, port, folded = false }: TaleProps) {
  const { t, say } = useWords()
  const { telling, again } = useTale(reader, name, port)
  const brisk = useSettings((settings) => settings.brisk === true)
  const [unfolded, setUnfolded] = useState(false)
  const paragraphs = telling.is === 'told' ? telling.paragraphs.map(say) : []
  const most = unfolded ? paragraphs.length : folded ? 0 : brisk ? 1 : paragraphs.length
  const shown = paragraphs.slice(0, most)
  return (
    <div className={style['tale']} aria-live="polite" data-tale={name}>
      {telling.is === 'coming' && <p>{t('tale.coming')}</p>}
      {telling.is === 'failed' && (
        <p>
          {t('tale.failed', { why: say(telling.why) })}{' '}
          <button type="button" className={style['again']} onClick={again}>
            {t('tale.again')}
          </button>
        </p>
      )}
      {telling.is === 'told' && paragraphs.length === 0 && <p>{t('tale.none')}</p>}
      {shown.map((text, i) => (
        <p key={i}>{text}</p>
      ))}
      {shown.length < paragraphs.length && (
        <button type="button" className={style['again']} onClick={() => setUnfolded(true)} data-do="read-on">
          {t(shown.length === 0 ? 'tale.unfold' : 'tale.more')}
        </button>
      )}
      {shown.length > 0 && (
        <p className={style['tools']}>
          <ReadAloud text={shown.join(' ')} />
        </p>
      )}
    </div>
  )
}
