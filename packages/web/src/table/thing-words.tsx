// What can be done with a thing and what it would bring, or why nothing can.
import { useRoute } from '../state/hints.ts'
import { useSession } from '../state/session.ts'
import { useWords } from '../text/language.ts'
import { Effects, Why } from './choices.tsx'
import style from './choices.module.css'
import { litAt } from './lit.ts'

export function ThingWords({ at }: { readonly at: string }) {
  const shown = useSession((session) => session.shown)
  const { t, say } = useWords()
  const { options, route, reasons } = litAt(shown, at, useRoute(at))
  if (options.length + reasons.length === 0 && route === null) return null
  return (
    <span className={style['words']}>
      {route !== null && <span className={style['line']}>{t('table.route', { n: route.length })}</span>}
      {options.map((option) => (
        <span key={option.id} className={style['line']}>
          <span className={style['label']}>{say(option.label)}</span>
          <Effects option={option} />
        </span>
      ))}
      {reasons.slice(0, 4).map((reason) => (
        <span key={reason.id} className={style['line']}>
          <Why reason={reason} linked={false} />
        </span>
      ))}
    </span>
  )
}
