// What the ask means for each thing, sorted once an update. A thing for which nothing has changed
// keeps its glint, so that it is not drawn again.
import type { Update } from '@lorehall/host'
import { reuse } from '../state/reuse.ts'
import { isQuiet, isTicked } from './manner.ts'
import { listsAt } from './touched.ts'

export interface Glint {
  readonly lit: boolean
  /** Only what is always possible points at it. */
  readonly quiet: boolean
  /** It is one of several picks made already. */
  readonly ticked: boolean
  /** Nothing points at it, and there is a reason for that. */
  readonly why: boolean
  /** What can be done with it, or why not. */
  readonly says: readonly string[]
  /** How many answers a touch lists; 0: it does the only one. */
  readonly lists: number
}

const DARK: Glint = { lit: false, quiet: false, ticked: false, why: false, says: [], lists: 0 }

const sorted = new WeakMap<Update, ReadonlyMap<string, Glint>>()
let last: ReadonlyMap<string, Glint> = new Map()

function glintsOf(update: Update): ReadonlyMap<string, Glint> {
  const glints = new Map<string, Glint>()
  for (const option of update.ask?.options ?? []) {
    const { quiet, ticked, says } = glints.get(option.at) ?? { quiet: true, ticked: false, says: [] }
    glints.set(option.at, {
      ...DARK,
      lit: true,
      quiet: quiet && (isQuiet(option) || update.ask?.aside === true),
      ticked: ticked || isTicked(option),
      says: [...says, option.label],
    })
  }
  // A pick that a lesson lets nobody take back is still one.
  for (const { at, label, why, manner } of update.ask === null ? [] : update.reasons) {
    const { lit, says, ticked } = glints.get(at) ?? DARK
    const untick = ticked || isTicked({ manner })
    if (!lit) glints.set(at, { ...DARK, ticked: untick, why: true, says: [...says, `${label}: ${why}`] })
  }
  for (const [at, glint] of glints) {
    const lists = listsAt(update.ask?.options.filter((option) => option.at === at) ?? [])
    glints.set(at, reuse(last.get(at), { ...glint, lists }))
  }
  last = glints
  return glints
}

export function glintAt(update: Update | null, at: string): Glint {
  if (update === null) return DARK
  const glints = sorted.get(update) ?? glintsOf(update)
  sorted.set(update, glints)
  return glints.get(at) ?? DARK
}
