// The coastline: the outline of all hexes together, made of the edges that belong to only one hex.
import { HEXES, type Point } from '@lorehall/vindication/client'
import { hexAt, SIDE } from './layout.ts'
import { corners, outline } from '../../../table-ui/stage/wobble.ts'

const keyOf = ({ x, y }: Point) => `${Math.round(x)},${Math.round(y)}`

function coastline(): Point[] {
  const next = new Map<string, Point>()
  for (let hex = 1; hex <= HEXES; hex++) {
    const ring = corners(hexAt(hex), SIDE)
    ring.forEach((from, i) => {
      const to = ring[(i + 1) % 6] ?? from
      // All hexes are walked in the same direction, so a shared edge occurs once in each direction.
      if (next.has(`${keyOf(to)}>${keyOf(from)}`)) next.delete(`${keyOf(to)}>${keyOf(from)}`)
      else next.set(`${keyOf(from)}>${keyOf(to)}`, to)
    })
  }
  const onward = new Map([...next].map(([edge, to]) => [edge.split('>')[0] ?? '', to]))
  const line: Point[] = []
  let [at] = onward.values()
  while (at !== undefined && line.length < onward.size) {
    line.push(at)
    at = onward.get(keyOf(at))
  }
  return line
}

export const COASTLINE: string = outline(coastline(), 5, 5)
