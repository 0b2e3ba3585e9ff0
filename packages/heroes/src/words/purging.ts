// Face-up tokens and markers that a Spell removes from the map. (H-PLAGUE-9)
import type { Option } from '@lorehall/kernel'
import { TOKEN } from '../choices.ts'
import { idOf, type Place } from '../map/world.ts'
import type { F } from '../rules/step.ts'
import type { W, WordStepOf } from './step.ts'

/** The tokens of these kinds and the markers in a Region, each id once. */
export function removable({ state }: F, place: Place, tokens: readonly string[]): string[] {
  const there = [...state.shown, ...state.live].filter(({ at, id }) => at === place && tokens.includes(id))
  const marks = state.marks.filter(({ at }) => at === place)
  return [...new Set([...there, ...marks].map(({ id }) => id))]
}

/** Takes the first with this id out of a list. False: it is not there. */
function takeOut(all: { readonly at: Place; readonly id: string }[], place: Place, id: string): boolean {
  const found = all.findIndex((one) => one.at === place && one.id === id)
  if (found >= 0) all.splice(found, 1)
  return found >= 0
}

export function purge(t: W, step: WordStepOf<'words/purge'>, answer: Option | undefined): void {
  const { seat, place, tokens, from } = step
  const { state } = t
  const all = removable(t, place, tokens)
  if (answer === undefined && all.length > 1) {
    t.ask(seat, 'pick', 'words/purge', from)
    for (const id of all) t.offer(TOKEN(id))
    return
  }
  const id = answer?.name ?? all[0]
  if (id === undefined) return
  if (takeOut(state.shown, place, id) || takeOut(state.live, place, id)) state.gone.push(id)
  else takeOut(state.marks, place, id)
  t.emit({ type: 'words/purged', seat, token: id, region: idOf(t, place), from })
}
