// Options and reasons in words: what each would do, or why it cannot be done and which rule says so.
import type { WireOption, WireReason } from '@lorehall/host'
import { Link } from 'wouter'
import { useHint } from '../state/hints.ts'
import { useSession } from '../state/session.ts'
import { useWords } from '../text/language.ts'
import style from './choices.module.css'

export function Effects({ option }: { readonly option: WireOption }) {
  const { t, say } = useWords()
  const { effects, ends } = useHint(option)
  return (
    <>
      {effects.length > 0 && (
        <span className={style['effects']}>
          {effects.map((effect, i) => (
            <span key={i}>{say(effect)}</span>
          ))}
        </span>
      )}
      {ends && <span className={style['ends']}>{t('table.ends')}</span>}
    </>
  )
}

/** A link to the rule, opened beside the table so that nothing is left behind. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const { t } = useWords()
  const game = useSession((session) => session.shown?.game ?? 'vindication')
  return (
    <Link href={`/rules/${game}#${rule}`} target="_blank" className={style['rule']}>
      {t('table.rule', { rule })}
    </Link>
  )
}

export function Why({ reason, linked = true }: { readonly reason: WireReason; readonly linked?: boolean }) {
  const { say } = useWords()
  return (
    <span className={style['reason']}>
      <span className={style['not']}>{say(reason.label)}</span>
      <span className={style['why']}>{say(reason.why)}</span>
      {linked && <RuleLink rule={reason.rule} />}
    </span>
  )
}
