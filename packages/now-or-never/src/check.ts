// Conservation: every piece of the box exists exactly once, and every track stays within its limits.
import { checkSlots, conserved } from '@lorehall/grammar'
import { maxHearts, maxMana } from './rules/inforce.ts'
import { lookup } from './rules/lookup.ts'
import { placesFor } from './rules/folk.ts'
import type { F } from './rules/step.ts'
import type { Hired } from './state.ts'
import { PILES } from './cards/records.ts'
import { GOODS } from './cards/vocabulary.ts'

const ids = (slots: readonly (Hired | null)[]): string[] => slots.flatMap((slot) => slot?.id ?? [])
const some = (list: readonly string[]): string[] => list.filter((id) => id !== '')

function pieces(f: F): string[] {
  const { state, values } = f
  const { players, bot, box, quests, orders, gearRow, gearPile } = state
  const isGear = (id: string) => Object.hasOwn(values.gear, id)
  const placed = players.flatMap(({ red, blue }) => some([...red, ...blue]))
  const all = [...gearRow.red, ...gearRow.blue, ...gearPile.red, ...gearPile.blue, ...placed, ...box]
  return [
    ...conserved(
      'quests',
      [
        ...PILES.flatMap((pile) => [...quests[pile].down, ...quests[pile].discard]),
        ...players.flatMap(({ hand, drawn, done }) => [...hand, ...drawn, ...done]),
        ...some([state.turn.hero?.playing ?? '']),
        ...(bot?.quests ?? []),
      ],
      Object.keys(values.quests),
    ),
    ...conserved(
      'orders',
      [
        ...orders.down,
        ...orders.under.map(({ id }) => id),
        ...players.flatMap((p) => [...p.orders, ...p.ordersDone, ...p.looked]),
        ...box.filter((id) => Object.hasOwn(values.orders, id)),
        ...(bot?.orders ?? []),
      ],
      Object.keys(values.orders),
    ),
    ...conserved(
      'specialists',
      [
        ...state.specialistRow,
        ...state.specialistPile,
        ...players.flatMap(({ specialists }) => ids(specialists)),
        ...ids(bot?.specialists ?? []),
        ...box.filter((id) => Object.hasOwn(values.specialists, id)),
      ],
      Object.keys(values.specialists),
    ),
    ...conserved(
      'gear',
      all.filter(isGear),
      Object.entries(values.gear).flatMap(([id, { copies }]) => Array.from({ length: copies }, () => id)),
    ),
  ]
}

function people(f: F): string[] {
  const { players, bot, villagerRow, villagerSupply } = f.state
  return GOODS.flatMap((good) => {
    const held = players.map(({ waiting, housing }) =>
      [waiting, ...housing].reduce((sum, people) => sum + people[good], 0),
    )
    const found =
      villagerSupply[good] +
      villagerRow.filter((one) => one === good).length +
      held.reduce((sum, n) => sum + n, 0) +
      (bot?.villagers[good] ?? 0)
    return found === f.values.villagers[good] ? [] : [`villagers of ${good}: ${found}`]
  })
}

const minted = (f: F): readonly string[] => f.values.box.minted?.(f) ?? []

function searches(f: F): string[] {
  const { players, bot, searches: placed, searchPool, searchGone } = f.state
  const all = Object.entries(f.values.search).flatMap(([id, { copies }]) =>
    Array.from({ length: copies }, () => id),
  )
  const seen = [...searchGone, ...players.flatMap(({ tokens }) => tokens)]
  const unseen = placed.filter((one) => one).length + (bot?.tokens ?? 0)
  const outside = all.length - placedAtFirst(f)
  return [
    ...conserved(
      'search tokens',
      [...searchPool, ...seen],
      [...all, ...minted(f).filter((id) => Object.hasOwn(f.values.search, id))],
    ),
    ...(searchPool.length === unseen + outside ? [] : [`search tokens unseen: ${searchPool.length}`]),
  ]
}

const placedAtFirst = (f: F): number => f.values.spaces.filter(({ kind }) => kind === 'search').length

/** Every enemy placed at setup is on the map or was defeated. */
function enemies(f: F): string[] {
  const { players, bot, enemies: left } = f.state
  const placed = f.values.spaces.flatMap((space) => {
    if (space.kind !== 'enemy') return []
    const n = space.level === 9 ? (f.values.setup.level9[f.seats - 1] ?? 0) : f.seats
    return Array.from({ length: n }, () => f.values.levels[space.level - 1] ?? '')
  })
  const standing = f.values.spaces.flatMap((space, i) =>
    space.kind === 'enemy'
      ? Array.from({ length: left[i] ?? 0 }, () => f.values.levels[space.level - 1] ?? '')
      : [],
  )
  const gone = [...players.flatMap(({ kills }) => kills), ...(bot?.kills ?? [])]
  const more = minted(f).filter((id) => !Object.hasOwn(f.values.search, id))
  return conserved('enemies', [...standing, ...gone], [...placed, ...more])
}

function player(f: F, seat: number): string[] {
  const p = f.state.players[seat]
  if (p === undefined || p.hero === '') return []
  const counts = [p.coins, p.books, p.xp, p.hearts, p.mana, ...Object.values(p.goods)]
  const tiles = p.grid.length === 0 ? Object.keys(f.values.buildings) : some([...p.grid, ...p.town])
  const rooms = p.housing.flatMap((housed, row) => {
    const built = some(p.town.slice(row * 4, row * 4 + 4))
    const room = built.reduce((sum, id) => sum + 1 + lookup.building(f, id).beds, 0)
    const places = placesFor(f.values, housed)
    return places <= room ? [] : [`seat ${seat}: ${places} places in row ${row}, room for ${room}`]
  })
  return [
    ...(counts.every((n) => n >= 0) ? [] : [`seat ${seat}: less than nothing`]),
    ...(p.hearts <= maxHearts(f, seat) ? [] : [`seat ${seat}: ${p.hearts} hearts`]),
    ...(p.mana <= maxMana(f, seat) ? [] : [`seat ${seat}: ${p.mana} mana`]),
    ...conserved(`tiles of seat ${seat}`, tiles, Object.keys(f.values.buildings)),
    ...rooms,
  ]
}

export function check(f: F): string[] {
  return [
    ...pieces(f),
    ...people(f),
    ...searches(f),
    ...enemies(f),
    ...f.state.players.flatMap((_, seat) => player(f, seat)),
    ...checkSlots(f.values.box.slots, f),
  ]
}
