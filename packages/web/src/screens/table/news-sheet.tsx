// The sheet on a phone that shows what the others did: first the news for me, then every step as text, and a button
// that narrates it again on the board.
import '../../text/of-narration.ts'
import { RivalMark } from '../../components/frame-rival.tsx'
import { SeatMark } from '../../components/frame-seat.tsx'
import { Icon } from '../../components/icon.tsx'
import { PLAYBACK_ICONS } from '../../icons/playback-icons.ts'
import { tellAgain } from '../../state/asking.ts'
import { lineSaid } from '../../table-ui/line-said.ts'
import { doerOf, saidOf } from '../../table-ui/trail/step-said.ts'
import type { Step } from '../../table-ui/trail/steps.ts'
import { useTrail } from '../../table-ui/trail/use-trail.ts'
import { useWords } from '../../text/language.ts'
import { useNews } from './news-store.ts'
import style from './news.module.css'

/** The steps of each turn. */
function turnsOf(steps: readonly Step[]): readonly (readonly Step[])[] {
  const turns = Map.groupBy(steps, ({ turn }) => turn)
  return [...turns.values()]
}

export default function NewsSheet({ again }: { readonly again: boolean }) {
  const { t } = useWords()
  const { lines, toggle } = useNews()
  const { steps } = useTrail()
  return (
    <section className={style['sheet']} aria-label={t('told.again.all')} data-do="news">
      <h2>{t('told.again.all')}</h2>
      {lines.map((line) => (
        <p key={line} className={style['concerns']}>
          {line}
        </p>
      ))}
      {turnsOf(steps).map((turn) => (
        <TheirTurn key={turn[0]?.turn} steps={turn} />
      ))}
      <div className={style['foot']}>
        {again && (
          <button type="button" onClick={tellAgain} data-do="told-again">
            <Icon path={PLAYBACK_ICONS['previous-button']} />
            {t('told.again.tip')}
          </button>
        )}
        <button type="button" onClick={toggle} data-do="news-close">
          {t('table.close')}
        </button>
      </div>
    </section>
  )
}

function TheirTurn({ steps }: { readonly steps: readonly Step[] }) {
  const words = useWords()
  const [first] = steps
  if (first === undefined) return null
  const { seat } = first
  return (
    <>
      <h3>
        {seat === null ? <RivalMark size={16} /> : <SeatMark seat={seat} size={16} />}
        {lineSaid(doerOf(first), words)}
      </h3>
      <ol>
        {steps.map((step) => (
          <li key={step.update.entries}>{saidOf(step).map(words.say).join(' · ')}</li>
        ))}
      </ol>
    </>
  )
}
