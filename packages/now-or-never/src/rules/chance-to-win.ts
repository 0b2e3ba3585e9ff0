// The chance of a seat's hero to win a fight now. Translates the hero board, tucked cards and resources into the
// input of the exact fight solver. (N-COMBAT-14)
import {
  type Exchange,
  type Fighter,
  type FightFace,
  type FightOption,
  type Foe,
  odds,
  type Odds,
  type Pool,
  type Reroll,
} from '../combat/odds.ts'
import { type Bag, type Deed, GOODS, type Use } from '../cards/vocabulary.ts'
import { answersTo } from './answers.ts'
import { faceOf } from './hero-die.ts'
import { added, maxHearts, maxMana } from './inforce.ts'
import { player } from './lookup.ts'
import { type Owned, usesOf } from './owned.ts'
import { rerolls } from './rerolls.ts'
import type { F } from './step.ts'

const FACES = [1, 2, 3, 4]

/** A price as bottled demons, other goods and mana; null if it asks for something else. */
export function poolOf(bag: Bag): Pool | null {
  const { coin = 0, book = 0, xp = 0, heart = 0 } = bag
  if (coin + book + xp + heart > 0) return null
  const goods = GOODS.filter((good) => good !== 'demon').reduce((sum, good) => sum + (bag[good] ?? 0), 0)
  return { mana: bag.mana ?? 0, demons: bag.demon ?? 0, goods }
}

export const sum = (deeds: readonly Deed[], of: (deed: Deed) => number): number =>
  deeds.reduce((all, deed) => all + of(deed), 0)

export const gained =
  (what: 'mana' | 'heart') =>
  (deed: Deed): number =>
    deed.verb === 'gain' ? (deed[what] ?? 0) : 0

function faceFor(f: F, seat: number, die: number): FightFace {
  const { damage, defence, options, onRoll } = faceOf(f, seat, die)
  return {
    damage,
    defence,
    mana: sum(onRoll, gained('mana')),
    hearts: answersTo(f, seat, 'combatRoll', die).reduce(
      (all, { deeds }) => all + sum(deeds, gained('heart')),
      0,
    ),
    options: options.map((option) => ({
      mana: option.pay.mana ?? 0,
      hearts: option.pay.heart ?? 0,
      damage: option.damage,
      defence: option.defence,
      die: option.damageDice !== undefined,
    })),
  }
}

/** A combat use as an option of the solver. */
export const roundOption = ({ use }: Owned): FightOption => ({
  mana: use.pay?.mana ?? 0,
  hearts: use.pay?.heart ?? 0,
  damage: sum(use.do, (deed) => (deed.verb === 'damage' ? deed.n : 0)),
  defence: sum(use.do, (deed) => (deed.verb === 'defend' ? deed.n : 0)),
  die: false,
})

/** A use as an exchange. Changing goods only helps if it makes bottled demons. */
function exchangesBy({ key, use }: Owned): Exchange[] {
  const pay = poolOf(use.pay ?? {})
  if (pay === null) return []
  const once = use.limit === 'season' ? key : ''
  return use.do.flatMap((deed): Exchange[] => {
    if (deed.verb === 'changeGoods') {
      return Array.from({ length: deed.upTo }, (_, i) => ({
        pay: { ...pay, goods: pay.goods + i + 1 },
        gain: { demons: i + 1 },
        once,
      }))
    }
    const gain = deed.verb === 'gain' ? poolOf(deed) : null
    return gain === null || gain.mana + gain.demons + gain.goods === 0 ? [] : [{ pay, gain, once }]
  })
}

const betweenRolls = ({ when, takesTurn, not }: Use): boolean =>
  (when === 'ownTurn' || when === 'anyTime') && takesTurn !== true && not?.includes('combat') !== true

/** The prices of a reroll. Goods of different kinds count the same here. */
function rerollsFor(f: F, seat: number): Reroll[] {
  const all = rerolls(f, seat).flatMap(({ price, once }) => {
    const pool = poolOf(price)
    return pool === null ? [] : [once === '' ? pool : { ...pool, once }]
  })
  const alike = (a: Reroll, b: Reroll) =>
    a.mana === b.mana && a.demons === b.demons && a.goods === b.goods && a.once === b.once
  return all.filter((one, i) => all.findIndex((other) => alike(one, other)) === i)
}

/** Uses not spent this season. */
export function freshUses(f: F, seat: number): Owned[] {
  const { used } = player(f, seat)
  return usesOf(f, seat).filter(({ key, use }) => use.limit !== 'season' || !used.includes(key))
}

export function fighterOf(f: F, seat: number): Fighter {
  const { hearts, mana, goods } = player(f, seat)
  const fresh = freshUses(f, seat)
  return {
    hearts,
    maxHearts: maxHearts(f, seat),
    maxMana: maxMana(f, seat),
    pool: { mana, demons: goods.demon, goods: goods.shell + goods.tool + goods.crystal },
    defence: added(f, seat, 'defence'),
    faces: FACES.map((die) => faceFor(f, seat, die)),
    options: fresh.filter(({ use }) => use.when === 'combatRound').map(roundOption),
    rerolls: rerollsFor(f, seat),
    exchanges: fresh.filter(({ use }) => betweenRolls(use)).flatMap(exchangesBy),
  }
}

/** The chance before the next roll; during a fight, against the health the enemy has left. */
export function chanceToWin(f: F, seat: number, { health, attack }: Foe): Odds {
  const { turn } = f.state
  const dealt = turn.seat === seat && turn.fight !== null ? turn.fight.dealt : 0
  return odds(fighterOf(f, seat), { health: health - dealt, attack })
}
