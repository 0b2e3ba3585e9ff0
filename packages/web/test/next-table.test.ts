// The next chapter of a campaign: its options, and the numbers that go on.
import { expect, test } from 'vitest'
import { NOW_OR_NEVER } from '../src/games/now-or-never/manifest.ts'
import { changes, nextTable } from '../src/screens/new-table/next-table.ts'

test('the next chapter has its own options, and only changed numbers of cards that it has', async () => {
  const options = { story: true, chapter: '1', heroes: 'random', reroll: true }
  const values = (await NOW_OR_NEVER.numbers()).template(options)
  const same = await nextTable(NOW_OR_NEVER, { options, values })
  expect(same).toEqual({ options: { ...options, chapter: '2', heroes: 'picked' }, values: {} })
})

test('a table without a campaign goes on as it was', async () => {
  const earlier = { options: { map: 'under' }, values: { setup: { seasons: 5 } } }
  expect(await nextTable(NOW_OR_NEVER, earlier)).toEqual(earlier)
})

test('numbers go on if they differ and the next table has them', () => {
  const ours = { setup: { coins: 3, rest: { heart: 2 } }, cards: { old: { cost: 1 }, both: { cost: 1 } } }
  const next = { setup: { coins: 3, rest: { heart: 2 } }, cards: { both: { cost: 1 } } }
  const own = { setup: { coins: 9, rest: { heart: 2 } }, cards: { old: { cost: 4 }, both: { cost: 5 } } }
  expect(changes(own, ours, next)).toEqual({ setup: { coins: 9 }, cards: { both: { cost: 5 } } })
  expect(changes(ours, ours, next)).toBeUndefined()
})
