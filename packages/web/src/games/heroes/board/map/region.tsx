// A Region as something that can be touched: to settle, to build in, to go to.
import { memo } from 'react'
import { BoardThing } from '../../../../table/stage/board-thing.tsx'
import stage from '../../../../table/stage/stage.module.css'
import type { Ground } from './layout.ts'
import style from './map.module.css'

interface RegionProps {
  readonly ground: Ground
  readonly name: string
  readonly sea: boolean
  readonly entry: boolean
}

/** What shines lies along its outline; a finger may touch all of it. */
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
      <path d={path} className={`${stage['reach']} ${stage['touch']}`} />
      <path d={path} className={style['wash']} />
      <path d={path} className={style['aura']} />
      <path d={path} className={style['casing']} />
      <path d={path} className={style['halo']} />
      <path d={path} className={stage['ring']} />
    </BoardThing>
  )
})
