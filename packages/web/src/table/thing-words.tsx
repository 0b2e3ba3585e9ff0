// What can be done with a thing and what it would bring, or why nothing can; what only waits in its
// menu is named.
import { useRoute } from '../state/hints.ts'
import { useSession } from '../state/session.ts'
import { useWords } from '../text/language.ts'
import { Effects, Why } from './choices.tsx'
import style from './choices.module.css'
import { litAt } from './lit.ts'
import { namesOf } from './names.ts'
import { inOrder } from './touched.ts'

interface ThingWordsProps {
  readonly at: string
  /** Below what the thing is, on the same slip. */
  readonly joined?: boolean
}

export function ThingWords({ at, joined = false }: ThingWordsProps) {
  const { t, say } = useWords()
  const shown = useSession((session) => session.shown)
  const { options, route, reasons } = litAt(shown, at, useRoute(at))
  const { loud, quiet } = inOrder(options)
  if (options.length + reasons.length === 0 && route === null) return null
  return (
    <span className={style['words']} data-joined={joined ? 'true' : undefined}>
      {route !== null && <span className={style['line']}>{t('table.route')}</span>}
      {loud.map((option) => (
        <span key={option.id} className={style['line']}>
          <span className={style['label']}>{say(option.label)}</span>
          <Effects option={option} />
        </span>
      ))}
      {quiet.length > 0 && (
        <span className={style['line']}>
          <span className={style['heading']}>
            {loud.length === 1 ? t('menu.by-right') : say(namesOf(shown?.game).quiet)}
          </span>
          {quiet.map((option) => (
            <span key={option.id} className={style['fact']}>
              {say(option.label)}
            </span>
          ))}
        </span>
      )}
      {reasons.slice(0, 4).map((reason) => (
        <span key={reason.id} className={style['line']}>
          <Why reason={reason} linked={false} />
        </span>
      ))}
    </span>
  )
}
