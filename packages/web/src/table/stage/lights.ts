// What glows, sorted once an update: how a thing is lit and what touching it would do, in plain
// strings, so that a thing is drawn again only when one of them changes.
import type { Hints, Update, WireOption } from '@lorehall/host'
import { useEffect, useMemo, useRef } from 'react'
import { isQuiet, isTicked } from '../manner.ts'
import { listsAt } from '../touched.ts'

/**
 * lit: an option points at it; ticked: it is one of several picks made already; quiet: only one that is nearly
 * always there, or would bring nothing; far: several answers lead there; why: it says why not.
 */
export type Glow = 'lit' | 'ticked' | 'quiet' | 'far' | 'why' | ''

export interface Light {
  readonly glow: Glow
  /** What can be done with it, or why not, for those who listen. */
  readonly says: string
  /** How many answers a touch lists; absent where it does the only one. */
  readonly lists?: number
}

export type Lights = ReadonlyMap<string, Light>

/** A reason against it is said, and does not shine. */
export const shines = ({ glow }: Light) => glow !== '' && glow !== 'why'

export const UNLIT: Light = { glow: '', says: '' }

const NONE: Lights = new Map()

const glowOf = (option: WireOption, hints: Hints | null): Glow =>
  isTicked(option) ? 'ticked' : isQuiet(option) || hints?.options[option.id]?.idle === true ? 'quiet' : 'lit'

/** How many steps a route of answers takes. */
type Steps = (picks: readonly string[]) => number

/**
 * What can be done is lit at once; what leads far, what is not worth it, and why not, when the hints are known.
 * Until then the reasons of before stand, which nobody sees and most of which come again.
 */
export function lightsOf(
  { ask, reasons }: Pick<Update, 'ask' | 'reasons'>,
  hints: Hints | null,
  steps: Steps,
  earlier: Lights = NONE,
): Lights {
  const lights = new Map<string, Light>()
  const add = (at: string, glow: Glow, says: string) => {
    const before = lights.get(at)
    const whyNot = glow === 'why' && before !== undefined && before.glow !== 'why'
    if (whyNot) return
    const bright = before?.glow === 'ticked' || (before?.glow === 'lit' && glow !== 'ticked')
    const brightest = bright ? before.glow : glow
    lights.set(at, { glow: brightest, says: before === undefined ? says : `${before.says}; ${says}` })
  }
  for (const option of ask?.options ?? []) {
    if (option.at !== '') add(option.at, ask?.aside === true ? 'quiet' : glowOf(option, hints), option.label)
  }
  if (ask === null) return lights
  count(lights, ask.options)
  if (hints === null) {
    for (const [at, light] of earlier) if (light.glow === 'why' && !lights.has(at)) lights.set(at, light)
    return lights
  }
  for (const [at, picks] of Object.entries(hints.routes)) {
    if (!lights.has(at)) lights.set(at, { glow: 'far', says: String(steps(picks)) })
  }
  for (const { at, label, why } of reasons) add(at, 'why', `${label}: ${why}`)
  return lights
}

/** Where a touch does not simply do it, it is said how much it lists. */
function count(lights: Map<string, Light>, options: readonly WireOption[]): void {
  for (const [at, light] of lights) {
    const lists = listsAt(options.filter((option) => option.at === at))
    if (lists > 0) lights.set(at, { ...light, lists })
  }
}

export function useLights(update: Update, hints: Hints | null, steps: Steps): Lights {
  const earlier = useRef(NONE)
  const lights = useMemo(() => lightsOf(update, hints, steps, earlier.current), [update, hints, steps])
  useEffect(() => {
    earlier.current = lights
  }, [lights])
  return lights
}
