// The exact chance to win after each possible answer in a fight: keep or reroll, an option or the strike, another
// round or retreat. (N-COMBAT-14)
import type { Option } from '@lorehall/kernel'
import {
  again,
  type Fighter,
  type FightOption,
  LOST,
  type Means,
  type Odds,
  oddsOf,
  type Outlook,
  Reckoning,
  type Round,
} from '../combat/odds.ts'
import { at, type Fight } from '../state.ts'
import { answersTo } from './answers.ts'
import { fighterOf, freshUses, gained, poolOf, roundOption, sum } from './chance-to-win.ts'
import { faceOf } from './hero-die.ts'
import { rerolls } from './rerolls.ts'
import type { F } from './step.ts'

type Answer = Pick<Option, 'kind' | 'name'>

/** The result of striking now. */
export interface Blow {
  readonly dealt: number
  /** Dice still to be rolled and added to the damage. */
  readonly dice: number
  readonly lost: number
  /** The health and hearts left on both sides. */
  readonly health: number
  readonly hearts: number
}

/** The prospects of one answer. */
export interface Prospect {
  readonly odds: Odds
  /** The strike after this answer; null between rounds. */
  readonly blow: Blow | null
}

/** A fight between two answers. */
interface Underway {
  readonly f: F
  readonly seat: number
  readonly fight: Fight
  readonly fighter: Fighter
  readonly reckoning: Reckoning
  /** The foe's health left. */
  readonly health: number
  readonly means: Means
}

interface Named {
  readonly name: string
  readonly option: FightOption
}

/** Options of the rolled face and of tokens and artifacts that are not taken yet, by name. */
function optionsLeft({ f, seat, fight, fighter }: Underway): Named[] {
  const ofFace = at(fighter.faces, fight.face - 1).options.map((option, i) => ({ name: `face-${i}`, option }))
  const ofUses = freshUses(f, seat)
    .filter(({ use }) => use.when === 'combatRound')
    .map((owned) => ({ name: owned.key, option: roundOption(owned) }))
  return [...ofFace, ...ofUses].filter(({ name }) => !fight.taken.includes(name))
}

/** Hearts the rolled number gives that are not taken yet, by what gives them. */
function gifts({ f, seat, fight }: Underway): { readonly name: string; readonly hearts: number }[] {
  return answersTo(f, seat, 'combatRoll', fight.face)
    .filter(({ id }) => !fight.taken.includes(id))
    .map(({ id, deeds }) => ({ name: id, hearts: sum(deeds, gained('heart')) }))
}

function roundOf(now: Underway): Round {
  const { f, seat, fight, fighter, means } = now
  const face = faceOf(f, seat, fight.face)
  return {
    hearts: fighter.hearts,
    means,
    damage: face.damage + fight.damage,
    defence: fighter.defence + face.defence + fight.defence,
    gift: gifts(now).reduce((all, { hearts }) => all + hearts, 0),
  }
}

/** The rest of the round, with these options left to choose from. */
const goOn = (now: Underway, round: Round, left: readonly Named[]): Outlook =>
  now.reckoning.choose(
    now.health,
    round,
    left.map(({ option }) => option),
  )

/** A die that is not final: the die of the round, or a second one added to the damage. */
function kept(now: Underway): Outlook {
  const { f, fight, fighter, reckoning, health, means } = now
  const { die } = f.state.turn
  if (fight.face === 0) return reckoning.final(health, fighter.hearts, at(fighter.faces, die - 1), means)
  const round = roundOf(now)
  return goOn(now, { ...round, damage: round.damage + die }, optionsLeft(now))
}

function rolledAgain(now: Underway, name: string): Outlook {
  const { f, seat, fight, fighter, reckoning, health } = now
  const way = rerolls(f, seat).find((one) => one.name === name)
  const pool = way === undefined ? null : poolOf(way.price)
  const { once = '' } = way ?? {}
  const means =
    pool === null ? null : again(now.means, once === '' ? pool : { ...pool, once }, fighter.maxMana)
  if (means === null) return LOST
  if (fight.face === 0) return reckoning.before(health, fighter.hearts, means)
  const round = roundOf(now)
  const left = optionsLeft(now)
  return reckoning.second(means, (pips, rest) =>
    goOn(now, { ...round, means: rest, damage: round.damage + pips }, left),
  )
}

/** The damage of both sides if nothing is added. A heart not taken yet comes after it. */
function blowOf({ fighter, fight, health }: Underway, round: Omit<Round, 'means'>, dice = 0): Blow {
  const lost = Math.max(0, fight.attack - round.defence)
  const left = round.hearts - lost
  return {
    dealt: round.damage,
    dice,
    lost,
    health: Math.max(0, health - round.damage),
    hearts: left > 0 ? Math.min(fighter.maxHearts, left + round.gift) : 0,
  }
}

function struck(now: Underway): Outlook {
  const { reckoning, means } = now
  const { health, hearts } = blowOf(now, roundOf(now))
  return reckoning.before(health, hearts, means)
}

function taken(now: Underway, name: string): Outlook {
  const { fighter, reckoning } = now
  const round = roundOf(now)
  const left = optionsLeft(now)
  const gift = gifts(now).find((one) => one.name === name)
  if (gift !== undefined) {
    const hearts = Math.min(fighter.maxHearts, round.hearts + gift.hearts)
    return goOn(now, { ...round, hearts, gift: round.gift - gift.hearts }, left)
  }
  const chosen = left.find((one) => one.name === name)
  if (chosen === undefined) return LOST
  const rest = left.filter((one) => one !== chosen)
  return reckoning.take(round, chosen.option, (after) => goOn(now, after, rest))
}

function outlookAfter(now: Underway, { kind, name }: Answer): Outlook | null {
  const { fighter, reckoning, health, means } = now
  if (kind === 'roll-on') return reckoning.before(health, fighter.hearts, means)
  if (kind === 'retreat') return LOST
  if (kind === 'keep-die') return kept(now)
  if (kind === 'reroll') return rolledAgain(now, name)
  if (kind === 'strike') return struck(now)
  return kind === 'option' ? taken(now, name) : null
}

/** The round after an answer; null if the answer ends or begins one. */
function blowAfter(now: Underway, { kind, name }: Answer): Blow | null {
  const { f, fight, fighter } = now
  const { die } = f.state.turn
  if (kind === 'keep-die' && fight.face === 0) {
    const { damage, defence, hearts: gift } = at(fighter.faces, die - 1)
    return blowOf(now, { hearts: fighter.hearts, damage, defence: defence + fighter.defence, gift })
  }
  if (kind !== 'keep-die' && kind !== 'strike' && kind !== 'option') return null
  const round = roundOf(now)
  if (kind === 'keep-die') return blowOf(now, { ...round, damage: round.damage + die })
  if (kind === 'strike') return blowOf(now, round)
  const chosen = optionsLeft(now).find((one) => one.name === name)?.option
  if (chosen === undefined) return blowOf(now, round)
  const { damage, defence, hearts } = chosen
  return blowOf(
    now,
    {
      ...round,
      hearts: round.hearts - hearts,
      damage: round.damage + damage,
      defence: round.defence + defence,
    },
    chosen.die ? 1 : 0,
  )
}

/** Prospects by answer; null for options that are not about the fight. */
export function prospectsOf(f: F, seat: number): (answer: Answer) => Prospect | null {
  const { fight } = f.state.turn
  if (fight === null || f.state.turn.seat !== seat) return () => null
  const fighter = fighterOf(f, seat)
  const now: Underway = {
    f,
    seat,
    fight,
    fighter,
    reckoning: new Reckoning(fighter, fight.attack),
    health: fight.health - fight.dealt,
    means: { ...fighter.pool, spent: [] },
  }
  return (answer) => {
    const outlook = outlookAfter(now, answer)
    return outlook === null ? null : { odds: oddsOf(outlook), blow: blowAfter(now, answer) }
  }
}
