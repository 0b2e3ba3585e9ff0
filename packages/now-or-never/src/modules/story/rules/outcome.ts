// The end of a test: nothing, or the reaction and everything it brings. (N-STORY-12, N-STORY-13)
import { inOrder } from '../../../rules/rewards.ts'
import { player } from '../../../rules/lookup.ts'
import { run } from '../../../rules/program.ts'
import { takeToken } from '../../../rules/search.ts'
import { at } from '../../../state.ts'
import type { Deed } from '../../../cards/vocabulary.ts'
import { isOwnDeed } from '../cards/chapter.ts'
import { reactionName } from '../prose/names.ts'
import { chapterOf, choiceNow, sceneNow, storyOf, type StoryStep, type T } from '../state.ts'
import { nextMission, openMissions } from './missions.ts'
import { changeReputation } from './reputation.ts'

/** The token stays, and the turn is over. */
export function fail(t: T, seat: number): void {
  sceneNow(t).scene.done = true
  t.emit({ type: 'failed', seat, event: sceneNow(t).scene.event })
  t.state.turn.over = true
}

/** Reputation and flags come first, then the rewards, and the token last. */
export function succeed(t: T, seat: number, bonus: boolean): void {
  const { scene, event, hero } = sceneNow(t)
  const choice = choiceNow(t)
  const from = scene.event
  scene.done = true
  t.reveal()
  t.credit(`${from}.${choice.id}`)
  const tale = reactionName(chapterOf(t).record.id, from, event, hero, choice)
  t.emit({ type: 'succeeded', seat, event: from, choice: choice.id, bonus, tale })
  changeReputation(t, seat, choice.reputation ?? 0, from)
  const { flags } = storyOf(t)
  for (const flag of choice.sets ?? []) if (!flags.includes(flag)) flags.push(flag)
  t.push({ do: 'story/settle', seat })
  const all = [...choice.do, ...(bonus ? (choice.bonus ?? []) : [])]
  for (const deed of all.toReversed()) if (isOwnDeed(deed)) t.push({ do: 'story/deed', seat, deed, from })
  run(t, seat, inOrder(all.filter((deed): deed is Deed => !isOwnDeed(deed))), from)
}

/** The fight was won, or the turn is over. A story's foe is no enemy token. (N-STORY-17) */
function won(t: T, { seat }: Extract<StoryStep, { readonly do: 'story/won' }>): void {
  if (t.state.turn.over) return
  const { scene } = sceneNow(t)
  t.emit({ type: 'fightWon', seat, foe: `${scene.event}.${scene.choice}` })
  t.push({ do: 'happen', seat, event: 'fightWon' })
  succeed(t, seat, false)
}

/** A letter's token is kept for its income; a mission gives one like it, and the mission token moves on. */
function settle(t: T, { seat }: Extract<StoryStep, { readonly do: 'story/settle' }>): void {
  const { scene, event } = sceneNow(t)
  if (event.kind === 'meet') at(storyOf(t).met, seat).push(scene.event)
  else if (event.kind === 'mission') {
    player(t, seat).tokens.push(...tokenIds(t))
    nextMission(t, seat)
  } else {
    takeToken(t, seat, player(t, seat).space)
    if (event.kind === 'own') openMissions(t, seat)
  }
}

/** All search tokens of the story are alike. */
export const tokenIds = ({ values }: Pick<T, 'values'>): string[] => Object.keys(values.search)

export const outcomeSteps = { 'story/won': won, 'story/settle': settle }
