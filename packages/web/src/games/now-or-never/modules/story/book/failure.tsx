// After a failed test: the book closes on the hero's one line.
import type { Update } from '@lorehall/host'
import { useWords } from '../own.ts'
import { portraitOf } from '../portraits.ts'
import { heroAt } from './heading.tsx'
import style from './book.module.css'

export function Failure({ update }: { readonly update: Update }) {
  const { say } = useWords()
  const line = update.log.find(({ type }) => type === 'failed')
  if (line === undefined || line.seat === null) return null
  return (
    <article className={style['closed']} data-do="failure">
      <img
        src={portraitOf(heroAt(update, line.seat))}
        className={style['portrait']}
        alt=""
        draggable={false}
      />
      <p>{say(line.text)}</p>
    </article>
  )
}
