// The score window at a real table of Vindication, with the points that the end would add.
import { readFileSync } from 'node:fs'
import { isRecord, readRecord, Table } from '@lorehall/kernel'
import { vindication } from '@lorehall/vindication'
import { expect, test } from 'vitest'
import { playerOf } from '../../src/games/vindication/players/player-facts.ts'
import { standing } from '../../src/games/vindication/score/score.ts'
import { ENGLISH, update } from '../kit.ts'

const FILE = '../../../vindication/test/golden/3-players-1.json'
const NAMES = ['Ada', 'Bo', 'Cy']

/** The golden game after this many answers, as these eyes see it. */
function seen(eyes: number | null, answers: number) {
  const golden: unknown = JSON.parse(readFileSync(new URL(FILE, import.meta.url), 'utf8'))
  if (!isRecord(golden)) throw new Error(`${FILE} is not a golden game`)
  const { digest: _digest, ...whole } = readRecord(golden['record'])
  const { machine } = Table.replay(vindication, { ...whole, entries: whole.entries.slice(0, answers) })
  return update({
    game: 'vindication',
    eyes,
    seats: NAMES.map((name) => ({ name, kind: 'person' })),
    view: vindication.see.view(machine, eyes),
    standing: vindication.see.standing(machine, eyes),
  })
}

test('the points so far plus those of the end are the total', () => {
  const table = seen(0, 220)
  for (const { seat, total } of table.standing) {
    const { added } = standing(table, seat, ENGLISH)
    const track = playerOf(table, seat)?.honor ?? 0
    expect(added.reduce((sum, { points }) => sum + points, track)).toBe(total)
  }
  expect(table.standing.some(({ seat }) => standing(table, seat, ENGLISH).added.length > 0)).toBe(true)
})

test('only masteries in the lead score, and they are named', () => {
  const table = seen(0, 220)
  const { races } = standing(table, 0, ENGLISH)
  expect(races).toHaveLength(6)
  for (const seat of [0, 1, 2]) {
    const led = races.filter(({ leader }) => leader === seat)
    const { points = 0, why = '' } =
      standing(table, seat, ENGLISH).added.find(({ what }) => what === 'mastery') ?? {}
    expect(points).toBe(led.reduce((sum, { worth }) => sum + worth, 0))
    for (const { id } of led) expect(why).toContain(id)
  }
})

test('only my own quest is shown, with both halves', () => {
  const own = standing(seen(0, 220), 0, ENGLISH).aims
  expect(own).toHaveLength(1)
  expect(own[0]?.parts).toHaveLength(2)
  expect(standing(seen(0, 220), 1, ENGLISH).aims).toEqual([])
  expect(standing(seen(null, 220), 0, ENGLISH).aims).toEqual([])
})

test('every trigger on the table says how close it is', () => {
  const { ways } = standing(seen(0, 220), 0, ENGLISH).ends
  expect(ways.length).toBeGreaterThan(1)
  for (const { said, share } of ways) {
    expect(said).not.toBe('')
    expect(share).toBeGreaterThanOrEqual(0)
    expect(share).toBeLessThanOrEqual(1)
  }
})
