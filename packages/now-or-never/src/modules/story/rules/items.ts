// Items that heroes carry: their uses, and their help with a test. (N-STORY-31)
import { player } from '../../../rules/lookup.ts'
import type { F } from '../../../rules/step.ts'
import { at } from '../../../state.ts'
import type { Use } from '../../../cards/vocabulary.ts'
import { ITEMS } from '../cards/pieces.ts'
import { sceneNow, storyOf, type T } from '../state.ts'

const NONE: readonly Use[] = []

export function uses(f: F, seat: number): readonly Use[] {
  const items = at(storyOf(f).items, seat)
  return items.length === 0 ? NONE : items.flatMap((id) => ITEMS[id]?.uses ?? [])
}

const helpOf = (id: string): string => `${id}-help`

/** The seat's items that can still help with a test this season. */
export const helpersOf = (f: F, seat: number): readonly string[] =>
  at(storyOf(f).items, seat).filter(
    (id) => (ITEMS[id]?.helps ?? 0) > 0 && !player(f, seat).used.includes(helpOf(id)),
  )

export function help(t: T, seat: number, id: string): void {
  const { scene } = sceneNow(t)
  const by = ITEMS[id]?.helps ?? 0
  player(t, seat).used.push(helpOf(id))
  scene.added += by
  t.credit(id)
  t.emit({ type: 'helped', seat, piece: id, by })
}
