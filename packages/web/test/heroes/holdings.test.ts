// The map shows an army as figures with counts, and in whole games nothing on the map covers anything else.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { heroes } from '@lorehall/heroes'
import { pieces, scenario, type Spot } from '@lorehall/heroes/testing'
import { Table } from '@lorehall/kernel'
import { readGolden } from '@lorehall/kernel/testing'
import { expect, test, vi } from 'vitest'
import { arranged, plateWide, type PutPiece } from '../../src/games/heroes/board/map/arranged.ts'
import { holdingsOf } from '../../src/games/heroes/board/map/holdings.ts'
import { areRegionsSmall, type Layout, layoutFor } from '../../src/games/heroes/board/map/layout.ts'
import { CITY, roomsIn } from '../../src/games/heroes/board/map/room.ts'
import { factsOf } from '../../src/games/heroes/facts.ts'
import { forcesOf } from '../../src/games/heroes/pieces/forces.ts'
import { placeOf } from '../../src/games/heroes/world.ts'
import { type Positioned, seen } from './seen.ts'

vi.stubGlobal('Worker', class extends EventTarget {})
const { rowWide } = await import('../../src/games/heroes/board/map/tokens.tsx')
const { loadAllModules } = await import('../../src/games/heroes/modules.ts')

// Some of the golden games use modules.
await loadAllModules()

const holdingsIn = (at: Positioned) => {
  const update = seen(at)
  return holdingsOf(update, forcesOf(factsOf(update)))
}

const heldAt = (id: string, spot: Spot) => holdingsIn(scenario(spot))[placeOf(id)]

test('a stack shows its ranks from Serf to Hero, how many there are, and its Natural Strength', () => {
  const army = { serfs: { 'I-3': 2 }, warriors: { 'I-3': 4 }, ...pieces({ a: 'I-3' }) }
  expect(heldAt('I-3', { players: { 0: army } })?.shown).toEqual([
    {
      form: 'stack',
      seat: 0,
      faction: 'humans',
      strength: 14,
      ranks: [
        { kind: 'serf', label: '2', behind: 1 },
        { kind: 'warrior', label: '4', behind: 2 },
        { kind: 'hero', label: 'L', behind: 0 },
      ],
    },
  ])
})

test('Heroes are told apart by their initials', () => {
  const army = pieces({ a: 'I-3', b: 'I-3' })
  expect(heldAt('I-3', { players: { 0: army } })?.shown[0]).toMatchObject({
    ranks: [{ kind: 'hero', label: 'LM', behind: 1 }],
  })
})

test('a Tower by itself has no plate, and with an army it stands at its left', () => {
  const towers = ['I-3']
  expect(heldAt('I-3', { players: { 0: { towers } } })?.shown).toMatchObject([
    { form: 'lone', kind: 'tower', strength: 3 },
  ])
  expect(heldAt('I-3', { players: { 0: { towers, serfs: { 'I-3': 1 } } } })?.shown).toMatchObject([
    { form: 'stack', strength: 4, ranks: [{ kind: 'tower' }, { kind: 'serf', label: '1' }] },
  ])
})

test('a Vessel shows who is aboard', () => {
  const sea = { at: placeOf('nw'), serfs: 1, warriors: 2 }
  const { vessels } = pieces({ sea: 'nw' })
  expect(heldAt('nw', { players: { 0: { vessels: { ...vessels, sea } } } })?.shown).toMatchObject([
    { form: 'lone', kind: 'sea', aboard: '3' },
  ])
})

test('a Capital is a city of its level, whoever is at home', () => {
  expect(heldAt('I-1', { players: { 0: { level: 2, warriors: { 'I-1': 2 } } } })?.shown).toMatchObject([
    { form: 'city', level: 2 },
  ])
})

test('the pieces of several players in a Region are shown side by side', () => {
  const shown = heldAt('I-3', {
    players: { 0: { serfs: { 'I-3': 1 } }, 1: { warriors: { 'I-3': 1 } } },
  })?.shown
  expect(shown?.map(({ seat, form }) => [seat, form])).toEqual([
    [0, 'stack'],
    [1, 'stack'],
  ])
})

test('tokens are face down, waiting or live; a marker shows the rounds it has left', () => {
  const at = placeOf('I-3')
  const held = heldAt('I-3', {
    state: {
      round: 4,
      down: Array.from({ length: 60 }, (_, place) => (place === at ? 1 : 0)),
      shown: [{ id: 'farm', at }],
      live: [{ id: 'village', at }],
      marks: [{ id: 'blizzard', at, seat: 1, until: 5 }],
    },
  })
  expect(held?.tokens).toEqual([
    { kind: 'down' },
    { kind: 'up', id: 'farm', live: false },
    { kind: 'up', id: 'village', live: true },
    { kind: 'mark', seat: 1, left: 2 },
  ])
})

test('Regions at sea, with a Capital or on a closed Continent show no number', () => {
  const holdings = holdingsIn(scenario({ seats: 2, state: { closed: 3 } }))
  const hasRow = (id: string) => holdings[placeOf(id)]?.hasRow
  expect(hasRow('I-3')).toBe(true)
  expect(['nw', 'I-1', 'IV-3'].map(hasRow)).toEqual([false, false, false])
})

interface Box {
  readonly name: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Where a piece is drawn, without shadows, wings and weapons. */
function boxesOf({ of, x, y, size, brief }: PutPiece, name: string): readonly Box[] {
  const box = (part: string, from: number, to: number, top: number, bottom: number): Box => ({
    name: `${name} ${part}`,
    left: x + from * size,
    right: x + to * size,
    top: y + top * size,
    bottom: y + bottom * size,
  })
  if (of.form === 'lone' && !brief) {
    const half = of.kind === 'tower' ? 10 : 20
    return [box(of.kind, -half, half + 8, -30, 3)]
  }
  const plate = brief ? 21 : of.form === 'stack' ? plateWide(of.ranks) : 46
  const high = of.form === 'city' ? 36 : brief ? 24 : 26
  const wide = of.form === 'city' ? CITY.wide - 16 : plate - 24
  return [box('figures', -wide / 2, wide / 2, -high, 0), box('plate', -plate / 2, plate / 2 + 9, 0, 16)]
}

function boxesIn(at: Positioned, layout: Layout): readonly Box[] {
  const { size, places } = layout
  const brief = areRegionsSmall(layout, 1)
  const holdings = holdingsIn(at)
  const rooms = roomsIn(layout)
  return places.flatMap(({ id, place }) => {
    const [holding, room] = [holdings[place], rooms[place]]
    if (holding === undefined || room === undefined) return []
    const row = rowWide(place)
    const put = arranged({ ...holding, room, size, row, brief })
    const around = (name: string, x: number, y: number, wide: number, high: number): Box => ({
      name: `${id} ${name}`,
      left: x - wide / 2,
      right: x + wide / 2,
      top: y - high / 2,
      bottom: y + high / 2,
    })
    return [
      ...put.pieces.flatMap((piece) => boxesOf(piece, `${id} seat ${piece.of.seat}`)),
      ...put.tokens.map((token, i) => around(`token ${i}`, token.x, token.y, token.size, token.size)),
      ...(holding.hasRow && !brief ? [around('row', room.row.x, room.row.y, row * size, 12 * size)] : []),
    ]
  })
}

/** Edges may touch: a third of the smallest thing. */
const SLACK = 7

const covering = (boxes: readonly Box[], size: number) =>
  boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap((b) => {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      return Math.min(wide, high) > SLACK * size ? [`${a.name} / ${b.name}`] : []
    }),
  )

const FOLDER = join(import.meta.dirname, '../../../heroes/test/golden')
const GAMES = readdirSync(FOLDER).filter((name) => name.startsWith('4-players-'))

/** Positions of whole games, from their beginning to their end. */
const positions = GAMES.flatMap((name) => {
  const { record } = readGolden(readFileSync(join(FOLDER, name), 'utf8'))
  const { digest: _whole, ...part } = record
  return [0.2, 0.4, 0.6, 0.8, 0.95].map((share) => {
    const entries = record.entries.slice(0, Math.floor(record.entries.length * share))
    return { name: `${name} at ${share}`, table: Table.replay(heroes, { ...part, entries }) }
  })
})

test.each([
  ['a laptop', { w: 814, h: 444 }],
  ['a large screen', { w: 1340, h: 650 }],
  ['a phone', { w: 390, h: 528 }],
])('in whole games nothing on the map covers anything else: %s', (_name, area) => {
  const layout = layoutFor(area)
  const found = positions.flatMap(({ name, table }) =>
    covering(boxesIn({ table }, layout), layout.size).map((both) => `${name}: ${both}`),
  )
  expect(found).toEqual([])
})
