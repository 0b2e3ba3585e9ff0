// Measures PostgreSQL alone on this machine: the limits for everything else.
import { Connection } from '../../packages/server/src/postgres/connections.ts'
import { type Delays, delaysOf } from '../online/paced.ts'

export interface RawNumbers {
  /** Durable rows per second, one per commit and a hundred per commit. */
  readonly commits: number
  readonly grouped: number
  /** Milliseconds from NOTIFY to another connection. */
  readonly notices: Delays
}

const SECONDS = 2
const NOTICES = 300

export async function measureRaw(url: string): Promise<RawNumbers> {
  const one = await Connection.open(url, false)
  const other = await Connection.open(url, false)
  let hear = (): void => undefined
  other.hear(
    () => hear(),
    () => undefined,
  )
  await one.run('CREATE TABLE raw (n BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, t TEXT)')
  const rate = async (rows: number) => {
    const began = performance.now()
    let done = 0
    for (; performance.now() - began < SECONDS * 1000; done += rows)
      await one.run(`INSERT INTO raw (t) SELECT '2 move:14' FROM generate_series(1, ${rows})`)
    return (done * 1000) / (performance.now() - began)
  }
  const [commits, grouped] = [await rate(1), await rate(100)]
  await other.run('LISTEN raw')
  const delays: number[] = []
  for (let i = 0; i < NOTICES; i++) {
    const heard = new Promise<void>((resolve) => (hear = resolve))
    const began = performance.now()
    await Promise.all([one.run("SELECT pg_notify('raw', 'x')"), heard])
    delays.push(performance.now() - began)
  }
  await one.run('DROP TABLE raw')
  await Promise.all([one.close(), other.close()])
  return { commits, grouped, notices: delaysOf(delays) }
}
