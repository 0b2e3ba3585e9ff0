// The remaining amount of something: its icon, the number and a bar.
import { Icon } from '../../../components/icon.tsx'
import { Tick } from '../../../table-ui/tick.tsx'
import { useWords } from './words.ts'
import style from './bar.module.css'

interface BarProps {
  readonly sign: string
  readonly colour: string
  readonly n: number
  readonly of: number
  /** The same as text. */
  readonly says: string
}

export function Bar({ sign, colour, n, of, says }: BarProps) {
  const { t } = useWords()
  return (
    <div className={style['bar']}>
      <span className="unseen">{says}</span>
      <span className={style['n']} aria-hidden style={{ color: colour }}>
        <Icon path={sign} />
      </span>
      <span aria-hidden>
        <b>
          <Tick n={n} />
        </b>{' '}
        {t('fight.of', { n: of })}
      </span>
      <i className={style['track']} aria-hidden>
        <i style={{ width: `${(100 * n) / Math.max(1, of)}%`, background: colour }} />
      </i>
    </div>
  )
}
