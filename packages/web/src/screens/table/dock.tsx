// Where a phone lists what was touched: at the top of the stage, or at its foot where the thing itself lies at
// the top. It stays in reach, for the second touch.
import { useLayoutEffect, useState } from 'react'
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
  useLayoutEffect(() => {
    const thing = at === null ? undefined : drawn.elementOf(at, sheet ?? 'board')
    const box = thing?.getBoundingClientRect()
    setLow(box !== undefined && box.top + box.height / 2 < innerHeight * HIGH)
  }, [at, sheet])
  return (
    <div className={style['dock']} data-low={low}>
      <MenuList />
    </div>
  )
}
