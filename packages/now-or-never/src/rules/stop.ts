// The stop of a hero action: at most one quest card, then at most one of visit, fight and search. Both are
// asked in one question, so that nobody learns from being asked what is in a hand. (N-HERO-3)
import type { Option } from '@lorehall/kernel'
import { FIGHT, LEAVE, PLAY, SEARCH, VISIT } from '../choices.ts'
import { at } from '../state.ts'
import { againstQuest, playQuest } from './quests.ts'
import { enemyHere, fightEnemy } from './fight.ts'
import { player, the } from './lookup.ts'
import { locationHere } from './places.ts'
import { loseHearts } from './purse.ts'
import { search } from './search.ts'
import type { StepOf, T } from './step.ts'
import { action } from './underway.ts'
import { againstVisit, visit } from './visit.ts'

function stop(t: T, step: StepOf<'stop'>, answer: Option | undefined): void {
  const { seat } = step
  if (t.state.turn.over) return
  if (answer === undefined) return ask(t, seat)
  const { kind, name } = answer
  const own = t.values.box.atStop.acts[kind]
  if (own !== undefined) own(t, seat, answer)
  else if (kind === 'play') {
    t.push(step)
    playQuest(t, seat, name)
  } else if (kind === 'visit') visit(t, seat, name)
  else if (kind === 'fight') fightEnemy(t, seat)
  else if (kind === 'search') search(t, seat)
  else leave(t, seat)
}

function ask(t: T, seat: number): void {
  const { space, hand } = player(t, seat)
  const here = locationHere(t, seat)
  const foe = enemyHere(t, seat)
  const token = at(t.state.searches, space)
  // An empty space has nothing to ask about. (N-HERO-4)
  const { atStop } = t.values.box
  if (here === '' && foe === null && !token && atStop.is?.(t, seat) !== true) return
  t.askOpen(seat, 'pick', 'stop')
  if (!action(t).questPlayed) {
    for (const id of hand) if (the.quest(t, id).at === here) t.may(PLAY(id), againstQuest(t, seat, id))
  }
  if (here !== '') t.may(VISIT(here), againstVisit(t, seat, here))
  if (foe !== null) t.offer(FIGHT(foe))
  if (token) t.offer(SEARCH(space))
  atStop.offer?.(t, seat)
  t.offer(LEAVE)
}

/** Nothing is done here; an enemy that is not fought costs a heart. (N-HERO-5) */
function leave(t: T, seat: number): void {
  if (action(t).owes && !t.state.turn.ignoring) loseHearts(t, seat, 1, 'enemy')
}

export const stopSteps = { stop }
