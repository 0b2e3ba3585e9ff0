// Says that a bot played for me, why, and what it did, until I make a move or dismiss it.
import { putAway, useBotTurns } from '../../../state/bot-turns.ts'
import { useSession } from '../../../state/session/store.ts'
import { useWords } from '../../../text/language.ts'
import style from './bot-turn.module.css'
import company from './company.module.css'
import { playedFor } from './played-for.ts'

/** The number of lines shown, the newest ones; the rest are in the log. */
const LINES = 5

export function BotTurn() {
  const { t, say } = useWords()
  const update = useSession((session) => session.shown)
  const log = useSession((session) => session.log)
  const read = useBotTurns((turns) => turns.read.get(update?.table ?? ''))
  const last = update?.lastStoodIn ?? null
  if (update === null || last === null || update.over || (read ?? -1) >= last.entry) return null
  const lines = playedFor(update, log)
  const more = Math.max(0, lines.length - LINES)
  return (
    <section className={company['banner']} role="status" data-do="bot-turn">
      <div className={style['turn']}>
        <p>
          <strong>
            {t(`company.bot-turn.${last.why}`)}
            {lines.length === 0 ? '.' : ':'}
          </strong>
        </p>
        <ul>
          {more > 0 && <li>{t('company.bot-turn.more', { n: more })}</li>}
          {lines.slice(more).map((line, i) => (
            <li key={more + i}>{say(line.text)}</li>
          ))}
        </ul>
      </div>
      <div className={company['buttons']}>
        <button type="button" onClick={() => putAway(update.table, last.entry)} data-do="bot-turn-read">
          {t('company.bot-turn.read')}
        </button>
      </div>
    </section>
  )
}
