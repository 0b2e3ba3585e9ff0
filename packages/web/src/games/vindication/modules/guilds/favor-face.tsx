// A use of favor as a card of the gallery.
import { chargeNamed } from '../../../../table-ui/cards/coat.ts'
import { EMBLEM } from './emblems.ts'
import { favors } from './favor.ts'
import { useWords } from './own.ts'
import style from '../../gallery/region-face.module.css'

export function FavorFace({ id, small }: { readonly id: string; readonly small: boolean }) {
  const { say } = useWords()
  const face = favors().find((one) => one.id === id)
  if (face === undefined) return null
  const size = small ? 72 : 130
  return (
    <span className={style['region']} data-small={small}>
      <img src={`${chargeNamed(EMBLEM[id] ?? '')}#or`} width={size} height={size} alt="" draggable={false} />
      <span className={style['name']}>{say(face.name)}</span>
      {!small && <span className={style['text']}>{say(face.text)}</span>}
    </span>
  )
}
