// The result of each check with its mark, after a summary in one sentence.
import parts from '../../components/frame-parts.module.css'
import type { Check, Verdict } from '../../online/verify.ts'
import type { TextKey } from '../../text/en.ts'
import { useWords, type Words } from '../../text/language.ts'
import style from './verify.module.css'

const SIGNS: Readonly<Record<Verdict, string>> = { ok: '✓', bad: '✗', open: '—' }

function wordsOf(check: Check, entries: number, { t, say }: Words): string {
  const { of, verdict, why = '' } = check
  if (of === 'replay') return t(`verify.replay.${verdict}`, { n: entries, why: say(why) })
  if (of === 'hash') return t(verdict === 'ok' ? 'verify.hash.ok' : 'verify.hash.bad')
  if (of === 'seed' && verdict === 'ok')
    return t(check.carried === true ? 'verify.seed.carried' : 'verify.seed.ok')
  return of === 'seed' ? t('verify.seed.bad') : t(`verify.${of}.${verdict}`)
}

function summary(checks: readonly Check[]): { readonly verdict: Verdict; readonly key: TextKey } {
  if (checks.some(({ verdict }) => verdict === 'bad')) return { verdict: 'bad', key: 'verify.unfair' }
  if (checks.some(({ verdict }) => verdict === 'open')) return { verdict: 'open', key: 'verify.unsure' }
  return { verdict: 'ok', key: 'verify.fair' }
}

interface ChecksProps {
  readonly title: string
  readonly entries: number
  readonly checks: readonly Check[]
}

export function Checks({ title, entries, checks }: ChecksProps) {
  const words = useWords()
  const { t } = words
  const { verdict, key } = summary(checks)
  return (
    <section className={`${parts.panel} ${style.checks}`} aria-labelledby="checked">
      <h2 id="checked" className={parts.heading}>
        {title}
      </h2>
      <p role="status" className={style.sum} data-verdict={verdict}>
        {t(key)}
      </p>
      <ul className={style.list}>
        {checks.map((check) => (
          <li key={check.of} className={style.check} data-verdict={check.verdict}>
            <span className={style.sign} aria-hidden="true">
              {SIGNS[check.verdict]}
            </span>
            <div>
              <h3>
                {t(`verify.${check.of}`)} <span className="unseen">({t(`verify.${check.verdict}`)})</span>
              </h3>
              <p className={parts.help}>{wordsOf(check, entries, words)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
