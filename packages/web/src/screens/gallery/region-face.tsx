// A region as a card of the gallery: its emblem on a six-sided land, and its action.
import { EMBLEM } from '../../games/vindication/board/region-art.ts'
import { useWords } from '../../text/language.ts'
import style from './gallery.module.css'
import type { RegionPiece } from './pieces.ts'

export function RegionFace({ region, small }: { readonly region: RegionPiece; readonly small: boolean }) {
  const { say } = useWords()
  return (
    <span className={style.region} data-small={small}>
      <svg viewBox="-84 -88 168 168" className={style.land} aria-hidden="true">
        <path d="M0-84 73-42V42L0 76-73 42V-42z" className={style.ground} />
        {EMBLEM[region.id].map(([wash, d]) => (
          <path key={d} d={d} data-wash={wash} />
        ))}
      </svg>
      <span className={style.regionName}>{say(region.name)}</span>
      {!small && <span className={style.regionText}>{say(region.text)}</span>}
    </span>
  )
}
