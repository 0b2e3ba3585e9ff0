// Fighting a monster: always won, seldom free. Order: card, champion, both dice, losses, the attribute on the white
// die, the card's honor, then reactions. (V-FIGHT)
import { championOf } from './champion.ts'
import type { Option } from '@lorehall/kernel'
import { LEAD, NO, YES } from '../choices.ts'
import { idsOf, loaded } from '../loaded.ts'
import { MONSTERS } from '../state.ts'
import { heroismComesFirst } from '../rulesets.ts'
import { DEATH, FATIGUE } from '../values/table.ts'
import { happen } from './reactions.ts'
import { player } from './counters.ts'
import { askReroll, rerollBy, rerolls, rollBlack, rollWhite } from './dice.ts'
import { loseCardHonor } from './honor.ts'
import { acted, active, blocksOn, held, upon } from './inforce.ts'
import { askPayers, gift, payConviction, usable } from './power.ts'
import { leaveParty, recoversFirst } from './recover.ts'
import type { F, StepOf, T } from './step.ts'

/** The champion of a player. (V-FIGHT-1) */
export function champion(f: F, seat: number): string {
  return named(f) ?? championOf(f.values.box.cards, idsOf(player(f, seat).party))
}

/** The grant that keeps the chosen champion during its fight. (V-EDITION-5) */
const CHAMPION = 'champion'

function named({ state: { turn }, values }: F): string | undefined {
  if (!values.box.terms.choosesChampion) return undefined
  return turn.grants.find(({ what }) => what === CHAMPION)?.from
}

/** If the edition lets players choose their champion, asks that first. */
function asksWhoFights(t: T, step: StepOf<'fight'>, answer: Option | undefined): boolean {
  const { seat, card: id } = step
  const { party } = player(t, seat)
  if (!t.values.box.terms.choosesChampion || party.length < 2 || named(t) !== undefined) return false
  if (answer === undefined) {
    t.askOpen(seat, 'pick', 'whoFights', id)
    for (const companion of idsOf(party)) t.offer(LEAD(companion))
  } else {
    t.state.turn.grants.push({ what: CHAMPION, n: 0, from: answer.name })
    t.push(step)
  }
  return true
}

function hunts(f: F, seat: number): boolean {
  return active(f, seat, 'twoWhiteDice')?.card.id === champion(f, seat)
}

/** One question covers everything that changes the dice of a fight. */
export function asksBeforeFight(t: T, seat: number, answer: Option | undefined): boolean {
  const changes = hunts(t, seat) || rerollBy(t, seat) !== null
  if (answer !== undefined || t.choice(seat, 'reroll') !== 'ask' || !changes) return false
  askReroll(t, seat)
  return true
}

/** Rolls both dice together. If Ruak is the champion, rolls two white dice instead. (V-FIGHT-2, V-FIGHT-6) */
export function rollForFight(t: T, seat: number, foe: string, answer: Option | undefined): void {
  const wanted = answer !== NO && t.choice(seat, 'reroll') !== 'never'
  const twice = wanted && rerolls(t, seat)
  if (wanted && hunts(t, seat)) {
    t.credit(champion(t, seat))
    t.push({ do: 'secondWhite', seat, card: foe, twice })
    rollWhite(t, seat, foe, twice)
    return
  }
  if (t.values.box.terms.heroismFirst && heroismComesFirst(t)) {
    t.push({ do: 'counterattack', seat, card: foe, twice })
    t.push({ do: 'gainRolled', seat, from: foe })
  } else {
    t.push({ do: 'losses', seat, card: foe })
    rollBlack(t, seat, foe, twice)
  }
  rollWhite(t, seat, foe, twice)
}

/** Rolls the black die after the white attribute is gained. (V-EDITION-17) */
function counterattack(t: T, { seat, card: foe, twice }: StepOf<'counterattack'>): void {
  t.push({ do: 'harm', seat, card: foe })
  rollBlack(t, seat, foe, twice)
}

function fight(t: T, step: StepOf<'fight'>, answer: Option | undefined): void {
  const { seat, card: id } = step
  if (asksWhoFights(t, step, answer) || asksBeforeFight(t, seat, answer)) return
  t.emit({ type: 'fought', seat, card: id, champion: champion(t, seat) })
  t.push({ do: 'slain', seat, card: id })
  rollForFight(t, seat, id, answer)
}

/** Ruak's second white die, then one gain for both results. */
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

/** How many fatigue blocks the champion still has to take. */
function fatigueOf(f: F, seat: number, tired: string): number {
  const enough = held(f, seat, 'enough')
  if (enough === null) return 2
  return Math.min(2, Math.max(0, enough.n - blocksOn(f, seat, tired)))
}

/** Applies the black die, then the white one. This order allows everything the other would. (V-FIGHT-2) */
function losses(t: T, { seat, card: id }: StepOf<'losses'>): void {
  t.push({ do: 'gainRolled', seat, from: id })
  harmedBy(t, seat, id)
}

const harm = (t: T, { seat, card: id }: StepOf<'harm'>) => harmedBy(t, seat, id)

/** Applies the black die to the champion. */
function harmedBy(t: T, seat: number, id: string): void {
  const leader = champion(t, seat)
  if (t.state.black === FATIGUE) {
    const n = fatigueOf(t, seat, leader)
    const enough = held(t, seat, 'enough')
    if (n < 2 && enough !== null) acted(t, seat, enough.card.id)
    t.push({ do: 'fatigue', seat, champion: leader, n, from: id })
  } else if (t.state.black === DEATH) {
    const guard = upon(t, seat, leader, 'cannotDie')
    if (guard === null) t.push({ do: 'save', seat, champion: leader, from: id })
    else {
      t.credit(guard.card.id)
      t.emit({ type: 'spared', seat, card: leader, from: guard.card.id })
    }
  }
}

/** Puts 2 blocks on the champion. If influence is short, blocks must be recovered first. (V-FIGHT-4) */
function fatigue(t: T, step: StepOf<'fatigue'>): void {
  const { seat, champion: tired, n } = step
  const p = player(t, seat)
  const now = Math.min(n, p.influence)
  if (n === 0 || recoversFirst(t, step, tired, tired) || now === 0) return
  p.influence -= now
  loaded(p.party, tired).blocks += now
  t.emit({ type: 'tired', seat, card: tired, n: now, from: step.from })
  if (n > now) t.push({ ...step, n: n - now })
}

/** The champion dies unless the player uses 1 conviction. (V-FIGHT-5) */
function save(t: T, step: StepOf<'save'>, answer: Option | undefined): void {
  const { seat, champion: dying } = step
  const p = player(t, seat)
  if (step.sure === true) {
    payConviction(t, seat, 1, 'save')
    t.emit({ type: 'saved', seat, card: dying })
  } else if (answer === undefined && usable(t, seat) > 0) {
    t.askOpen(seat, 'yesno', 'save', dying)
    t.offer(YES)
    t.offer(NO)
  } else if (answer === YES) {
    t.push({ ...step, sure: true })
    askPayers(t, seat, 1, 'save')
  } else {
    const blocks = blocksOn(t, seat, dying)
    p.influence += blocks
    t.emit({ type: 'died', seat, card: dying, n: blocks, from: step.from })
    leaveParty(t, seat, dying, 'killed')
    loseCardHonor(t, seat, dying, 'companions')
  }
}

/** The monster is beaten: the player takes the card, gains its honor, and reactions follow. */
function slain(t: T, step: StepOf<'slain'>): void {
  const { seat, card: id } = step
  const p = player(t, seat)
  const { turn } = t.state
  if (named(t) !== undefined) turn.grants = turn.grants.filter(({ what }) => what !== CHAMPION)
  p.monsters.push(id)
  p.defeated++
  happen(t, seat, { what: 'acquired', deck: MONSTERS }, id)
  happen(t, seat, { what: 'monsterDefeated' })
  t.push({ do: 'cardHonor', seat, card: id })
}

export const fightSteps = { fight, secondWhite, counterattack, losses, harm, fatigue, save, slain }
