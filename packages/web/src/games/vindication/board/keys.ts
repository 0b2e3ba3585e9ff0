// The keyboard on the island. An arrow key goes to the linked space closest to its direction; with Shift, to an
// adjacent region and back.
import { HEX, HEXES, LINKS, SPACE, SPACES, TOUCHES } from '@lorehall/vindication/client'
import { ahead, type Standing } from '../../../table-ui/stage/walk.ts'

const spaces = Array.from({ length: SPACES }, (_, i) => i + 1)
const hexes = Array.from({ length: HEXES }, (_, i) => i + 1)
const spaceSpot = (n: number): Standing => ({ at: `space:${n}`, x: SPACE[n]?.x ?? 0, y: SPACE[n]?.y ?? 0 })
const hexSpot = (n: number): Standing => ({ at: `region:${n}`, x: HEX[n]?.x ?? 0, y: HEX[n]?.y ?? 0 })

/** The thing that an arrow key leads to. */
export function nextPlace(at: string, key: string, shift: boolean): string | null {
  const [kind, number] = at.split(':')
  const n = Number(number)
  if (!(n > 0)) return null
  if (kind === 'space') {
    const from = spaceSpot(n)
    if (shift) return ahead(from, key, (TOUCHES[n] ?? []).map(hexSpot), 0.2)
    return (
      ahead(from, key, (LINKS[n] ?? []).map(spaceSpot), 0.3) ?? ahead(from, key, spaces.map(spaceSpot), 0.6)
    )
  }
  if (kind !== 'region') return null
  const from = hexSpot(n)
  const beside = spaces.filter((space) => TOUCHES[space]?.includes(n) === true)
  return shift ? ahead(from, key, beside.map(spaceSpot), 0.2) : ahead(from, key, hexes.map(hexSpot), 0.4)
}
