// The honor a card gives or costs when a player gets it.
import type { OwnWords } from '../text/own.ts'

export function worthWords(honor: number | null, { t }: OwnWords): string[] {
  if (honor === null || honor === 0) return []
  return [honor < 0 ? t('thing.costs', { n: -honor }) : t('thing.brings', { n: honor })]
}
