// What the turn of a game of Vindication still holds, and what its answers show of themselves.
import { type Client, Hall, memoryStore, type Update, type WireOption } from '@lorehall/host'
import type { Manner } from '@lorehall/kernel'
import { vindication } from '@lorehall/vindication'
import { beforeAll, expect, test } from 'vitest'
import { bonusOptions } from '../../src/games/vindication/table/bonus.ts'
import { turnDone } from '../../src/games/vindication/turn-parts.ts'
import { viewOf } from '../../src/games/vindication/view.ts'
import { wireAsk, wireOption } from '../kit.ts'

const MANNERS: Readonly<Record<string, Manner>> = { end: 'ends', recover: 'quiet', 'give-up': 'quiet' }

const option = (id: string, at = '') =>
  wireOption(id, { at, manner: MANNERS[id.split(':')[0] ?? ''] ?? 'plain' })

let first: Update

beforeAll(async () => {
  const hall = new Hall({
    game: () => Promise.resolve(vindication),
    store: memoryStore(),
    newId: () => 'table',
    newSeed: () => 'said',
    now: () => 0,
    breathe: () => Promise.resolve(),
  })
  const nobody: Client = { tell: () => undefined, stopped: () => undefined }
  await hall.request(nobody, 'create', { game: 'vindication', seats: [ADA, ADA] })
  first = await hall.request(nobody, 'watch', { table: 'table', eyes: 0 })
})

const ADA = { name: 'Ada', kind: 'person' } as const

/** The first seat at a table that has just begun, asked this. */
function asked(kind: 'turn' | 'pick', options: readonly WireOption[]): Update {
  return { ...first, eyes: 0, ask: wireAsk({ kind, options }) }
}

/** The companion everybody begins with. */
const companion = () => viewOf(first).players[0]?.party[0]?.card ?? ''

const ids = (options: readonly WireOption[]) => options.map(({ id }) => id)

const end = option('end')
const convert = option('convert:vision', 'sphere:vision')

test('bonus actions are useful, bring blocks home, or give something up', () => {
  const abandon = option(`recover:${companion()}`, `card:${companion()}`)
  const options = [
    option('move:7', 'space:7'),
    abandon,
    option('recover:mask', 'card:mask'),
    option('recover:strength', 'sphere:strength'),
    option('give-up:3', 'region:3'),
    convert,
    end,
  ]
  const { useful, home, lost } = bonusOptions(asked('turn', options))
  expect(ids(useful)).toEqual(['convert:vision'])
  expect(ids(home)).toEqual(['recover:mask', 'recover:strength'])
  expect(ids(lost)).toEqual([abandon.id, 'give-up:3'])
  // Inside an action the loud ones are its answers.
  expect(bonusOptions(asked('pick', [option('gain:strength'), ...options])).useful).toEqual([])
})

test('the end comes next when nothing of the turn is left but bonus actions', () => {
  expect(turnDone(asked('turn', [convert, end]))).toBe(true)
  expect(turnDone(asked('turn', [option('rest', 'power'), convert, end]))).toBe(false)
})
