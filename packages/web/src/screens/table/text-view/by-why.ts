// Groups the options that aren't possible for the same reason.
import type { WireReason } from '@lorehall/host'

export interface Denied {
  readonly labels: readonly string[]
  readonly why: string
  readonly rule: string
}

export function byWhy(reasons: readonly WireReason[]): readonly Denied[] {
  const whys = [...new Set(reasons.map(({ why }) => why))]
  return whys.flatMap((why) => {
    const same = reasons.filter((reason) => reason.why === why)
    const [first] = same
    return first === undefined ? [] : [{ labels: same.map(({ label }) => label), why, rule: first.rule }]
  })
}
