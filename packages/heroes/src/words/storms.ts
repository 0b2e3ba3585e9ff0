// Markers that change where a movement stops, and where nothing flies. (H-MARK-3)
import type { Words } from '../box/words.ts'
import type { Marker } from '../cards/markers.ts'
import { isSea, type Place } from '../map/world.ts'
import type { F } from '../rules/step.ts'
import { blocks } from './wandering.ts'

const isMarkedBy = ({ state, values }: F, place: Place, by: (marker: Marker) => boolean): boolean =>
  state.marks.some(({ at, id }) => {
    const marker = values.markers[id]
    return at === place && marker !== undefined && by(marker)
  })

const isStormy = (f: F, place: Place): boolean => isMarkedBy(f, place, ({ storms }) => storms === true)

/** A storm stops a March, and pieces of nobody stop it, too; water lets it pass a Desert. */
export const stops: Words['stops'] = (f, { how }, place) => {
  if (blocks(f, how, place)) return true
  if (how !== 'march' || f.state.marks.length === 0) return null
  if (isStormy(f, place)) return true
  return isMarkedBy(f, place, ({ waters }) => waters === true) ? false : null
}

/** Nothing flies into a storm or out of it. */
export const ways: Words['ways'] = (f, { how }, from, near) => {
  if (how !== 'fly' || f.state.marks.length === 0) return near
  if (!isSea(f, from) && isStormy(f, from)) return []
  return near.filter((place) => !isStormy(f, place))
}
