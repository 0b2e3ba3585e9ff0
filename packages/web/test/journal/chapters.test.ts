import { expect, test } from 'vitest'
import { readChapters, type JournalSource } from '../../src/screens/journal/chapters.ts'
import { written } from '../../src/screens/journal/written.ts'

/** Tables that continue each other, by id. */
function sourceOf(after: Readonly<Record<string, string | null>>): JournalSource {
  const read = (table: string) => Promise.resolve({ table, log: [] })
  const port = { request: (_: string, { table }: { table: string }) => read(table) }
  return {
    // oxlint-disable-next-line no-unsafe-type-assertion
    port: port as unknown as JournalSource['port'],
    home: (table) => table,
    find: (table) =>
      Promise.resolve(Object.hasOwn(after, table) ? { after: after[table] ?? null, eyes: null } : null),
  }
}

const ids = async (source: JournalSource, last: string) => {
  const { chapters, lost } = await readChapters(source, last)
  return { ids: chapters.map(({ table }) => table), lost }
}

test('chapters come in their order, whichever table is last', async () => {
  const source = sourceOf({ a: null, b: 'a', c: 'b' })
  expect(await ids(source, 'c')).toEqual({ ids: ['a', 'b', 'c'], lost: false })
  expect(await ids(source, 'b')).toEqual({ ids: ['a', 'b'], lost: false })
})

test('the chapters after one that was deleted can be read', async () => {
  expect(await ids(sourceOf({ b: 'a', c: 'b' }), 'c')).toEqual({ ids: ['b', 'c'], lost: true })
})

test('a table that is not here is refused with a sentence', async () => {
  await expect(ids(sourceOf({}), 'c')).rejects.toThrow('this table is not stored here')
})

test('tables that continue each other in a circle end', async () => {
  expect((await ids(sourceOf({ a: 'b', b: 'a' }), 'a')).ids.length).toBeLessThanOrEqual(50)
})

test('a journal file shows text as text', () => {
  const file = written('Toy <b>', [
    {
      title: 'Chapter 1',
      entries: [{ title: 'A & B', by: '<script>', paragraphs: [{ text: '"Yes," she says.', aside: false }] }],
    },
  ])
  expect(file).toContain('<h3>A &amp; B</h3>')
  expect(file).toContain('&lt;script&gt;')
  expect(file).not.toContain('<script>')
})
