// Arrow keys in the world: each leads to the nearest Region in its direction.
import { drawn } from '../../../../table-ui/drawn.ts'
import { isAloft, placeOf } from '../../world.ts'
import { type Ground, layoutFor } from './layout.ts'

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** At a fixed size: which Regions are neighbors does not depend on the area. */
const grounds = () => layoutFor({ w: 1280, h: 700 }).places

export const regionIn = (at: string): number | null => {
  const id = /^region:(.+)$/.exec(at)?.[1]
  if (id === undefined) return null
  const found = grounds().find((ground) => ground.id === id)
  return found === undefined ? null : placeOf(id)
}

/** Regions that float may be hidden. */
const isDrawn = ({ id, place }: Ground): boolean =>
  !isAloft(place) || drawn.placesOf(`region:${id}`).length > 0

export function nextRegion(at: string, key: string): string | null {
  const all = grounds()
  const from = all[regionIn(at) ?? -1]
  const step = STEPS[key]
  if (step === undefined || from === undefined) return null
  const [right, down] = step
  let best: { readonly id: string; readonly far: number } | null = null
  for (const to of all) {
    if (to === from || !isDrawn(to)) continue
    const [dx, dy] = [to.at.x - from.at.x, to.at.y - from.at.y]
    const along = dx * right + dy * down
    const aside = Math.abs(dx * down) + Math.abs(dy * right)
    const far = along + 2 * aside
    if (along > aside * 0.6 && (best === null || far < best.far)) best = { id: to.id, far }
  }
  return best === null ? null : `region:${best.id}`
}
