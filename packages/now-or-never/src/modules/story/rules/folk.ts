// The villagers of the story: Glogo, and Thursday. (N-STORY-34, N-STORY-38)
import { around } from '@lorehall/grammar'
import type { Option } from '@lorehall/kernel'
import { GOODS } from '../../../cards/vocabulary.ts'
import { anyMakers } from '../../../rules/final.ts'
import { player } from '../../../rules/lookup.ts'
import { welcome } from '../../../rules/people.ts'
import { gain } from '../../../rules/purse.ts'
import { GLOGO } from '../cards/pieces.ts'
import { NAMED } from '../choices.ts'
import { storyOf, type StoryStep, type T } from '../state.ts'

/** One after another from those set aside, or something else when none are left. */
export function gainGlogo(t: T, seat: number, n: number, from: string): void {
  const story = storyOf(t)
  for (let i = 0; i < n; i++) {
    if (story.aside === 0) gain(t, seat, GLOGO.else, from)
    else {
      story.aside--
      t.credit('glogo')
      welcome(t, seat, 'glogo', from)
    }
  }
}

/** Before a production, the owner of a villager who makes any good names it. The final one takes the best by itself. */
export function producing(t: T, last: boolean): void {
  if (last) return
  for (const seat of around(t.seats, t.state.first).toReversed()) {
    if (anyMakers(t, seat) > 0 || hasWaiting(t, seat)) t.push({ do: 'story/names', seat })
  }
}

/** Somebody who makes any good may still be housed. */
const hasWaiting = (t: T, seat: number): boolean =>
  t.values.guests.some(({ id, makes }) => makes === null && (player(t, seat).waiting[id] ?? 0) > 0)

function names(
  t: T,
  step: Extract<StoryStep, { readonly do: 'story/names' }>,
  answer: Option | undefined,
): void {
  const { seat } = step
  const [guest] = t.values.guests.filter(({ makes }) => makes === null)
  if (guest === undefined) return
  if (answer !== undefined) return gain(t, seat, { [answer.name]: 1 }, guest.id)
  if (anyMakers(t, seat) === 0) return
  t.ask(seat, 'pick', 'story/names', guest.id)
  for (const good of GOODS) t.offer(NAMED(good))
}

export const folkSteps = { 'story/names': names }
