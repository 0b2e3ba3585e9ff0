// For things made of icons and numbers: screen readers get a hidden text instead of the drawing.
import { useThing } from '../../../table-ui/thing.ts'

export function useSpoken(at: string, name: string, whole = false) {
  const { 'aria-label': words, ...thing } = useThing(at, name, whole)
  return { thing, spoken: <span className="unseen">{words}</span> }
}
