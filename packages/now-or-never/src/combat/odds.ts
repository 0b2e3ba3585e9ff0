// The exact chance to win a fight, found by trying every roll with the best use of everything a round allows: rerolls,
// options of the rolled face, blue and artifact options, gains for rolled numbers, hearts paid, a second die, goods
// turned into mana. Nothing is estimated. (N-COMBAT-14)
//
// The player maximizes the chance to win, then the hearts left after a win. Retreating never helps to win, so it is not
// considered.

/**
 * The resources for a fight. Bottled demons are goods, too, but counted separately, because some prices ask for them.
 */
export interface Pool {
  readonly mana: number
  readonly demons: number
  /** Goods other than bottled demons. */
  readonly goods: number
}

/** Something that can be paid for once per round, after the die is final. */
export interface FightOption {
  readonly mana: number
  readonly hearts: number
  readonly damage: number
  readonly defence: number
  /** Adds one of the player's own dice to the damage. */
  readonly die: boolean
}

export interface FightFace {
  readonly damage: number
  readonly defence: number
  /** Mana gained when the die is final. */
  readonly mana: number
  /** Hearts gained in that round, before or after the damage. */
  readonly hearts: number
  readonly options: readonly FightOption[]
}

/** A way to pay for a reroll. */
export interface Reroll extends Partial<Pool> {
  /** As of an exchange. Absent: as often as it can be paid for. */
  readonly once?: string
}

/** Exchanges one thing for another during a round. */
export interface Exchange {
  readonly pay: Partial<Pool>
  readonly gain: Partial<Pool>
  /** Exchanges that share a name can be used once in total. Empty: as often as it can be paid for. */
  readonly once: string
}

export interface Fighter {
  readonly hearts: number
  readonly maxHearts: number
  readonly maxMana: number
  readonly pool: Pool
  /** In every round. */
  readonly defence: number
  /** One for each number of the die. */
  readonly faces: readonly FightFace[]
  /** On any face. */
  readonly options: readonly FightOption[]
  /** The prices of a reroll, one per way to pay. */
  readonly rerolls: readonly Reroll[]
  readonly exchanges: readonly Exchange[]
}

export interface Foe {
  readonly health: number
  readonly attack: number
}

export interface Odds {
  /** 0 to 1. */
  readonly win: number
  /** The mean of the hearts left after winning. */
  readonly hearts: number
}

/** The chance, and the hearts left times the chance: these add up over outcomes, a ratio would not. */
export interface Outlook {
  readonly win: number
  readonly left: number
}

export const LOST: Outlook = { win: 0, left: 0 }
/** Tolerance: sums of fractions differ in the last digits. */
const HAIR = 1e-12

function better(a: Outlook, b: Outlook): Outlook {
  if (b.win > a.win + HAIR) return b
  return b.win > a.win - HAIR && b.left > a.left ? b : a
}

function mean(all: readonly Outlook[]): Outlook {
  let [win, left] = [0, 0]
  for (const one of all) {
    win += one.win
    left += one.left
  }
  return { win: win / all.length, left: left / all.length }
}

/** The pool, and which exchanges are spent. */
export interface Means extends Pool {
  readonly spent: readonly string[]
}

/** During a round: damage and defense so far. */
export interface Round {
  readonly hearts: number
  readonly means: Means
  readonly damage: number
  readonly defence: number
  /** Hearts the face gives that are not taken yet. */
  readonly gift: number
}

function paid(means: Means, pay: Partial<Pool>, gain: Partial<Pool>, maxMana: number): Means | null {
  const mana = means.mana - (pay.mana ?? 0)
  const demons = means.demons - (pay.demons ?? 0)
  const goods = means.goods - (pay.goods ?? 0)
  if (mana < 0 || demons < 0 || goods < 0) return null
  return {
    mana: Math.min(maxMana, mana + (gain.mana ?? 0)),
    demons: demons + (gain.demons ?? 0),
    goods: goods + (gain.goods ?? 0),
    spent: means.spent,
  }
}

/** The pool after a reroll; null if it can't be had. */
export function again(from: Means, { once, ...pay }: Reroll, maxMana: number): Means | null {
  if (once === undefined) return paid(from, pay, {}, maxMana)
  const left = from.spent.includes(once) ? null : paid(from, pay, {}, maxMana)
  return left === null ? null : { ...left, spent: [...left.spent, once].toSorted() }
}

function keyOf({ mana, demons, goods, spent }: Means): string {
  return `${mana} ${demons} ${goods} ${spent.join()}`
}

/** Solves a fight. Results are memoized for later questions about the same fight. */
export class Reckoning {
  private readonly fighter: Fighter
  private readonly attack: number
  private readonly known = new Map<string, Outlook>()

  constructor(fighter: Fighter, attack: number) {
    this.fighter = fighter
    this.attack = attack
  }

  /** Before a roll, with this much of the foe's health left. */
  before(health: number, hearts: number, means: Means): Outlook {
    if (hearts <= 0) return LOST
    if (health <= 0) return { win: 1, left: hearts }
    const key = `${health} ${hearts} ${keyOf(means)}`
    const known = this.known.get(key)
    if (known !== undefined) return known
    // A round without damage on either side leads back to this state; by itself it wins nothing.
    this.known.set(key, LOST)
    // A reroll is the state before the roll, minus its price.
    const again = this.rerolled(means).map((left) => this.before(health, hearts, left))
    const found = mean(
      this.fighter.faces.map((face) => again.reduce(better, this.final(health, hearts, face, means))),
    )
    this.known.set(key, found)
    return found
  }

  /** The pools left after paying for a reroll, one per way to pay. */
  private rerolled(means: Means): Means[] {
    const { rerolls, maxMana } = this.fighter
    if (rerolls.length === 0) return []
    return this.reachable(means).flatMap((from) => rerolls.flatMap((way) => again(from, way, maxMana) ?? []))
  }

  /** A second die, added to the damage. Each face is kept, or rerolled if that can be paid for. */
  second(means: Means, use: (pips: number, means: Means) => Outlook): Outlook {
    const known = new Map<string, Outlook>()
    const roll = (left: Means): Outlook => {
      const key = keyOf(left)
      const found = known.get(key)
      if (found !== undefined) return found
      const again = this.rerolled(left).map(roll)
      const rolled = mean(this.fighter.faces.map((_, i) => again.reduce(better, use(i + 1, left))))
      known.set(key, rolled)
      return rolled
    }
    return roll(means)
  }

  /** Every state that exchanges can reach, starting with this one. */
  private reachable(means: Means): Means[] {
    const { exchanges, maxMana } = this.fighter
    if (exchanges.length === 0) return [means]
    const found = new Map([[keyOf(means), means]])
    for (const one of found.values()) {
      for (const { pay, gain, once } of exchanges) {
        if (once !== '' && one.spent.includes(once)) continue
        const made = paid(one, pay, gain, maxMana)
        // Mana beyond the slots would be lost, so an exchange for mana needs an empty slot.
        if (made === null || ((gain.mana ?? 0) > 0 && one.mana >= maxMana)) continue
        const after = once === '' ? made : { ...made, spent: [...made.spent, once].toSorted() }
        found.set(keyOf(after), after)
      }
    }
    return [...found.values()]
  }

  /** The die is final: first its gains, then options. */
  final(health: number, hearts: number, rolled: FightFace, means: Means): Outlook {
    const { options, maxMana, defence } = this.fighter
    const given = paid(means, {}, { mana: rolled.mana }, maxMana) ?? means
    const all = [...rolled.options, ...options]
    const round: Round = {
      hearts,
      means: given,
      damage: rolled.damage,
      defence: rolled.defence + defence,
      gift: rolled.hearts,
    }
    return this.choose(health, round, all)
  }

  /** The best outcome of a round with these options. A heart it gives comes before or after the damage. */
  choose(health: number, round: Round, options: readonly FightOption[]): Outlook {
    const { maxHearts } = this.fighter
    const all = options.toSorted((a, b) => Number(b.die) - Number(a.die))
    const plain = this.from(health, round, all, 0)
    if (round.gift === 0) return plain
    // A heart taken before the damage can pay for an option.
    const early = { ...round, hearts: Math.min(maxHearts, round.hearts + round.gift), gift: 0 }
    return better(plain, this.from(health, early, all, 0))
  }

  /** Takes or skips each option in turn. Second dice come first, so that their result is known to the rest. */
  private from(health: number, round: Round, options: readonly FightOption[], i: number): Outlook {
    const option = options[i]
    if (option === undefined) return this.strike(health, round)
    const next = (after: Round) => this.from(health, after, options, i + 1)
    return better(next(round), this.take(round, option, next))
  }

  /** Takes one option, exchanging what it needs. Worth nothing if it can't be paid for. */
  take(round: Round, option: FightOption, next: (after: Round) => Outlook): Outlook {
    // The last heart is never paid.
    if (option.hearts > 0 && round.hearts <= option.hearts) return LOST
    const taken = this.reachable(round.means).map((from) => {
      const means = paid(from, { mana: option.mana }, {}, this.fighter.maxMana)
      if (means === null) return LOST
      const after: Round = {
        ...round,
        means,
        hearts: round.hearts - option.hearts,
        damage: round.damage + option.damage,
        defence: round.defence + option.defence,
      }
      if (!option.die) return next(after)
      return this.second(means, (pips, rest) => next({ ...after, means: rest, damage: after.damage + pips }))
    })
    return taken.reduce(better, LOST)
  }

  /** Both sides deal damage at the same time. At 0 hearts the fight is lost even if the foe is defeated. */
  private strike(health: number, { hearts, means, damage, defence, gift }: Round): Outlook {
    const { maxHearts } = this.fighter
    const loss = Math.max(0, this.attack - defence)
    const first = Math.min(maxHearts, hearts + gift) - loss
    const last = hearts - loss > 0 ? Math.min(maxHearts, hearts - loss + gift) : 0
    return this.before(health - damage, Math.max(first, last), means)
  }
}

export const oddsOf = ({ win, left }: Outlook): Odds => ({ win, hearts: win > 0 ? left / win : 0 })

export function odds(fighter: Fighter, foe: Foe): Odds {
  const reckoning = new Reckoning(fighter, foe.attack)
  return oddsOf(reckoning.before(foe.health, fighter.hearts, { ...fighter.pool, spent: [] }))
}
