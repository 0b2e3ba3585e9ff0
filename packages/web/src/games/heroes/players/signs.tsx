// Another player in a single line: their faction by its Warrior, and the level of their Capital. Its Strength is on the
// map; a whole name needs the space here.
import type { Update } from '@lorehall/host'
import { factsOf } from '../facts.ts'
import { FigureIcon } from '../figures/figure-icon.tsx'
import { forceAt } from '../pieces/forces.ts'
import { isSettled, playerOf } from '../view.ts'
import { nameOf } from '../cards/names.ts'
import style from './signs.module.css'
import { useWords } from './words.ts'

export function Signs({ update, seat }: { readonly update: Update; readonly seat: number }) {
  const { t, say } = useWords()
  const player = playerOf(update, seat)
  if (player === undefined || player.out || !isSettled(player)) return null
  const { faction, level, capital } = player
  const n = forceAt(factsOf(update), seat, capital)?.strength ?? 0
  const says = `${say(nameOf(faction))}. ${t('other.level', { level, n })}`
  return (
    <span className={style['signs']} title={says} role="img" aria-label={says} data-signs>
      <FigureIcon faction={faction} id="warrior" seat={seat} size="24px" />
      {'I'.repeat(level)}
    </span>
  )
}
