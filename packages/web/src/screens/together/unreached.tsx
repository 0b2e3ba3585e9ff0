// Says why online play isn't possible, with buttons to retry or play on this device.
import { Link } from 'wouter'
import parts from '../../components/frame-parts.module.css'
import type { HostTrouble } from '../../host/trouble.ts'
import { useWords } from '../../text/language.ts'
import style from './together.module.css'

interface UnreachedProps {
  readonly trouble: HostTrouble
  readonly onAgain: () => void
}

export function Unreached({ trouble, onAgain }: UnreachedProps) {
  const { t, say } = useWords()
  return (
    <section className={`${parts.panel} ${style.unreached}`}>
      <p role="status">{say(trouble.message)}</p>
      <div className={style.line}>
        <button type="button" className={parts.button} onClick={onAgain}>
          {t('online.again')}
        </button>
        <Link href="/" className={parts.primary}>
          {t('online.alone')}
        </Link>
      </div>
    </section>
  )
}
