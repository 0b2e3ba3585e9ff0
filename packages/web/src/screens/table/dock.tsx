// The list of options for a tapped thing, on a phone: at the bottom of the stage, where the sheets are, too.
import { useLayoutEffect, useRef } from 'react'
import { MenuList } from '../../table-ui/option-list.tsx'
import { usePick } from '../../table-ui/picking.ts'
import style from './table.module.css'

export function Dock() {
  const menu = usePick((pick) => pick.menu)
  const box = useRef<HTMLDivElement>(null)
  // Each list starts at its top, however far the last one was scrolled.
  useLayoutEffect(() => {
    box.current?.scrollTo(0, 0)
  }, [menu])
  return (
    <div ref={box} className={style['dock']}>
      <MenuList />
    </div>
  )
}
