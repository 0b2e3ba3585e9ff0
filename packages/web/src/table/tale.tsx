// A long text that is read with a question or a line of the log. It scrolls inside: nothing lies under it.
import type { TablePort } from '../host/table-port.ts'
import type { Reader } from '../state/tales.ts'
import { useTale } from '../state/use-tale.ts'
import { useWords } from '../text/language.ts'
import style from './tale.module.css'

interface TaleProps {
  readonly reader: Reader
  /** The name under which the host gives it. */
  readonly name: string
  /** Who gives it, where that is not who runs the table on screen. */
  readonly port?: TablePort
}

/** As part of what stands around it; it is spoken when it has come. */
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
