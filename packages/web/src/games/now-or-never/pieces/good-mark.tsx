// A good within text: its icon on a small square of its color.
import type { Good } from '@lorehall/now-or-never/client'
import { pictures } from '../../../components/picture.ts'
import { COLOUR, SIGN } from '../counted.ts'
import style from './good-mark.module.css'

const pictureOf = pictures(
  (good: Good) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="64" height="64"><path d="${SIGN[good]}" fill="#1c1407"/></svg>`,
  (good) => good,
)

interface GoodMarkProps {
  readonly good: Good
  /** In pixels. */
  readonly size: number
}

export function GoodMark({ good, size }: GoodMarkProps) {
  const drawn = {
    width: size,
    height: size,
    backgroundColor: COLOUR[good],
    backgroundImage: `url("${pictureOf(good)}")`,
  }
  return <span className={style['mark']} style={drawn} aria-hidden />
}
