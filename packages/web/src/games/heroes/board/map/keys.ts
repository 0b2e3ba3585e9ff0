// Where an arrow key leads in the world: to the nearest Region on that side.
import { idOf, placeOf, WORLD } from '../../world.ts'
import { layoutFor } from './layout.ts'

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** As it is printed: which Region lies beside which does not depend on the room. */
const { places: GROUNDS } = layoutFor({ w: 1280, h: 700 })

export const regionIn = (at: string): number | null => {
  const id = /^region:(.+)$/.exec(at)?.[1]
  if (id === undefined) return null
  const found = GROUNDS.find((ground) => ground.id === id)
  return found === undefined ? null : placeOf(id)
}

export function nextRegion(at: string, key: string): string | null {
  const from = GROUNDS[regionIn(at) ?? -1]
  const step = STEPS[key]
  if (step === undefined || from === undefined) return null
  const [right, down] = step
  let best: { readonly place: number; readonly far: number } | null = null
  for (let place = 0; place < WORLD.ids.length; place++) {
    const to = GROUNDS[place]
    if (to === undefined || to === from) continue
    const [dx, dy] = [to.at.x - from.at.x, to.at.y - from.at.y]
    const along = dx * right + dy * down
    const aside = Math.abs(dx * down) + Math.abs(dy * right)
    const far = along + 2 * aside
    if (along > aside * 0.6 && (best === null || far < best.far)) best = { place, far }
  }
  return best === null ? null : `region:${idOf(best.place)}`
}
