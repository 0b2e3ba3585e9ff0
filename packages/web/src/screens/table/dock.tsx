// Where a phone lists what was touched: at the top of the stage, or at its foot where the thing itself lies at
// the top. It stays in reach, for the second touch.
import { useLayoutEffect, useRef, useState } from 'react'
import { MenuList } from '../../table/answer-list.tsx'
import { drawn } from '../../table/drawn.ts'
import { usePick } from '../../table/lit.ts'
import { usePanels } from './panels.ts'
import style from './table.module.css'

/** Above this share of the screen a thing would lie below the dock. */
const HIGH = 0.42

export function Dock() {
  const menu = usePick((pick) => pick.menu)
  const sheet = usePanels((panels) => panels.sheet)
  const at = menu !== null && 'at' in menu ? menu.at : null
  const [low, setLow] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  // However far the last list was scrolled, the next one begins with its name.
  useLayoutEffect(() => {
    box.current?.scrollTo(0, 0)
  }, [menu])
  useLayoutEffect(() => {
    const thing = at === null ? undefined : drawn.elementOf(at, sheet ?? 'board')
    const place = thing?.getBoundingClientRect()
    setLow(place !== undefined && place.top + place.height / 2 < innerHeight * HIGH)
  }, [at, sheet])
  return (
    <div ref={box} className={style['dock']} data-low={low}>
      <MenuList />
    </div>
  )
}
