// The bot of the solo game: it plays one card after each of the human's turns. It takes things the human then can't
// have, and scores nothing. (N-SOLO)
import { byName, draw } from '@lorehall/grammar'
import type { Option, Rivals } from '@lorehall/kernel'
import { BOT_SEARCH, LEAVES } from '../choices.ts'
import { distance } from '../map/cells.ts'
import { at, type Bot, type Hired, type State } from '../state.ts'
import type { Values } from '../values/index.ts'
import type { Pile, SoloCard } from '../cards/records.ts'
import type { Good } from '../cards/vocabulary.ts'
import { lookup, player } from './lookup.ts'
import { join } from './folk.ts'
import { fillVillagers } from './people.ts'
import { gain } from './purse.ts'
import { refillSpecialists } from './specialists.ts'
import type { F, StepOf, T } from './step.ts'

const RIVAL = 'bot'

/** Which villagers it takes first. Those of modules come last. */
const WISHES: readonly Good[] = ['crystal', 'demon', 'tool', 'shell']

type BotDeed = SoloCard['do'][number]
type Taking = Extract<BotDeed, { readonly verb: 'botRoll' }>[1]

function botOf({ state }: F): Bot {
  if (state.bot === null) throw new Error('there is a bot only for one who plays alone')
  return state.bot
}

/** Puts all cards back into the deck, which has no order. */
function reshuffle(bot: Bot): void {
  bot.deck = [...bot.deck, ...bot.played].toSorted(byName)
  bot.played = []
}

/** A new season: a whole deck, and it may attack again. (N-SOLO-1) */
export function freshenBot(bot: Bot): void {
  reshuffle(bot)
  bot.attacks = 0
}

/** Draws the top card, carries it out and discards it. (N-SOLO-1) */
function botTurn(t: T, { seat }: StepOf<'botTurn'>): void {
  const bot = botOf(t)
  if (bot.deck.length === 0) reshuffle(bot)
  const card = draw(t, bot.deck)
  bot.played.push(card)
  t.emit({ type: 'botCard', rival: RIVAL, card, from: card })
  for (const deed of t.values.solo[card]?.do ?? []) act(t, seat, deed, card)
}

function act(t: T, seat: number, deed: BotDeed, card: string): void {
  switch (deed.verb) {
    case 'botSearch':
      return t.push({ do: 'botSearch', seat, from: card })
    case 'botRecruit':
      return t.push({ do: 'botRecruit', seat, faceDown: deed.faceDown, from: card })
    case 'botAttack':
      return attack(t, seat, deed.perSeason, card)
    case 'botExhaust':
      return exhaust(t, seat, deed.whose, card)
    case 'botRoll': {
      const die = 1 + t.chance(4)
      t.emit({ type: 'botRolled', rival: RIVAL, die, from: card })
      return take(t, die === 1 ? deed[1] : die === 2 ? deed[2] : die === 3 ? deed[3] : deed[4], card)
    }
  }
}

function nearestSearches(f: F, seat: number): number[] {
  const { space } = player(f, seat)
  const here = f.values.box.nearest?.(f, space) ?? space
  const all = f.state.searches.flatMap((lies, space) => (lies ? [space] : []))
  const least = Math.min(...all.map((space) => distance(here, space)))
  return all.filter((space) => distance(here, space) === least)
}

/** Takes the token closest to the human's hero, unseen. The human breaks ties. (N-SOLO-2) */
function botSearch(t: T, { seat, from }: StepOf<'botSearch'>, answer: Option | undefined): void {
  const nearest = nearestSearches(t, seat)
  const [only] = nearest
  if (only === undefined) return
  if (answer === undefined && nearest.length > 1) {
    t.ask(seat, 'pick', 'botSearch', from)
    for (const space of nearest) t.offer(BOT_SEARCH(space))
    return
  }
  const space = answer?.n ?? only
  t.state.searches[space] = false
  botOf(t).tokens++
  t.emit({ type: 'botSearched', rival: RIVAL, space, from })
}

/** Takes the leftmost of the row. If the slots are full, the human chooses who leaves. (N-SOLO-3) */
function botRecruit(t: T, step: StepOf<'botRecruit'>, answer: Option | undefined): void {
  const { seat, faceDown, from } = step
  const { specialists } = botOf(t)
  const { specialistRow, box } = t.state
  const [recruit] = specialistRow
  if (recruit === undefined) return
  const empty = specialists.indexOf(null)
  if (answer === undefined && empty === -1) {
    t.ask(seat, 'pick', 'botLeaves', from)
    for (const slot of specialists) if (slot !== null) t.offer(LEAVES(slot.id))
    return
  }
  const slot = answer === undefined ? empty : specialists.findIndex((one) => one?.id === answer.name)
  const old = at(specialists, slot)
  if (old !== null) box.push(old.id)
  specialistRow.shift()
  specialists[slot] = { id: recruit, up: !faceDown }
  t.emit({ type: 'botRecruited', rival: RIVAL, specialist: recruit, leaves: old?.id ?? null, from })
  refillSpecialists(t)
}

/** Defeats an enemy of the lowest level left and takes its villagers, nothing else. (N-SOLO-4) */
function attack(t: T, seat: number, perSeason: number, card: string): void {
  const bot = botOf(t)
  if (bot.attacks >= perSeason) return t.push({ do: 'botTurn', seat })
  bot.attacks++
  const levels = t.values.spaces.flatMap((space, i) =>
    space.kind === 'enemy' && at(t.state.enemies, i) > 0 ? [{ i, level: space.level }] : [],
  )
  const lowest = levels.toSorted((a, b) => a.level - b.level)[0]
  if (lowest === undefined) return
  const id = at(t.values.levels, lowest.level - 1)
  t.state.enemies[lowest.i] = at(t.state.enemies, lowest.i) - 1
  bot.kills.push(id)
  t.emit({ type: 'botAttacked', rival: RIVAL, enemy: id, space: lowest.i, from: card })
  for (let n = lookup.enemy(t, id).reward.villagers ?? 0; n > 0; n--) takeVillager(t, card)
}

function takeVillager(t: T, card: string): void {
  const { villagerRow } = t.state
  const good = WISHES.find((one) => villagerRow.includes(one)) ?? villagerRow[0]
  if (good === undefined) return
  villagerRow.splice(villagerRow.indexOf(good), 1)
  join(botOf(t).villagers, good)
  t.emit({ type: 'botVillager', rival: RIVAL, good, from: card })
  if (villagerRow.length === 0) fillVillagers(t)
}

/** Takes orders or quest cards unseen; missing cards are skipped. (N-SOLO-5) */
function take(t: T, takes: Taking, card: string): void {
  const bot = botOf(t)
  for (const { what, n } of takes) {
    for (let i = 0; i < n; i++) {
      const taken = what === 'order' ? topOrder(t) : topQuest(t, what)
      if (taken !== null) (what === 'order' ? bot.orders : bot.quests).push(taken)
    }
    t.emit({ type: 'botTook', rival: RIVAL, what, n, from: card })
  }
  bot.quests.sort(byName)
  bot.orders.sort(byName)
}

function topOrder(t: T): string | null {
  const { orders } = t.state
  if (orders.down.length > 0) return draw(t, orders.down)
  return orders.under.shift()?.id ?? null
}

function topQuest(t: T, name: Pile): string | null {
  const pile = t.state.quests[name]
  if (pile.down.length === 0) pile.down = pile.discard.splice(0).toSorted(byName)
  return pile.down.length === 0 ? null : draw(t, pile.down)
}

/** Turns the leftmost face-up specialist face down. If it is the human's, the human gains its tax. (N-SOLO-6) */
function exhaust(t: T, seat: number, whose: 'bot' | 'you', card: string): void {
  const { specialists } = whose === 'bot' ? botOf(t) : player(t, seat)
  const ready = specialists.find((slot): slot is Hired => slot !== null && slot.up)
  if (ready === undefined) return
  ready.up = false
  t.emit({ type: 'botExhausted', rival: RIVAL, specialist: ready.id, from: card })
  if (whose === 'you') gain(t, seat, { coin: lookup.specialist(t, ready.id).tax }, ready.id)
}

export const botSteps = { botTurn, botSearch, botRecruit }

/** The bot plays, but neither scores nor wins. (N-SOLO-7) */
export const rivals: Rivals<State, Values> = {
  at: (seats) => (seats === 1 ? [RIVAL] : []),
  score: () => null,
  won: () => [],
}
