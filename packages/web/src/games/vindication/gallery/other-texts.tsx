// The texts of a piece under other rules, shown below the piece.
import { otherTexts } from '@lorehall/vindication/client'
import { modulesInPlay } from '../in-play.ts'
import { useWords } from '../text/own.ts'
import { OTHERWISE_EN } from './en.ts'
import style from './other-texts.module.css'

export function OtherTexts({ id }: { readonly id: string }) {
  const { say } = useWords()
  const others = otherTexts(id)
  if (others.length === 0) return null
  return (
    <dl className={style['others']}>
      {others.map(([name, text]) => (
        <div key={name}>
          <dt>{say(OTHERWISE_EN[name] ?? modulesInPlay().headings[name] ?? name)}</dt>
          <dd>{say(text)}</dd>
        </div>
      ))}
    </dl>
  )
}
