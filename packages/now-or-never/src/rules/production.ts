// Production after each season, and the final one. (N-PRODUCTION, N-FINAL)
import type { Option } from '@lorehall/kernel'
import { DONE } from '../choices.ts'
import { noGoods } from '../state.ts'
import { completable } from './anytime.ts'
import { isUsableAt } from './beside.ts'
import { freshenBot } from './bot.ts'
import { finalOf, produced, tokenCoins } from './final.ts'
import { inForce, maxMana } from './inforce.ts'
import { lookup, player } from './lookup.ts'
import { gain } from './purse.ts'
import type { F, StepOf, T } from './step.ts'
import { canLearn } from './tokens.ts'
import { housable, movable } from './town.ts'

const isLast = ({ state, values }: F): boolean => state.season === values.setup.seasons

/** Is something left to do before production? Only the last production considers all of it. (N-PRODUCTION-4) */
function hasLastThings(f: F, step: StepOf<'lastThings'>): boolean {
  const { seat } = step
  if (housable(f, seat).length > 0 || isUsableAt(f, seat, step, 'anyTime')) return true
  if (!isLast(f)) return false
  return completable(f, seat).length > 0 || movable(f, seat).length > 0 || learningScores(f, seat)
}

/** The seat can buy an ability and has a card that counts abilities at the end. */
const learningScores = (f: F, seat: number): boolean =>
  canLearn(f, seat) &&
  player(f, seat).done.some((id) => lookup.quest(f, id).score.some(({ tally }) => tally === 'abilities'))

/** Asks each seat that has something left to do, once. */
function lastThings(t: T, step: StepOf<'lastThings'>, answer: Option | undefined): void {
  const { seat } = step
  if (answer === undefined && hasLastThings(t, step)) {
    t.askOpen(seat, 'pick', 'lastThings')
    t.offer(DONE)
    return
  }
  const next = (seat + 1) % t.seats
  if (next !== t.state.first) t.push({ do: 'lastThings', seat: next })
}

function produce(t: T): void {
  const last = isLast(t)
  for (let seat = 0; seat < t.seats; seat++) {
    if (last) produceLast(t, seat)
    else produceFor(t, seat)
  }
  t.push({ do: last ? 'score' : 'beginSeason', seat: t.state.first })
  if (!last) {
    freshen(t)
    t.state.season++
  }
  t.values.box.produced?.(t, last)
}

/** Goods, coins and hearts, and cards and tokens that act in each production. (N-PRODUCTION-1) */
function produceFor(t: T, seat: number): void {
  const bag = produced(t, seat, false)
  t.emit({ type: 'production', seat })
  gain(t, seat, { ...bag, coin: (bag.coin ?? 0) + tokenCoins(t, seat) }, 'production')
  effects(t, seat)
}

function effects(t: T, seat: number): void {
  for (const { id, on } of inForce(t, seat)) {
    for (const deed of on.production ?? []) if (deed.verb === 'gain') gain(t, seat, deed, id)
  }
}

/** Refreshes mana, hero tokens, uses and specialists, but not hearts. (N-PRODUCTION-3) */
function freshen(t: T): void {
  const { players, bot } = t.state
  players.forEach((p, seat) => {
    p.mana = maxMana(t, seat)
    p.used = []
    p.covered = p.covered.map(() => false)
  })
  for (const board of bot === null ? players : [...players, bot]) {
    for (const slot of board.specialists) if (slot !== null) slot.up = true
  }
  if (bot !== null) freshenBot(bot)
}

/** Discards coins, goods, hands and open orders; then produces and sells everything. (N-FINAL-1, N-FINAL-2) */
function produceLast(t: T, seat: number): void {
  const p = player(t, seat)
  const { state } = t
  for (const id of p.hand) state.quests[lookup.quest(t, id).pile].discard.push(id)
  state.box.push(...p.orders)
  Object.assign(p, { coins: 0, goods: noGoods(), hand: [], orders: [] })
  const final = finalOf(t, seat)
  const { heart = 0 } = produced(t, seat, true)
  gain(t, seat, { heart }, 'production')
  effects(t, seat)
  p.final = final
  p.coins = final.coins
  t.emit({ type: 'finalProduction', seat, produced: { ...final.produced }, coins: final.coins })
}

export const productionSteps = { lastThings, produce }
