// The worth of a town: what it produces until the end and in the final production, its rows and sets, what its
// buildings score, and room for villagers not housed yet.
import { placesFor } from '../rules/folk.ts'
import { GRID_NEXT, TOWN_COLUMNS, TOWN_NEXT } from '../rules/grid.ts'
import { lookup, player } from '../rules/lookup.ts'
import { bestSum } from '../rules/market.ts'
import { headcount, total } from '../rules/piles.ts'
import type { F } from '../rules/step.ts'
import { ROWS } from '../rules/town.ts'
import { at, type Goods, noGoods, type People, type Player } from '../state.ts'
import type { Building } from '../cards/records.ts'
import { type Good, GOODS, type Tally } from '../cards/vocabulary.ts'
import { setOf } from '../scoring.ts'
import { lasting } from './lasting.ts'
import { longRun, type Prices } from './prices.ts'
import { buildsAhead } from './specialists.ts'

/**
 * The chance to score a row by how many of its 4 buildings are built, and to score a set by how many of its goods are
 * housed.
 */
const ROW_SURE = [0, 0.1, 0.25, 0.5, 1] as const
const SET_SURE = [0, 0.08, 0.22, 0.5, 1] as const

/** The expected count of a neighbor that is not built yet, by kind. */
const TO_COME: Readonly<Record<NonNullable<Tally['of']>, number>> = {
  'book-icon': 0.3,
  'bed-icon': 0.5,
  'good-producer': 0.55,
}

/** The expected gain per season of a good that is counted at the end. */
const MORE = 0.3

interface Town {
  readonly produced: Goods
  hearts: number
  coins: number
  lasting: number
  /** Free beds. */
  room: number
}

function look(f: F, p: Player, prices: Prices): Town {
  const worths = lasting(f.values, prices)
  const found: Town = { produced: noGoods(), hearts: 0, coins: 0, lasting: 0, room: 0 }
  const { produced } = found
  for (const row of p.housing) {
    found.room -= placesFor(f.values, row)
    for (const good of GOODS) produced[good] += row[good]
    for (const { id, makes } of f.values.guests) produced[makes ?? ANY] += row[id] ?? 0
  }
  for (const id of p.town) {
    if (id === '') continue
    const { produces, beds } = lookup.building(f, id)
    for (const good of GOODS) produced[good] += produces[good] ?? 0
    found.hearts += produces.heart ?? 0
    found.coins += produces.coin ?? 0
    found.lasting += worths[id] ?? 0
    found.room += 1 + beds
  }
  return found
}

/** The coins of the final production. Goods to come raise the price of those already there. */
function finalCoins(f: F, seat: number, produced: Readonly<Goods>, { left }: Prices): number {
  const sum = bestSum(f, seat, produced)
  return left === 0 ? sum : Math.max(sum, longRun(produced))
}

function rowWorth(f: F, p: Player, row: number, builds: number): number {
  let [built, beds] = [0, 0]
  for (let i = row * TOWN_COLUMNS; i < (row + 1) * TOWN_COLUMNS; i++) {
    const id = at(p.town, i)
    if (id === '') continue
    built++
    beds += 1 + lookup.building(f, id).beds
  }
  if (built === 0) return 0
  const { completeVP, setVP } = at(f.values.town, row)
  const missing = TOWN_COLUMNS - built
  const sure = missing > builds + 0.5 ? 0 : (ROW_SURE[built] ?? 0)
  const housed = at(p.housing, row)
  const kinds = setOf(f.values, housed)
  const room = beds - placesFor(f.values, housed) + Math.min(missing, builds)
  const set = room >= GOODS.length - kinds ? (SET_SURE[kinds] ?? 0) : kinds === 4 ? 1 : 0
  return completeVP * sure + setVP * set
}

function besideWorth(f: F, p: Player, space: number, of: Tally['of'], builds: number): number {
  if (of === undefined) return 0
  let sum = 0
  let empty = 0
  for (const next of at(TOWN_NEXT, space)) {
    const id = at(p.town, next)
    if (id === '') empty++
    else sum += countsBeside(lookup.building(f, id), of)
  }
  return sum + Math.min(empty, builds * 0.5) * TO_COME[of]
}

function countsBeside({ beds, book, produces }: Building, of: NonNullable<Tally['of']>): number {
  if (of === 'bed-icon') return beds
  if (of === 'book-icon') return book ? 1 : 0
  for (const good of GOODS) if ((produces[good] ?? 0) > 0) return 1
  return 0
}

function scoreWorth(f: F, p: Player, produced: Readonly<Goods>, prices: Prices, builds: number): number {
  let sum = 0
  for (let space = 0; space < p.town.length; space++) {
    const id = at(p.town, space)
    if (id === '') continue
    for (const { tally, vp, good, of } of lookup.building(f, id).score) {
      if (tally === 'adjacent') sum += vp * besideWorth(f, p, space, of, builds)
      else if (good !== undefined) sum += vp * (produced[good] + MORE * prices.left)
    }
  }
  return sum
}

/** The average number of beds that a building adds. */
const BEDS = 1.4

/** The fraction of a housed villager's worth that counts: if there is room now, and if a building is still needed. */
const HOUSED = 0.9
const IN_TIME = 0.6

/** The chance that a villager finds a bed if this many others also need one. */
function finding(others: number, builds: number, { left }: Prices): number {
  const beds = builds * BEDS * (left === 0 ? 0.5 : 1)
  return beds <= others ? 0.05 : IN_TIME * (1 - others / beds)
}

/** A villager who makes any good counts as one who makes this. */
const ANY: Good = 'crystal'

/** Villagers by the good they make. */
function byGood({ values }: F, people: Readonly<People>): Readonly<Goods> {
  if (values.guests.length === 0) return people
  const { shell, tool, demon, crystal } = people
  const all = { shell, tool, demon, crystal }
  for (const { id, makes } of values.guests) all[makes ?? ANY] += people[id] ?? 0
  return all
}

/** Waiting villagers count as nearly housed while there is room. The others may find a bed later. */
function waitingWorth(f: F, p: Player, room: number, builds: number, prices: Prices): number {
  const waiting = byGood(f, p.waiting)
  const n = total(waiting)
  const beds = Math.min(3, Math.max(0, room - n)) * (prices.left === 0 ? 0 : 0.8)
  if (n === 0) return beds
  const each = (longRun(waiting) * (prices.income + 1)) / n
  const housed = Math.min(n, Math.max(0, room))
  let sum = housed * HOUSED
  for (let other = 0; other < n - housed; other++) sum += finding(other, builds, prices)
  return beds + each * sum
}

/** The worth of one more villager to this town, as a fraction of a housed villager's worth. */
export function welcome(f: F, seat: number, prices: Prices): number {
  const p = player(f, seat)
  let room = -headcount(p.waiting)
  for (const row of p.housing) room -= placesFor(f.values, row)
  for (const id of p.town) if (id !== '') room += 1 + lookup.building(f, id).beds
  return room > 0 ? 1 : finding(-room, buildsAhead(f, seat, prices), prices) / HOUSED
}

/** A good choice of tiles is worth something by itself. The 3 cheapest are counted. */
const CHOICE = 3
const DEAR = 15
const A_COIN = 0.12

/** Counts the tiles next to a gap. A player with only expensive tiles builds nothing for a long time. */
function choiceWorth(f: F, { grid }: Player, builds: number): number {
  const cheap: number[] = []
  for (let slot = 0; slot < grid.length; slot++) {
    const tile = at(grid, slot)
    if (tile === '' || !at(GRID_NEXT, slot).some((next) => grid[next] === '')) continue
    cheap.push(Math.max(0, DEAR - lookup.building(f, tile).cost))
  }
  cheap.sort((a, b) => b - a)
  let sum = 0
  for (let i = 0; i < CHOICE; i++) sum += cheap[i] ?? 0
  return sum * A_COIN * Math.min(1, builds / 2)
}

export function townWorth(f: F, seat: number, prices: Prices): number {
  const p = player(f, seat)
  const { produced, hearts, coins, room, lasting: holds } = look(f, p, prices)
  const builds = buildsAhead(f, seat, prices)
  let sum = holds + waitingWorth(f, p, room, builds, prices)
  sum += (longRun(produced) + coins) * prices.income + hearts * prices.heart * prices.left
  sum += finalCoins(f, seat, produced, prices)
  for (const row of ROWS) sum += rowWorth(f, p, row, builds)
  return sum + choiceWorth(f, p, builds) + scoreWorth(f, p, produced, prices, builds)
}
