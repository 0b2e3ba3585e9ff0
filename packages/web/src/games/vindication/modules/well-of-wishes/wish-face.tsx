// A wish token as a card of the gallery.
import { Heraldry } from '../../../../table-ui/cards/heraldry.tsx'
import { wishLook } from './wish-look.ts'
import { useWords } from './own.ts'
import style from '../../gallery/region-face.module.css'

export function WishFace({ id, small }: { readonly id: string; readonly small: boolean }) {
  const { say } = useWords()
  const look = wishLook(id)
  if (look === undefined) return null
  return (
    <span className={style['region']} data-small={small}>
      <Heraldry coat={look.coat} className={style['token']} />
      <span className={style['name']}>{say(look.name)}</span>
      {!small && <span className={style['text']}>{look.text.map(say).join(' ')}</span>}
    </span>
  )
}
