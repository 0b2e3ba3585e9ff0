// What stands in the corner of one's own side: which faction one leads.
import { nameOf } from '@lorehall/heroes/face'
import type { Update } from '@lorehall/host'
import { Panels } from '../../../table/panels.tsx'
import { modulesInPlay } from '../cards/box.ts'
import { Crest } from '../pieces/crest.tsx'
import { playerOf } from '../view.ts'
import style from './own-counts.module.css'
import { useWords } from './words.ts'

export function OwnCounts({ update, seat }: { readonly update: Update; readonly seat: number }) {
  const { say } = useWords()
  const { faction = '' } = playerOf(update, seat) ?? {}
  if (faction === '') return null
  return (
    <p className={style['faction']}>
      <Crest faction={faction} size={20} />
      {say(nameOf(faction))}
      <Panels of={modulesInPlay().panels.counts} update={update} seat={seat} />
    </p>
  )
}
