// An infused crystal as a card of the gallery.
import { Crystal } from './crystal.tsx'
import { infusedNamed } from './crystals.ts'
import { useWords } from './own.ts'
import style from '../../gallery/region-face.module.css'

export function CrystalFace({ id, small }: { readonly id: string; readonly small: boolean }) {
  const { say } = useWords()
  const one = infusedNamed(id)
  if (one === undefined) return null
  const { attribute, face } = one
  return (
    <span className={style['region']} data-small={small}>
      <Crystal of={attribute} size={small ? 80 : 150} />
      <span className={style['name']}>{say(face.name)}</span>
      {!small && <span className={style['text']}>{say(face.text)}</span>}
    </span>
  )
}
