// The order of a reward's parts: counted resources, then draws and purchases, then villagers. No other order is
// better for anybody, so players are not asked. (N-GENERAL-2)
import type { Deed } from '../cards/vocabulary.ts'

function rank({ verb }: Deed): number {
  if (verb === 'gain' || verb === 'rollGain') return 0
  return verb === 'gainVillagers' ? 2 : 1
}

export function inOrder(deeds: readonly Deed[]): readonly Deed[] {
  return deeds.toSorted((a, b) => rank(a) - rank(b))
}
