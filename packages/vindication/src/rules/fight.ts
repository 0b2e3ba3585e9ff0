// Fighting a monster: always won, seldom free. Order: card, champion, both dice, losses, the white
// attribute, the card's honor and what answers it. (V-FIGHT)
import { championOf } from '../champion.ts'
import type { Option } from '@lorehall/kernel'
import { NO, YES } from '../choices.ts'
import { idsOf, loaded } from '../loaded.ts'
import { MONSTERS } from '../state.ts'
import { DEATH, FATIGUE } from '../values/table.ts'
import { happen } from './reactions.ts'
import { player } from './counters.ts'
import { askReroll, rerolls, rollBlack, rollWhite } from './dice.ts'
import { loseCardHonor } from './honor.ts'
import { active, blocksOn, held } from './inforce.ts'
import { askPayers, gift, payConviction, usable } from './power.ts'
import { leaveParty, recoversFirst } from './recover.ts'
import type { F, StepOf, T } from './step.ts'

/** Both dice at once; a hunter who leads rolls two white ones instead. (V-FIGHT-2, V-FIGHT-6) */
function fight(t: T, step: StepOf<'fight'>, answer: Option | undefined): void {
  const { seat, card: id } = step
  const champion = championOf(t.values.box.cards, idsOf(player(t, seat).party))
  const hunts = active(t, seat, 'twoWhiteDice')?.card.id === champion
  const choice = t.choice(seat, 'reroll')
  // One question covers all that changes the dice of this fight.
  if (answer === undefined && choice === 'ask' && (hunts || active(t, seat, 'reroll') !== null)) {
    askReroll(t, seat)
    return
  }
  const wanted = answer !== NO && choice !== 'never'
  const twice = wanted && rerolls(t, seat)
  t.emit({ type: 'fought', seat, card: id, champion })
  t.push({ do: 'slain', seat, card: id })
  if (hunts && wanted) {
    t.credit(champion)
    t.push({ do: 'secondWhite', seat, card: id, twice })
    rollWhite(t, seat, id, twice)
    return
  }
  t.push({ do: 'losses', seat, card: id })
  rollBlack(t, seat, id, twice)
  rollWhite(t, seat, id, twice)
}

/** The hunter's second white die, then what both show as one gain. */
function secondWhite(t: T, step: StepOf<'secondWhite'>): void {
  const { seat, card: id, first } = step
  if (first === undefined) {
    t.push({ ...step, first: t.state.white })
    rollWhite(t, seat, id, step.twice)
    return
  }
  const give = gift(first, 1)
  give[t.state.white]++
  t.push({ do: 'gain', seat, give, from: id })
}

/** How many blocks a tired champion still has to be given. */
function fatigueOf(f: F, seat: number, champion: string): number {
  const enough = held(f, seat, 'enough')
  if (enough === null) return 2
  return Math.min(2, Math.max(0, enough.n - blocksOn(f, seat, champion)))
}

/** The black die, then the white: whatever the other order allows, this one does, too. (V-FIGHT-2) */
function losses(t: T, { seat, card: id }: StepOf<'losses'>): void {
  const champion = championOf(t.values.box.cards, idsOf(player(t, seat).party))
  t.push({ do: 'gainRolled', seat, from: id })
  if (t.state.black === FATIGUE) {
    const n = fatigueOf(t, seat, champion)
    const enough = held(t, seat, 'enough')
    if (n < 2 && enough !== null) t.credit(enough.card.id)
    t.push({ do: 'fatigue', seat, champion, n, from: id })
  } else if (t.state.black === DEATH) t.push({ do: 'save', seat, champion, from: id })
}

/** Two blocks onto the champion; what is missing must be recovered elsewhere. (V-FIGHT-4) */
function fatigue(t: T, step: StepOf<'fatigue'>): void {
  const { seat, champion, n } = step
  const p = player(t, seat)
  const now = Math.min(n, p.influence)
  if (n === 0 || recoversFirst(t, step, champion, champion) || now === 0) return
  p.influence -= now
  loaded(p.party, champion).blocks += now
  t.emit({ type: 'tired', seat, card: champion, n: now, from: step.from })
  if (n > now) t.push({ ...step, n: n - now })
}

/** Death, unless a conviction stands in the way. (V-FIGHT-5) */
function save(t: T, step: StepOf<'save'>, answer: Option | undefined): void {
  const { seat, champion } = step
  const p = player(t, seat)
  if (step.sure === true) {
    payConviction(t, seat, 1, 'save')
    t.emit({ type: 'saved', seat, card: champion })
  } else if (answer === undefined && usable(t, seat) > 0) {
    t.askOpen(seat, 'yesno', 'save', champion)
    t.offer(YES)
    t.offer(NO)
  } else if (answer === YES) {
    t.push({ ...step, sure: true })
    askPayers(t, seat, 1, 'save')
  } else {
    const blocks = blocksOn(t, seat, champion)
    p.influence += blocks
    t.emit({ type: 'died', seat, card: champion, n: blocks, from: step.from })
    leaveParty(t, seat, champion)
    loseCardHonor(t, seat, champion, 'companions')
  }
}

/** The monster is beaten: its card, its honor, and what answers. */
function slain(t: T, step: StepOf<'slain'>): void {
  const { seat, card: id } = step
  const p = player(t, seat)
  p.monsters.push(id)
  p.defeated++
  happen(t, seat, { what: 'acquired', deck: MONSTERS }, id)
  happen(t, seat, { what: 'monsterDefeated' })
  t.push({ do: 'cardHonor', seat, card: id })
}

export const fightSteps = { fight, secondWhite, losses, fatigue, save, slain }
