// Shows the effects of an option. For the option that ends the turn, it also shows what is not done yet.
import type { WireOption } from '@lorehall/host'
import { useHint } from '../state/hints.ts'
import { useWords } from '../text/language.ts'
import style from './effects.module.css'
import { useLeft } from './turn/left.ts'

export function Effects({ option }: { readonly option: WireOption }) {
  const { t, say } = useWords()
  const { effects, ends, idle } = useHint(option)
  const left = useLeft(option)
  return (
    <>
      {left !== null && <span className={style['left']}>{left}</span>}
      {idle && <span className={style['idle']}>{t('table.idle')}</span>}
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
