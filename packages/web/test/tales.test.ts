// A long text is asked for once, when it is first shown; what failed may be asked for again.
import type { Requests } from '@lorehall/host'
import { expect, it } from 'vitest'
import { fetchTale, tellingOf } from '../src/state/tales.ts'
import { HostTrouble } from '../src/host/trouble.ts'

const reader = { table: 'one', game: 'toy', eyes: 0 }

/** Answers with these in turn; what is asked stands in `asked`. */
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

it('is fetched once, whoever at whatever table shows it again', async () => {
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

it('says why it did not come, and comes when it is asked for again', async () => {
  const port = portOf(null, ['At last.'])
  await fetchTale(port, reader, 'late')
  expect(tellingOf(reader, 'late')).toEqual({ is: 'failed', why: 'nobody answers' })
  await fetchTale(port, reader, 'late')
  expect(tellingOf(reader, 'late')).toEqual({ is: 'told', paragraphs: ['At last.'] })
})
