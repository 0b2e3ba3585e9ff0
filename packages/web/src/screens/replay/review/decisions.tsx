// The decisions of a review: the moments that decided the game, and all decisions with what they cost. A click shows
// the board before the decision, with what the bot preferred.
import type { Review, ReviewDecision, ReviewMoment, Update } from '@lorehall/host'
import { useState } from 'react'
import { SeatMark } from '../../../components/frame-seat.tsx'
import { useWords } from '../../../text/language.ts'
import { Expected } from './expected.tsx'
import { EVEN, percent, rounded } from './said.ts'
import style from './review.module.css'

interface DecisionsProps {
  readonly review: Review
  readonly update: Update
  /** The decision on the board. */
  readonly shown: ReviewDecision | null
  readonly onShow: (decision: ReviewDecision) => void
}

/** The label of an option of the decision. */
const labelOf = ({ options }: ReviewDecision, wanted: string) =>
  options.find(({ id }) => id === wanted)?.label ?? wanted

export function Moments({ review, update, shown, onShow }: DecisionsProps) {
  const { t } = useWords()
  return (
    <section aria-label={t('review.moments')}>
      <h3>{t('review.moments')}</h3>
      {review.moments.length === 0 && <p>{t('review.moments.none')}</p>}
      <ol className={style['moments']}>
        {review.moments.map((moment) => {
          const decision = review.decisions[moment.decision]
          return (
            decision !== undefined && (
              <li key={moment.decision}>
                <OneMoment
                  moment={moment}
                  decision={decision}
                  update={update}
                  shown={decision === shown}
                  onShow={onShow}
                />
              </li>
            )
          )
        })}
      </ol>
    </section>
  )
}

interface OneMomentProps extends Pick<DecisionsProps, 'update' | 'onShow'> {
  readonly moment: ReviewMoment
  readonly decision: ReviewDecision
  readonly shown: boolean
}

function OneMoment({ moment, decision, update, shown, onShow }: OneMomentProps) {
  const { t, say } = useWords()
  const { chosenWon, otherWon, lead, games } = moment
  const name = say(update.seats[decision.seat]?.name ?? '')
  const label = say(labelOf(decision, moment.other))
  const points = Math.abs(rounded(lead))
  const told =
    percent(chosenWon) === percent(otherWon)
      ? t('review.moment.lead', { games, points, how: t(lead < 0 ? 'review.worse' : 'review.better'), label })
      : t('review.moment.won', { games, name, chosen: percent(chosenWon), other: percent(otherWon), label })
  return (
    <button
      type="button"
      className={style['moment']}
      aria-pressed={shown}
      onClick={() => onShow(decision)}
      data-do="moment"
    >
      <span className={style['head']}>
        <SeatMark seat={decision.seat} size={12} />
        {t('review.moment', { n: decision.round, name: say(labelOf(decision, decision.chosen)) })}
      </span>
      <span>{told}</span>
    </button>
  )
}

export function Decisions({ review, shown, onShow }: Omit<DecisionsProps, 'update'>) {
  const { t } = useWords()
  const [all, setAll] = useState(false)
  const costly = review.decisions.filter(({ cost }) => cost >= EVEN)
  const listed = all ? review.decisions : costly
  return (
    <section aria-label={t('review.decisions', { n: listed.length })}>
      <h3>{t('review.decisions', { n: listed.length })}</h3>
      {review.decisions.length > costly.length && (
        <button type="button" onClick={() => setAll(!all)} data-do="all-decisions">
          {t(all ? 'review.fewer' : 'review.all')}
        </button>
      )}
      {listed.length === 0 && <p>{t('review.perfect')}</p>}
      <ol className={style['decisions']}>
        {listed.map((decision, i) => (
          <li key={i}>
            <One decision={decision} shown={decision === shown} onShow={onShow} />
            {decision === shown && <Details decision={decision} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

interface OneProps extends Pick<DecisionsProps, 'onShow'> {
  readonly decision: ReviewDecision
  readonly shown: boolean
}

function One({ decision, shown, onShow }: OneProps) {
  const { t, say } = useWords()
  const cost = rounded(decision.cost)
  return (
    <button
      type="button"
      aria-expanded={shown}
      data-cost={cost >= 3 ? 'high' : cost >= EVEN ? 'some' : 'none'}
      onClick={() => onShow(decision)}
      data-do="decision"
    >
      <SeatMark seat={decision.seat} size={11} />
      <span>{say(labelOf(decision, decision.chosen))}</span>
      {cost < EVEN ? (
        <small>{t('review.best')}</small>
      ) : (
        <small aria-label={t('review.cost.said', { n: cost })}>{t('review.cost', { n: cost })}</small>
      )}
    </button>
  )
}

function Details({ decision }: { readonly decision: ReviewDecision }) {
  const { t, say } = useWords()
  return (
    <div className={style['details']}>
      <p>{say(decision.prompt)}</p>
      <ol>
        {decision.options.map((option) => (
          <li key={option.id} data-chosen={option.id === decision.chosen}>
            <Expected option={option} />
          </li>
        ))}
      </ol>
      <p>{t('review.chose', { label: say(labelOf(decision, decision.chosen)) })}</p>
    </div>
  )
}
