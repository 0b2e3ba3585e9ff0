// The corner of the player's own side: their faction.
import type { Update } from '@lorehall/host'
import { Panels } from '../../../table-ui/panels.tsx'
import { modulesInPlay } from '../cards/box.ts'
import { FigureIcon } from '../figures/figure-icon.tsx'
import { playerOf } from '../view.ts'
import { nameOf } from '../cards/names.ts'
import style from './own-counts.module.css'
import { useWords } from './words.ts'

export function OwnCounts({ update, seat }: { readonly update: Update; readonly seat: number }) {
  const { say } = useWords()
  const { faction = '' } = playerOf(update, seat) ?? {}
  if (faction === '') return null
  return (
    <p className={style['faction']}>
      <FigureIcon faction={faction} id="warrior" seat={seat} size="24px" />
      {say(nameOf(faction))}
      <Panels of={modulesInPlay().panels.counts} update={update} seat={seat} />
    </p>
  )
}
