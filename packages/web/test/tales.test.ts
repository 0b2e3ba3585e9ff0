// A long text is fetched once, when it is first shown; only a failed fetch is tried again.
import type { Requests } from '@lorehall/host'
import { expect, it } from 'vitest'
import { fetchTale, tellingOf } from '../src/state/tales.ts'
import { HostTrouble } from '../src/host/trouble.ts'

const reader = { table: 'one', game: 'toy', eyes: 0 }

/** A port that replies with these in turn and records its requests in `asked`. */
function portOf(...answers: (readonly string[] | null)[]) {
  const asked: unknown[] = []
  function request<O extends keyof Requests>(op: O, body: Requests[O]['takes']): Promise<Requests[O]['gives']>
  async function request(op: string, body: object): Promise<unknown> {
    asked.push({ op, ...body })
    const paragraphs = answers.shift() ?? null
    if (paragraphs === null) throw new HostTrouble('offline', 'nobody answers')
    return { paragraphs }
  }
  return { asked, request }
}

it('is fetched once for all tables and eyes', async () => {
  const port = portOf(['Dusk.', 'Night.'])
  expect(tellingOf(reader, 'dusk')).toBeUndefined()
  const coming = fetchTale(port, reader, 'dusk')
  expect(tellingOf(reader, 'dusk')).toEqual({ is: 'coming' })
  await fetchTale(port, reader, 'dusk')
  await coming
  await fetchTale(port, { ...reader, table: 'two', eyes: 1 }, 'dusk')
  expect(tellingOf(reader, 'dusk')).toEqual({ is: 'told', paragraphs: ['Dusk.', 'Night.'] })
  expect(port.asked).toEqual([{ op: 'tale', table: 'one', eyes: 0, name: 'dusk' }])
})

it('has the reason of a failure, and is fetched again', async () => {
  const port = portOf(null, ['At last.'])
  await fetchTale(port, reader, 'late')
  expect(tellingOf(reader, 'late')).toEqual({ is: 'failed', why: 'nobody answers' })
  await fetchTale(port, reader, 'late')
  expect(tellingOf(reader, 'late')).toEqual({ is: 'told', paragraphs: ['At last.'] })
})
