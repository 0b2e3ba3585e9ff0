// A line of the log, or a step that is told, points out its thing: it is ringed, on its board in front.
import { front } from './front.ts'
import { pointAt } from './lit.ts'

export function pointOut(at: string | null): void {
  pointAt(at)
  front(at)
}
