// A coat of arms in HTML; board-arms.tsx draws it on boards.
import { CHARGE, type Coat, HIGH, WIDE } from './coat.ts'
import style from './heraldry.module.css'

interface HeraldryProps {
  readonly coat: Coat
  readonly className?: string | undefined
}

const PLACE = `${(100 * CHARGE.x) / (WIDE - CHARGE.size)}% ${(100 * CHARGE.y) / (HIGH - CHARGE.size)}%`
const BEHIND = '0 0 / 100% 100% no-repeat'

export function Heraldry({ coat: { shield, charge }, className }: HeraldryProps) {
  const before = charge === '' ? '' : `url("${charge}") ${PLACE} / ${CHARGE.size}% auto no-repeat, `
  return (
    <span
      className={`${style['coat']} ${className ?? ''}`}
      style={{ background: `${before}url("${shield}") ${BEHIND}` }}
    />
  )
}
