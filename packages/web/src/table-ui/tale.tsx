// A long text that belongs to a question or a log line.
import type { TablePort } from '../host/table-port.ts'
import type { Reader } from '../state/tales.ts'
import { useTale } from '../state/use-tale.ts'
import { useWords } from '../text/language.ts'
import style from './tale.module.css'

interface TaleProps {
  readonly reader: Reader
  /** The name by which the host knows the text. */
  readonly name: string
  /** The port to fetch it from; by default that of the table on screen. */
  readonly port?: TablePort
}

/** Screen readers read it when it arrives. */
export function Tale({ reader, name, port }: TaleProps) {
  const { t, say } = useWords()
  const { telling, again } = useTale(reader, name, port)
  return (
    <div className={style['tale']} aria-live="polite">
      {telling.is === 'coming' && <p>{t('tale.coming')}</p>}
      {telling.is === 'failed' && (
        <p>
          {t('tale.failed', { why: say(telling.why) })}{' '}
          <button type="button" className={style['again']} onClick={again}>
            {t('tale.again')}
          </button>
        </p>
      )}
      {telling.is === 'told' && telling.paragraphs.map((text, i) => <p key={i}>{say(text)}</p>)}
    </div>
  )
}
