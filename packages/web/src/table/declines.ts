// Answers by which one takes nothing, or nothing more: they come last and stand back, wherever the
// rules offer them. The order of answers means nothing to the host.
import type { WireOption } from '@lorehall/host'

export function isDecline({ manner }: Pick<WireOption, 'manner'>): boolean {
  return manner === 'declines'
}

export function declinesLast(options: readonly WireOption[]): readonly WireOption[] {
  return [...options.filter((option) => !isDecline(option)), ...options.filter(isDecline)]
}
