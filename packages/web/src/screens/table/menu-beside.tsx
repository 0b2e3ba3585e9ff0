// The list of options for a clicked thing, on a desktop: it opens beside the thing.
import { useLayoutEffect, useRef } from 'react'
import { pressedThing } from '../../table-ui/clicks.ts'
import { drawn, type Place } from '../../table-ui/drawn.ts'
import { type Box, type MenuPlace, menuPlace } from '../../table-ui/menu-place.ts'
import { MenuList } from '../../table-ui/option-list.tsx'
import { type Menu, usePick } from '../../table-ui/picking.ts'
import style from './table.module.css'

const PLACES: readonly Place[] = ['board', 'table', 'me', 'others']

const inRow = (attribute: string, id: string) =>
  document.querySelector(`[data-asked] [data-${attribute}="${CSS.escape(id)}"]`)

/** The element that the menu is about; null: it isn't on screen. */
function anchorOf(menu: Menu): Element | null {
  if ('at' in menu) return pressedThing(menu.at) ?? drawnThing(menu.at)
  if ('part' in menu) return inRow('part', menu.part)
  if ('reason' in menu) return inRow('reason', menu.reason)
  return document.querySelector('anytime' in menu ? '[data-anytime]' : '[data-asked] [data-do]')
}

const drawnThing = (at: string) => PLACES.map((place) => drawn.elementOf(at, place)).find(isSeen) ?? null

const isSeen = (element: Element | undefined) => element !== undefined && element.getClientRects().length > 0

/** Menus stay over the stage: they cover neither the rail nor the row of the question. */
function placeIn(desk: Element, row: Element, menu: Menu, size: Pick<Box, 'width' | 'height'>): MenuPlace {
  const { top } = desk.getBoundingClientRect()
  const { left, width, top: bottom } = row.getBoundingClientRect()
  const thing = anchorOf(menu)?.getBoundingClientRect() ?? { left, top: bottom, width: 0, height: 0 }
  return menuPlace(thing, size, { left, top, width, height: bottom - top })
}

export function MenuBeside() {
  const menu = usePick((pick) => pick.menu)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current: element } = box
    const desk = element?.parentElement
    const row = desk?.querySelector('[data-row]')
    if (menu === null || element === null || !desk || !row) return
    const { offsetWidth: width, offsetHeight: height } = element
    const { left, top, maxHeight } = placeIn(desk, row, menu, { width, height })
    element.style.left = `${left}px`
    element.style.top = `${top}px`
    element.style.maxHeight = `${maxHeight}px`
  }, [menu])
  return menu === null ? null : (
    <div ref={box} className={style['beside']}>
      <MenuList />
    </div>
  )
}
