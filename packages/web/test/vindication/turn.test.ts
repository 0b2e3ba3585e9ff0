// The parts of a turn of Vindication, and the groups of its options.
import { type Client, Hall, memoryStore, type Update, type WireOption } from '@lorehall/host'
import type { Manner } from '@lorehall/kernel'
import { vindication } from '@lorehall/vindication'
import { beforeAll, expect, test } from 'vitest'
import { bonusOptions } from '../../src/games/vindication/parts/bonus.ts'
import { checklist } from '../../src/games/vindication/parts/checklist.ts'
import { wordsOf } from '../../src/games/vindication/text/own.ts'
import { turnDone } from '../../src/games/vindication/turn-parts.ts'
import { viewOf } from '../../src/games/vindication/view.ts'
import { ENGLISH, wireAsk, wireOption } from '../kit.ts'
import { judge } from '@lorehall/vindication/judge'

const WORDS = wordsOf(ENGLISH)

const MANNERS: Readonly<Record<string, Manner>> = { end: 'ends', recover: 'quiet', 'give-up': 'quiet' }

const option = (id: string, at = '') =>
  wireOption(id, { at, manner: MANNERS[id.split(':')[0] ?? ''] ?? 'plain' })

let first: Update

beforeAll(async () => {
  const hall = new Hall({
    game: () => Promise.resolve(vindication),
    judge: () => Promise.resolve(judge),
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

/** The update for the first seat at a new table, with this ask. */
function asked(kind: 'turn' | 'pick', options: readonly WireOption[]): Update {
  return { ...first, eyes: 0, ask: wireAsk({ kind, options }) }
}

/** The companion that every player starts with. */
const companion = () => viewOf(first).players[0]?.party[0]?.card ?? ''

const ids = (options: readonly WireOption[]) => options.map(({ id }) => id)

const end = option('end')
const convert = option('convert:vision', 'sphere:vision')

test('bonus actions are useful, return blocks, or give something up', () => {
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
  // Inside an action, the loud ones are its own options.
  expect(bonusOptions(asked('pick', [option('gain:strength'), ...options])).useful).toEqual([])
})

const control = option('control:3', 'region:3')

test('taking control is part of the visit: one of its options before, with its own name after', () => {
  const before = checklist(asked('turn', [option('visit:3', 'region:3'), control, convert, end]), WORDS)
  expect(ids(before.parts.find(({ id }) => id === 'visit')?.options ?? [])).toEqual(['visit:3', control.id])
  expect(ids(before.beside?.groups.flatMap(({ options }) => options) ?? [])).toEqual([convert.id])
  const view = viewOf(first)
  const visited = { ...view, turn: { ...view.turn, visitSpent: true } }
  const after = checklist({ ...asked('turn', [control, end]), view: visited }, WORDS)
  expect(after.parts.find(({ id }) => id === 'visit')).toMatchObject({ name: 'Take control', done: false })
  expect(after.parts.find(({ id }) => id === 'visit')?.replaces).toEqual(['Visit', 'Rest'])
  const done = checklist({ ...asked('turn', [end]), view: visited }, WORDS)
  expect(done.parts.find(({ id }) => id === 'visit')).toMatchObject({ name: 'Visit or rest', done: true })
})

test('the turn is done when only bonus actions are left', () => {
  expect(turnDone(asked('turn', [convert, end]))).toBe(true)
  expect(turnDone(asked('turn', [control, end]))).toBe(true)
  expect(turnDone(asked('turn', [option('rest', 'power'), convert, end]))).toBe(false)
})
