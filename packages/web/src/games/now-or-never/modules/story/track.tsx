// The reputation track with everybody's markers, beside the ruler.
import { SeatMark } from '../../../../components/frame-seat.tsx'
import { useSession } from '../../../../state/session/store.ts'
import { useWords } from './own.ts'
import { storyOf } from './seen.ts'
import style from './track.module.css'

const LEAST = -2
const MOST = 15
/** Where the points change. */
const LARGE: ReadonlySet<number> = new Set([-2, -1, 0, 3, 5, 7, 9, 11, 13, 15])

const PLACES = Array.from({ length: MOST - LEAST + 1 }, (_, i) => LEAST + i)

export function Track() {
  const { t, say } = useWords()
  const update = useSession(({ around }) => around?.update ?? null)
  const story = update === null ? null : storyOf(update)
  if (update === null || story === null) return null
  const list = story.reputation.map((n, seat) =>
    t('story.rep.of', { name: say(update.seats[seat]?.name ?? ''), n }),
  )
  return (
    <div
      className={style['track']}
      role="img"
      aria-label={t('story.rep.track', { list: list.join('; ') })}
      data-do="track"
    >
      <b aria-hidden>{t('story.rep')}</b>
      <ol aria-hidden>
        {PLACES.map((n) => (
          <li key={n} data-large={LARGE.has(n)} data-below={n < 0}>
            <small>{LARGE.has(n) ? String(n).replace('-', '−') : ''}</small>
            <span>
              {story.reputation.map((now, seat) =>
                now === n ? <SeatMark key={seat} seat={seat} size={12} /> : null,
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
