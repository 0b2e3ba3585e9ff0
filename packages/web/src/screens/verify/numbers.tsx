// What the chance of the game was made of, to be checked elsewhere, too.
import type { FairRecord } from '../../online/verify.ts'
import { useWords } from '../../text/language.ts'
import style from './verify.module.css'

export function Numbers({ record }: { readonly record: FairRecord }) {
  const { t, say } = useWords()
  const { fair, names } = record
  return (
    <details className={style.numbers}>
      <summary>{t('verify.numbers')}</summary>
      <dl>
        <dt>{t('verify.number.hash')}</dt>
        <dd>
          <code>{fair.hash}</code>
        </dd>
        <dt>{t('verify.number.seed')}</dt>
        <dd>
          <code>{fair.seed}</code>
        </dd>
        {fair.nonces.map((nonce, seat) => (
          <div key={seat}>
            <dt>{t('verify.number.nonce', { n: seat + 1, name: say(names[seat] ?? '') })}</dt>
            <dd>{nonce === null ? t('verify.number.none') : <code>{nonce}</code>}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
