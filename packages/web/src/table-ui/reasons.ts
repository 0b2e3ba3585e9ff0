// Reasons against options, for lists.
import type { WireReason } from '@lorehall/host'

/** One per text, even if it applies to several options. */
export function once(reasons: readonly WireReason[]): readonly WireReason[] {
  return reasons.filter((reason, i) => reasons.findIndex(({ why }) => why === reason.why) === i)
}
