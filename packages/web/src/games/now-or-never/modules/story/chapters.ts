// The titles of the chapter that is played, fetched with the parts of its table.
import type { GameOptions } from '@lorehall/kernel'
import type { Titles } from '@lorehall/now-or-never/titles'

const TITLES: Readonly<Record<string, () => Promise<Titles>>> = {
  1: async () => (await import('@lorehall/now-or-never/titles/c1')).C1_TITLES,
  2: async () => (await import('@lorehall/now-or-never/titles/c2')).C2_TITLES,
  3: async () => (await import('@lorehall/now-or-never/titles/c3')).C3_TITLES,
  4: async () => (await import('@lorehall/now-or-never/titles/c4')).C4_TITLES,
  5: async () => (await import('@lorehall/now-or-never/titles/c5')).C5_TITLES,
  6: async () => (await import('@lorehall/now-or-never/titles/c6')).C6_TITLES,
}

interface InPlay {
  /** Its number. */
  readonly n: string
  readonly titles: Titles
}

let inPlay: InPlay | null = null

export async function loadChapter(options: GameOptions): Promise<void> {
  const n = String(options['chapter'] ?? '1')
  const titles = await TITLES[n]?.()
  if (titles === undefined) throw new Error(`there is no chapter ${n}`)
  inPlay = { n, titles }
}

export function chapterInPlay(): InPlay {
  if (inPlay === null) throw new Error('no chapter is loaded')
  return inPlay
}

export const titleOf = (event: string): string => chapterInPlay().titles.events[event] ?? event

export const actOf = (event: string, choice: string): string =>
  chapterInPlay().titles.choices[`${event}.${choice}`] ?? choice

export const foeOf = (event: string, choice: string): string =>
  chapterInPlay().titles.foes[`${event}.${choice}`] ?? ''
