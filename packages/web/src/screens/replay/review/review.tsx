// The review of a finished game, next to the replay: the chances to win, the moments that decided the game, and every
// decision in the eyes of a strong bot. Fetched when it is first opened.
import '../../../text/of-review.ts'
import type { Eyes, LogLine, ReviewDecision, Update } from '@lorehall/host'
import { useState } from 'react'
import type { TablePort } from '../../../host/table-port.ts'
import type { GameParts } from '../../../table-ui/parts.ts'
import { useWords } from '../../../text/language.ts'
import { Ring } from '../../table/lesson/ring.tsx'
import { ChanceChart } from './chance-chart.tsx'
import { Decisions, Moments } from './decisions.tsx'
import { PlayOn, type PlayOnFrom } from './play-on.tsx'
import { Puzzles } from './puzzles.tsx'
import { percent } from './said.ts'
import { useReview } from './use-review.ts'
import style from './review.module.css'

export interface ReviewProps {
  readonly page: 'review' | 'puzzles'
  readonly port: TablePort
  readonly update: Update
  readonly log: readonly LogLine[]
  readonly parts: GameParts
  readonly at: number
  readonly length: number
  /** Shows the board after that many moves, through these eyes if they may be chosen. */
  readonly onShow: (at: number, eyes?: Eyes) => void
  readonly playOn: PlayOnFrom | null
}

export default function ReviewPage(props: ReviewProps) {
  const { page, port, update, log, parts, at, length, onShow, playOn } = props
  const { t } = useWords()
  const found = useReview(update.table, port)
  const [picked, setPicked] = useState<ReviewDecision | null>(null)
  if (found.is === 'under-way') {
    const n = percent(found.share)
    return (
      <section className={style['review']} role="status" data-do="review-progress">
        <p>{t('review.under-way', { n })}</p>
        <progress value={found.share} aria-label={t('review.under-way', { n })} />
      </section>
    )
  }
  if (found.is === 'failed') {
    return (
      <section className={style['review']} role="alert">
        <p>{t('review.failed', { why: found.why })}</p>
        <button type="button" onClick={found.again}>
          {t('review.again')}
        </button>
      </section>
    )
  }
  const { review } = found
  if (page === 'puzzles') return <Puzzles review={review} update={update} onShow={onShow} />
  const shown = picked !== null && picked.seq === at ? picked : null
  const show = (decision: ReviewDecision) => {
    setPicked(decision === shown ? null : decision)
    onShow(decision.seq, decision.seat)
  }
  const [best] = shown?.options ?? []
  return (
    <section className={style['review']} data-do="review">
      <h3>{t('review.chances')}</h3>
      <ChanceChart
        chances={review.chances}
        update={update}
        log={log}
        parts={parts}
        length={length}
        at={at}
        onSeek={onShow}
      />
      {playOn !== null && at < length && (
        <PlayOn at={at} seat={shown?.seat ?? review.seats[0] ?? 0} from={playOn} />
      )}
      <Moments review={review} update={update} shown={shown} onShow={show} />
      <Decisions review={review} shown={shown} onShow={show} />
      {best !== undefined && <Ring at={best.at} option={null} />}
    </section>
  )
}
