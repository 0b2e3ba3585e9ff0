// The contents of a town: buildings by row, room for villagers, neighbors.
import { headcount } from './piles.ts'
import { at, type People, type Player } from '../state.ts'
import type { Values } from '../values/index.ts'
import { placesFor } from './folk.ts'
import { rowOf, TOWN_COLUMNS, TOWN_NEXT } from './grid.ts'
import { lookup, player } from './lookup.ts'
import type { F } from './step.ts'

export const ROWS: readonly number[] = [0, 1, 2, 3]

export function buildingsIn({ town }: Player, row: number): string[] {
  return town.slice(row * TOWN_COLUMNS, (row + 1) * TOWN_COLUMNS).filter((id) => id !== '')
}

/** One villager per building and one per bed, minus those housed there. (N-HOUSE-1) */
export function roomIn(f: F, seat: number, row: number): number {
  const { town, housing } = player(f, seat)
  let room = -placesFor(f.values, at(housing, row))
  for (let i = row * TOWN_COLUMNS; i < (row + 1) * TOWN_COLUMNS; i++) {
    const id = at(town, i)
    if (id !== '') room += 1 + lookup.building(f, id).beds
  }
  return room
}

/** Is there room for one more of this kind? It may share a place that is taken. */
export function hasRoom(f: F, seat: number, row: number, kind: string): boolean {
  const { share = 1 } = f.values.folk[kind] ?? {}
  const there = at(player(f, seat).housing, row)[kind] ?? 0
  return there % share !== 0 || roomIn(f, seat, row) > 0
}

/** The kinds that could move into a row other than `but`. */
function fitting(f: F, seat: number, kinds: readonly string[], but: number): string[] {
  return kinds.filter((kind) => ROWS.some((row) => row !== but && hasRoom(f, seat, row, kind)))
}

export const housedIn = ({ housing }: Player): number => housing.reduce((sum, row) => sum + headcount(row), 0)

/** The kinds of villagers among these. */
export const kindsAmong = ({ kinds }: Values, people: Readonly<People>): string[] =>
  kinds.filter((kind) => (people[kind] ?? 0) > 0)

/** The kinds of villagers who wait and could be housed now. */
export const housable = (f: F, seat: number): string[] =>
  fitting(f, seat, kindsAmong(f.values, player(f, seat).waiting), -1)

/** The row villagers may move out of; -1 if none. (N-HOUSE-3) */
export function innRow(f: F, seat: number): number {
  const { town } = player(f, seat)
  for (const inn of f.values.inns) {
    const space = town.indexOf(inn)
    if (space !== -1) return rowOf(space)
  }
  return -1
}

/** Villagers who can leave the Inn's row now. */
export function movable(f: F, seat: number): string[] {
  const row = innRow(f, seat)
  if (row === -1) return []
  return fitting(f, seat, kindsAmong(f.values, at(player(f, seat).housing, row)), row)
}

/** The buildings beside a space of the town. */
export function beside({ town }: Player, space: number): string[] {
  return at(TOWN_NEXT, space).flatMap((next) => (at(town, next) === '' ? [] : [at(town, next)]))
}

export const hasNeighbour = ({ town }: Player, space: number): boolean =>
  at(TOWN_NEXT, space).some((next) => at(town, next) !== '')
