// A Region that can be clicked: to settle, to build in, to move to.
import { memo } from 'react'
import { BoardThing } from '../../../../table-ui/stage/board-thing.tsx'
import stage from '../../../../table-ui/stage/stage.module.css'
import type { Ground } from './layout.ts'
import style from './map.module.css'

interface RegionProps {
  readonly ground: Ground
  readonly name: string
  readonly sea: boolean
  readonly entry: boolean
}

/** Only the outline is highlighted, but the whole Region can be clicked. */
export const Region = memo(function Region({ ground, name, sea, entry }: RegionProps) {
  const { id, path } = ground
  return (
    <BoardThing
      at={`region:${id}`}
      name={name}
      entry={entry}
      kind={sea ? 'sea' : 'land'}
      className={style['region']}
    >
      <path d={path} className={`${stage['reach']} ${stage['touch']}`} data-outline />
      <path d={path} className={style['wash']} />
      <path d={path} className={style['aura']} />
      <path d={path} className={style['casing']} />
      <path d={path} className={style['halo']} />
      <path d={path} className={stage['ring']} />
    </BoardThing>
  )
})
