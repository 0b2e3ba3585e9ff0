// The numbers that the chance of the game was made of, so that they can be checked elsewhere, too.
import parts from '../../components/frame-parts.module.css'
import type { FairRecord } from '../../online/verify.ts'
import { useWords } from '../../text/language.ts'
import style from './verify.module.css'

export function Numbers({ record }: { readonly record: FairRecord }) {
  const { t, say } = useWords()
  const { fair, names } = record
  return (
    <section className={`${parts.panel} ${style.numbers}`} aria-labelledby="numbers">
      <h2 id="numbers" className={parts.heading}>
        {t('verify.numbers')}
      </h2>
      <p className={parts.help}>{t('verify.numbers.help')}</p>
      <dl>
        <dt>{t('verify.number.hash')}</dt>
        <dd>
          <code translate="no">{fair.hash}</code>
        </dd>
        <dt>{t('verify.number.seed')}</dt>
        <dd>
          <code translate="no">{fair.seed}</code>
        </dd>
        {fair.nonces.map((nonce, seat) => (
          <div key={seat}>
            <dt>{t('verify.number.nonce', { n: seat + 1, name: say(names[seat] ?? '') })}</dt>
            <dd>{nonce === null ? t('verify.number.none') : <code translate="no">{nonce}</code>}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
