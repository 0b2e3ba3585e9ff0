// Lines are found however the stream is split; lines that are too long are reported and dropped.
import { expect, it } from 'vitest'
import { linesOf, LONGEST_LINE } from '../src/engine/lines.ts'

async function* pieces(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text))
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const item of items) list.push(item)
  return list
}

it('are put together from pieces', async () => {
  const lines = await all(linesOf(pieces('{"a"', ':1}\n\n{"b', '":2}\nlast')))
  expect(lines).toEqual(['{"a":1}', '', '{"b":2}', 'last'])
})

it('keep a letter that was split in two', async () => {
  const bytes = Buffer.from('é\n')
  async function* halves() {
    yield await Promise.resolve(bytes.subarray(0, 1))
    yield await Promise.resolve(bytes.subarray(1))
  }
  expect(await all(linesOf(halves()))).toEqual(['é'])
})

it('that are too long are null, and the next line is read', async () => {
  const long = 'x'.repeat(LONGEST_LINE)
  const lines = await all(linesOf(pieces(`${long}\n`, long, 'y', long, '\nnext\n')))
  expect(lines).toEqual([long, null, 'next'])
})
