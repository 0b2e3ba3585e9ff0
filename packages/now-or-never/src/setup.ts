// Setup: an empty table, then everything chance decides, then heroes, then quests, chosen by all at the same time.
// (N-SETUP)
import { around, byName, draw, drawSome, laySlots } from '@lorehall/grammar'
import type { GameOptions, Json, Option } from '@lorehall/kernel'
import { HERO, KEEP, LEFT } from './choices.ts'
import { lookup, player } from './rules/lookup.ts'
import { maxMana } from './rules/inforce.ts'
import { asksOnlyChoices } from './rulesets.ts'
import { drawVillager } from './rules/piles.ts'
import { ALL_KEPT, HERO_TAKEN } from './reasons.ts'
import type { StepOf, T } from './rules/step.ts'
import { at, type Bot, freshTurn, noGoods, type Player, type State } from './state.ts'
import type { Values } from './values/index.ts'
import { type Pile, PILES } from './cards/records.ts'

const SLOTS = [0, 1, 2, 3]

function newPlayer(start: number): Player {
  return {
    hero: '',
    coins: 0,
    goods: noGoods(),
    books: 0,
    xp: 0,
    hearts: 0,
    mana: 0,
    space: start,
    covered: [false, false, false],
    specialists: SLOTS.map(() => null),
    red: SLOTS.map(() => ''),
    blue: SLOTS.map(() => ''),
    toLearn: [],
    grid: [],
    town: Array.from({ length: 16 }, () => ''),
    housing: SLOTS.map(noGoods),
    waiting: noGoods(),
    hand: [],
    drawn: [],
    done: [],
    orders: [],
    ordersDone: [],
    looked: [],
    tokens: [],
    kills: [],
    used: [],
    passed: false,
    final: null,
  }
}

function newBot(values: Values): Bot {
  return {
    specialists: SLOTS.map(() => null),
    deck: Object.keys(values.solo).toSorted(byName),
    played: [],
    attacks: 0,
    villagers: noGoods(),
    tokens: 0,
    kills: [],
    orders: [],
    quests: [],
  }
}

const copies = (records: Readonly<Record<string, { readonly copies: number }>>): string[] =>
  Object.entries(records).flatMap(([id, { copies: n }]) => Array.from({ length: n }, () => id))

/** The contents of the box at the start of every game, sorted. Made once, then copied. */
type Stock = Pick<State, 'searchPool' | 'gearPile' | 'specialistPile' | 'quests' | 'box'> & {
  readonly start: number
  readonly orders: readonly string[]
}

const stocks = new WeakMap<Values, Stock>()

function stockOf(values: Values): Stock {
  const known = stocks.get(values)
  if (known !== undefined) return known
  const gearOf = (colour: 'red' | 'blue') =>
    copies(Object.fromEntries(Object.entries(values.gear).filter(([, gear]) => gear.colour === colour)))
  const pile = (name: Pile) => ({
    down: Object.keys(values.quests)
      .filter((id) => values.quests[id]?.pile === name)
      .toSorted(byName),
    discard: [],
  })
  const others = Object.entries(values.specialists).filter(([, { starting }]) => !starting)
  const idsOf = (some: typeof others) => some.map(([id]) => id).toSorted(byName)
  const stock: Stock = {
    start: values.spaceIds.indexOf(values.maps[values.side].start),
    searchPool: copies(values.search).toSorted(byName),
    gearPile: { red: gearOf('red').toSorted(byName), blue: gearOf('blue').toSorted(byName) },
    specialistPile: idsOf(others.filter(([, { aside }]) => aside !== true)),
    box: idsOf(others.filter(([, { aside }]) => aside === true)),
    quests: { basic: pile('basic'), artifact: pile('artifact'), advanced: pile('advanced') },
    orders: Object.keys(values.orders).toSorted(byName),
  }
  stocks.set(values, stock)
  return stock
}

export function setup(seats: number, _options: GameOptions, values: Values, left: Json): State {
  const { spaces, setup: table } = values
  const { slots } = values.box
  const { start, searchPool, gearPile, specialistPile, quests, orders, box } = stockOf(values)
  const enemiesOn = (level: number) => (level === 9 ? at(table.level9, seats - 1) : seats)
  const pile = (name: Pile) => ({ down: quests[name].down.slice(), discard: [] })
  return {
    players: Array.from({ length: seats }, () => newPlayer(start)),
    season: 1,
    first: 0,
    turn: freshTurn(0),
    turns: 0,
    locations: spaces.map((space) => (space.kind === 'location' ? space.location : '')),
    enemies: spaces.map((space) => (space.kind === 'enemy' ? enemiesOn(space.level) : 0)),
    searches: spaces.map(({ kind }) => kind === 'search'),
    searchPool: searchPool.slice(),
    searchGone: [],
    villagerRow: [],
    villagerSupply: {
      ...values.villagers,
      ...Object.fromEntries(values.guests.map(({ id, supply }) => [id, supply])),
    },
    gearRow: { red: [], blue: [] },
    gearPile: { red: gearPile.red.slice(), blue: gearPile.blue.slice() },
    box: box.slice(),
    specialistRow: [],
    specialistPile: specialistPile.slice(),
    quests: { basic: pile('basic'), artifact: pile('artifact'), advanced: pile('advanced') },
    orders: { down: orders.slice(), under: [] },
    bot: seats === 1 ? newBot(values) : null,
    phase: 'setup',
    ...(slots.length === 0 ? {} : { slots: laySlots({}, slots, seats, values, left) }),
  }
}

/** The tiles with no fixed place. (N-SETUP-3) */
function placeLocations(t: T): void {
  const { locations } = t.state
  const tiles = Object.keys(t.values.locations).filter((id) => lookup.location(t, id).random)
  t.values.spaces.forEach((space, i) => {
    if (space.kind === 'random') locations[i] = draw(t, tiles)
  })
}

function fillRows(t: T): void {
  const { state, values } = t
  for (let n = 0; n < values.setup.villagerRow; n++) state.villagerRow.push(drawVillager(t))
  for (const colour of ['red', 'blue'] as const) {
    state.gearRow[colour] = drawSome(t, state.gearPile[colour], values.setup.gearRow[colour])
  }
  state.specialistRow = drawSome(t, state.specialistPile, values.setup.specialistRow)
}

/** A builder and a healer for each player and the bot; the others leave the game. (N-SETUP-6) */
function hireStarting(t: T): void {
  const { players, bot, box } = t.state
  const starting = (action: string) =>
    Object.keys(t.values.specialists).filter((id) => {
      const one = lookup.specialist(t, id)
      return one.starting && one.action === action
    })
  const [builders, healers] = [starting('build'), starting('heal')]
  for (const board of bot === null ? players : [...players, bot]) {
    board.specialists[0] = { id: draw(t, builders), up: true }
    board.specialists[1] = { id: draw(t, healers), up: true }
  }
  box.push(...builders, ...healers)
}

/** The seats in turn order. */
function inOrder(t: Pick<T, 'state' | 'seats'>): readonly number[] {
  return around(t.seats, t.state.first)
}

export function begin(t: T): void {
  const { state } = t
  state.first = t.chance(t.seats)
  state.turn = freshTurn(state.first)
  placeLocations(t)
  fillRows(t)
  hireStarting(t)
  t.emit({ type: 'firstPlayer', seat: state.first })
  t.push({ do: 'beginSeason', seat: state.first })
  t.values.box.begins?.(t)
  t.push({ do: 'keepQuests', seat: state.first })
  t.push({ do: 'dealQuests', seat: state.first })
  if (t.seats === 1) t.push({ do: 'standLeft', seat: 0 })
  // Pushed in turn order, so the last player comes first.
  for (const seat of inOrder(t)) t.push({ do: 'pickHero', seat })
}

/** Each hero once. (N-SETUP-7) */
function pickHero(t: T, { seat }: StepOf<'pickHero'>, answer: Option | undefined): void {
  const taken = new Set(t.state.players.map(({ hero }) => hero))
  const heroes = Object.keys(t.values.heroes)
  const open = t.values.box.heroes?.(t, seat) ?? heroes
  const isFree = (id: string) => open.includes(id) && !taken.has(id)
  if (answer !== undefined) return takeHero(t, seat, answer.name)
  if (t.options['heroes'] === 'random') {
    return takeHero(t, seat, draw(t, heroes.filter(isFree)))
  }
  t.ask(seat, 'pick', 'pickHero')
  for (const id of heroes) t.may(HERO(id), isFree(id) ? null : HERO_TAKEN)
  const last = heroes.find(isFree) ?? ''
  if (asksOnlyChoices(t) && t.spare(HERO(last))) takeHero(t, seat, last)
}

function takeHero(t: T, seat: number, hero: string): void {
  const p = player(t, seat)
  p.hero = hero
  p.hearts = lookup.hero(t, hero).hearts
  p.mana = maxMana(t, seat)
  p.toLearn = Object.keys(t.values.abilities).filter((id) => lookup.ability(t, id).hero === hero)
  t.emit({ type: 'heroTaken', seat, hero })
}

/** In a solo game the order matters, so the player chooses who goes on the left. (N-SETUP-6) */
function standLeft(t: T, { seat }: StepOf<'standLeft'>, answer: Option | undefined): void {
  const { specialists } = player(t, seat)
  if (answer !== undefined) {
    specialists.sort((a, b) => Number(b?.id === answer.name) - Number(a?.id === answer.name))
    return
  }
  t.ask(seat, 'pick', 'standLeft')
  for (const slot of specialists) if (slot !== null) t.offer(LEFT(slot.id))
}

/** Grids, coins and cards. (N-SETUP-8, N-SETUP-9, N-SETUP-10) */
function dealQuests(t: T): void {
  const { deal, coins, extraCoins } = t.values.setup
  inOrder(t).forEach((seat, turn) => {
    const p = player(t, seat)
    const tiles = Object.keys(t.values.buildings)
    p.grid = drawSome(t, tiles, tiles.length)
    p.coins = coins + at(extraCoins, turn)
    for (const pile of PILES) p.drawn.push(...drawSome(t, t.state.quests[pile].down, deal[pile]))
    p.drawn.sort(byName)
  })
}

/** All players choose at the same time which of their eight quests to keep. (N-SETUP-10) */
function keepQuests(t: T, _step: StepOf<'keepQuests'>, answer: Option | undefined): void {
  const { keep } = t.values.setup.deal
  t.state.players.forEach((p, seat) => {
    if (answer === undefined) {
      t.askSeveralTogether(seat, 'keepQuests')
      const left = keep - t.ticks()
      for (const id of p.drawn) t.tick(KEEP(id), left > 0 ? null : ALL_KEPT)
      t.confirm(left)
      return
    }
    const kept = t.picksOf(seat).map(({ name }) => name)
    for (const id of p.drawn) {
      if (!kept.includes(id)) t.state.quests[lookup.quest(t, id).pile].discard.push(id)
    }
    p.hand = kept.toSorted(byName)
    p.drawn = []
    t.emit({ type: 'questsKept', seat, quests: p.hand, only: [seat] })
  })
}

export const setupSteps = { pickHero, standLeft, dealQuests, keepQuests }
