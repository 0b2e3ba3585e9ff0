// Arrow keys on a board that doesn't define its own paths: they lead to the nearest thing in that direction.
import { ahead } from './walk.ts'

interface Drawn {
  readonly at: string
  readonly x: number
  readonly y: number
}

function drawnThings(): Drawn[] {
  return [...document.querySelectorAll<SVGGElement>('[data-sheets] [data-at]')].map((thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect()
    return { at: thing.dataset['at'] ?? '', x: x + width / 2, y: y + height / 2 }
  })
}

export function nextThing(at: string, key: string): string | null {
  const all = drawnThings()
  const here = all.find((thing) => thing.at === at)
  return here === undefined ? null : ahead(here, key, all, 0)
}
