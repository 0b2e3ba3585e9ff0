// One rule in a window over the table, with buttons for its neighbors.
import '../../text/of-rules.ts'
import type { MouseEvent } from 'react'
import { Dialog } from '../../table-ui/dialog.tsx'
import { useWords } from '../../text/language.ts'
import windows from '../table/windows.module.css'
import { useRuleBook } from './book.ts'
import { besides } from './parse.ts'
import { Prose } from './prose.tsx'
import style from './rule-window.module.css'

interface RuleWindowProps {
  readonly game: string
  readonly rule: string
  /** Opens another rule. */
  readonly onTurn: (rule: string) => void
  readonly onClose: () => void
}

export default function RuleWindow({ game, rule: id, onTurn, onClose }: RuleWindowProps) {
  const { t, say } = useWords()
  const book = useRuleBook(game)
  if (book === null) return null
  const { chapter, rule, before, after } = besides(book, id)
  // A link to another rule opens it in this window.
  const follow = (event: MouseEvent<HTMLElement>) => {
    const named = event.target instanceof Element ? event.target.closest('a')?.hash.slice(1) : undefined
    if (named === undefined || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onTurn(named)
  }
  return (
    <Dialog title={say(rule?.title ?? id)} onClose={onClose} alone>
      <div className={style['rule']} onClick={follow} role="presentation" data-rule={id}>
        <p className={style['chapter']}>{say(chapter)}</p>
        {rule?.text.map((text) => (
          <p key={text}>
            <Prose text={text} />
          </p>
        ))}
      </div>
      <nav className={style['beside']} aria-label={t('rules.beside')}>
        {before !== undefined && (
          <button type="button" onClick={() => onTurn(before.id)}>
            <small>{t('rules.before')}</small>
            {say(before.title)}
          </button>
        )}
        {after !== undefined && (
          <button type="button" data-after onClick={() => onTurn(after.id)}>
            <small>{t('rules.after')}</small>
            {say(after.title)}
          </button>
        )}
      </nav>
      <div className={windows['buttons']}>
        <a href={`/rules/${game}#${id}`} target="_blank" rel="noreferrer" className={windows['second']}>
          {t('rules.all')}
        </a>
      </div>
    </Dialog>
  )
}
