// Things and reasons as text: the description of a thing, or why an option isn't possible and which rule says so.
import type { WireReason } from '@lorehall/host'
import { useContext } from 'react'
import { useSession } from '../state/session/store.ts'
import { useWords } from '../text/language.ts'
import type { About } from './about.ts'
import style from './choices.module.css'
import { RuleDoor } from './rule-door.ts'

/** The description of a thing, at the top of its menu. */
export function AboutWords({ about }: { readonly about: About }) {
  return (
    <>
      <span className={style['title']}>{about.title}</span>
      {[about.text, ...about.lines].map((line, i) =>
        line === '' ? null : (
          <span key={i} className={i === 0 ? style['text'] : style['fact']}>
            {line}
          </span>
        ),
      )}
    </>
  )
}

/** A link to a rule. At a table, the rule opens over the board instead of leaving the game. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const { t } = useWords()
  const game = useSession((session) => session.shown?.game ?? '')
  const open = useContext(RuleDoor)
  // When a lesson refuses an option, no rule is involved.
  if (rule === '') return null
  return (
    <a
      href={`/rules/${game}#${rule}`}
      target="_blank"
      rel="noreferrer"
      className={style['rule']}
      aria-label={t('table.rule.named')}
      onClick={(event) => {
        if (open === null || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        open(rule)
      }}
    >
      {t('table.rule')}
    </a>
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
