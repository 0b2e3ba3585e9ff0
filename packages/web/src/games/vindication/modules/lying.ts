// What lies open for everybody in modules of regions, in words: wishes in the well, regions to be built.
import { listOf } from '../../../table/game-words.ts'
import { regionText } from '../cards/faces.ts'
import type { OwnWords } from '../text/own.ts'
import type { GameView } from '../view.ts'
import { sitesIn, wellIn } from './seen.ts'
import { wishNamed } from './wishes.ts'

/** "2 strength, 1 courage, 2 honor". */
export function wishesInWords(view: GameView, words: OwnWords): string[] {
  const well = wellIn(view)
  if (well === null) return []
  const list = well.showing.map((id) => words.say(wishNamed(id)?.text ?? id).replace(/^Gain |\.$/g, ''))
  return [words.t('wishes.lie', { list: listOf(list, words) })]
}

export function sitesInWords(view: GameView, words: OwnWords): string[] {
  const { t, say } = words
  const sites = sitesIn(view)
  if (sites === null) return []
  if (sites.open.length === 0) return [t('sites.none')]
  const list = [...new Set(sites.open)].map((kind) => {
    const name = say(regionText(kind).name)
    const n = sites.open.filter((one) => one === kind).length
    return n === 1 ? name : t('sites.several', { name, n })
  })
  return [t('sites.left', { list: listOf(list, words) })]
}

const OF_REGION: Readonly<Record<string, (view: GameView, words: OwnWords) => string[]>> = {
  'well-of-wishes': wishesInWords,
  'building-site': sitesInWords,
}

/** What lies on or waits for a region of this kind. */
export function lyingAt(kind: string | null, view: GameView, words: OwnWords): string[] {
  return OF_REGION[kind ?? '']?.(view, words) ?? []
}
