// A question that only hides that a seat has no choice: the host answers it where nobody else could learn anything.
import { casting } from '@lorehall/heroes/testing'
import { judge } from '@lorehall/heroes/judge'
import { expect, test } from 'vitest'
import type { SeatPlan } from '../src/index.ts'
import { TableHost } from '../src/table-host.ts'
import { BOT, ME, Page, YOU } from './kit.ts'

/** Seat 1 holds a card that can't interrupt the Spell that was cast, and seat 2 holds no card. */
async function castBeside(other: SeatPlan, hand = 'tithe#1', oneDevice = true) {
  const { table } = casting('rich-vein#1', { players: { 1: { hand: [hand], mana: 9 } } })
  const host = new TableHost('t', table, [other, ME, BOT], {
    keep: () => Promise.resolve(),
    judge: () => Promise.resolve(judge),
    breathe: () => Promise.resolve(),
    oneDevice,
  })
  const page = new Page()
  host.listen({ eyes: 1, tell: (update) => page.tell(update), stopped: () => undefined })
  const { ask, waiting } = await host.look(1)
  return { table, host, page, isShown: ask !== null, isWaitedFor: waiting.includes(1) }
}

const isAsked = ({ table }: Awaited<ReturnType<typeof castBeside>>) => table.askOf(1)?.prompt === 'interrupt'

test('a person among bots is not shown the question, and the host answers it', async () => {
  const at = await castBeside({ ...BOT, bot: 'greedy' })
  expect([isAsked(at), at.isShown, at.isWaitedFor]).toEqual([true, false, false])
  await at.host.drive()
  expect(at.table.entries).toContain('1 pass')
  expect(at.page.updates.filter(({ ask }) => ask?.prompt.includes('interrupt') === true)).toEqual([])
})

test('a person who could do something is asked', async () => {
  const at = await castBeside(BOT, 'counterspell#1')
  await at.host.drive()
  expect([isAsked(at), at.isShown]).toEqual([true, true])
})

test.for([
  ['another person plays', () => castBeside(YOU)],
  ['the table is online', () => castBeside(BOT, 'tithe#1', false)],
  ['the bot of a lesson has an opening', () => castBeside({ ...BOT, opening: ['pass'] })],
] as const)('the question is asked where %s', async ([, cast]) => {
  const at = await cast()
  await at.host.drive()
  expect([isAsked(at), at.isShown]).toEqual([true, true])
})

test('after an undo it is shown, so that undo can go on', async () => {
  const at = await castBeside({ ...BOT, bot: 'greedy' })
  at.table.enter('1 pass')
  await at.host.undo(1)
  await at.host.drive()
  expect([isAsked(at), (await at.host.look(1)).ask !== null]).toEqual([true, true])
})
