// A thing whose face is signs and numbers: it is spoken from words that are not seen, and its face is silent.
import { useThing } from '../../../table/thing.ts'

export function useSpoken(at: string, name: string, whole = false) {
  const { 'aria-label': words, ...thing } = useThing(at, name, whole)
  return { thing, spoken: <span className="unseen">{words}</span> }
}
