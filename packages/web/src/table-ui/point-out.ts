// Points out the thing of a log line or a narrated step: rings it and brings its board to the front.
import { front } from './front.ts'
import { pointAt } from './picking.ts'

export function pointOut(at: string | null): void {
  pointAt(at)
  front(at)
}
