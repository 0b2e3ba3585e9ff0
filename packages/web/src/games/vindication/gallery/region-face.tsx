// A region as a card of the gallery: its emblem on a hex of land, and its action.
import { REGION_KINDS } from '@lorehall/vindication/client'
import { regionText } from '../cards/card-texts.ts'
import { useWords } from '../text/own.ts'
import { emblemOf } from '../board/region-art.ts'
import style from './region-face.module.css'

export function RegionFace({ id, small }: { readonly id: string; readonly small: boolean }) {
  const { say } = useWords()
  const kind = REGION_KINDS.find((one) => one === id)
  if (kind === undefined) return null
  const { name, text } = regionText(kind)
  return (
    <span className={style['region']} data-small={small}>
      <svg viewBox="-84 -88 168 168" className={style['land']} aria-hidden="true">
        <path d="M0-84 73-42V42L0 76-73 42V-42z" className={style['ground']} />
        {emblemOf(kind).map(([wash, d]) => (
          <path key={d} d={d} data-wash={wash} />
        ))}
      </svg>
      <span className={style['name']}>{say(name)}</span>
      {!small && <span className={style['text']}>{say(text)}</span>}
    </span>
  )
}
