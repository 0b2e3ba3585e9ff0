// The contents of a town: buildings by row, room for villagers, neighbors.
import { at, type Player } from '../state.ts'
import { type Good, GOODS } from '../cards/vocabulary.ts'
import { rowOf, TOWN_COLUMNS, TOWN_NEXT } from './grid.ts'
import { lookup, player } from './lookup.ts'
import { total } from './piles.ts'
import type { F } from './step.ts'

export const ROWS: readonly number[] = [0, 1, 2, 3]

export function buildingsIn({ town }: Player, row: number): string[] {
  return town.slice(row * TOWN_COLUMNS, (row + 1) * TOWN_COLUMNS).filter((id) => id !== '')
}

/** One villager per building and one per bed, minus those housed there. (N-HOUSE-1) */
export function roomIn(f: F, seat: number, row: number): number {
  const { town, housing } = player(f, seat)
  let room = -total(at(housing, row))
  for (let i = row * TOWN_COLUMNS; i < (row + 1) * TOWN_COLUMNS; i++) {
    const id = at(town, i)
    if (id !== '') room += 1 + lookup.building(f, id).beds
  }
  return room
}

export const rowsWithRoom = (f: F, seat: number): number[] => ROWS.filter((row) => roomIn(f, seat, row) > 0)

export const housedIn = ({ housing }: Player): number => housing.reduce((sum, row) => sum + total(row), 0)

export const waitingGoods = ({ waiting }: Player): Good[] => GOODS.filter((good) => waiting[good] > 0)

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
export function movable(f: F, seat: number): Good[] {
  const row = innRow(f, seat)
  if (row === -1 || !rowsWithRoom(f, seat).some((other) => other !== row)) return []
  return GOODS.filter((good) => at(player(f, seat).housing, row)[good] > 0)
}

/** The buildings beside a space of the town. */
export function beside({ town }: Player, space: number): string[] {
  return at(TOWN_NEXT, space).flatMap((next) => (at(town, next) === '' ? [] : [at(town, next)]))
}

export const hasNeighbour = ({ town }: Player, space: number): boolean =>
  at(TOWN_NEXT, space).some((next) => at(town, next) !== '')
