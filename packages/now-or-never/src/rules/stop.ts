// The stop of a hero action: at most one quest card, then at most one of visit, fight and search. Both are one
// question, so that being asked reveals nothing about a hand. (N-HERO-3)
import type { Option } from '@lorehall/kernel'
import { FIGHT, LEAVE, PLAY, SEARCH, VISIT } from '../choices.ts'
import { asksOnlyChoices } from '../rulesets.ts'
import { at } from '../state.ts'
import { couldOpen } from './beside.ts'
import { againstQuest, playQuest } from './quests.ts'
import { enemyHere, fightEnemy, passBy } from './fight.ts'
import { lookup, player } from './lookup.ts'
import { locationHere, visitPrice } from './places.ts'
import { search } from './search.ts'
import type { F, StepOf, T } from './step.ts'
import { action } from './underway.ts'
import { againstVisit, visit } from './visit.ts'

function stop(t: T, step: StepOf<'stop'>, answer: Option | undefined): void {
  const { seat } = step
  if (t.state.turn.over) return
  if (answer === undefined) return ask(t, step)
  const { kind, name } = answer
  const own = t.values.box.atStop.acts[kind]
  if (own !== undefined) own(t, seat, answer)
  else if (kind === 'play') {
    t.push(step)
    playQuest(t, seat, name)
  } else if (kind === 'fight') fightEnemy(t, seat)
  else if (!passBy(t, seat)) return
  else if (kind === 'visit') visit(t, seat, name)
  else if (kind === 'search') search(t, seat)
}

/** Could the visit be paid for, now or after something done beside the question? */
export function couldVisit(f: F, step: StepOf<'stop'>): boolean {
  const here = locationHere(f, step.seat)
  return here !== '' && couldOpen(f, step.seat, step, (_, can) => can(visitPrice(f, here)))
}

/**
 * A question about nothing is still asked if other players could learn something about a hand by its absence, or if the
 * hand has a card for this place. (N-ANYTIME-6)
 */
function isSecret(f: F, seat: number): boolean {
  const { hand } = player(f, seat)
  const here = locationHere(f, seat)
  return (f.seats > 1 && hand.length > 0) || hand.some((id) => lookup.quest(f, id).at === here)
}

function ask(t: T, step: StepOf<'stop'>): void {
  const { seat } = step
  const { space, hand } = player(t, seat)
  const here = locationHere(t, seat)
  const foe = enemyHere(t, seat)
  const token = at(t.state.searches, space)
  // An empty space has nothing to ask about. (N-HERO-4)
  const { atStop } = t.values.box
  const more = atStop.is?.(t, seat) === true
  if (here === '' && foe === null && !token && !more) return
  t.askOpen(seat, 'pick', 'stop')
  if (!action(t).questPlayed) {
    for (const id of hand) if (lookup.quest(t, id).at === here) t.may(PLAY(id), againstQuest(t, seat, id))
  }
  if (here !== '') t.may(VISIT(here), againstVisit(t, seat, here))
  if (foe !== null) t.offer(FIGHT(foe))
  if (token) t.offer(SEARCH(space))
  atStop.offer?.(t, seat)
  t.offer(LEAVE)
  if (!asksOnlyChoices(t) || foe !== null || token || more || isSecret(t, seat)) return
  if (!couldVisit(t, step) && t.spare(LEAVE)) passBy(t, seat)
}

export const stopSteps = { stop }
