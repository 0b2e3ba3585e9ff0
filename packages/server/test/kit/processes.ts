// Several houses on one PostgreSQL database, as several processes have them.
import { randomBytes } from 'node:crypto'
import { onTestFinished, vi } from 'vitest'
import { games, taleOf } from '../../src/games.ts'
import { House, type HouseParts } from '../../src/house.ts'
import { LIMITS } from '../../src/limits.ts'
import { openPostgres, type PostgresStorage } from '../../src/postgres/storage.ts'
import type { Person } from '../../src/storage.ts'
import { quiet, type TestHouse } from './house.ts'

export interface Process extends Pick<TestHouse, 'house' | 'clock'> {
  readonly storage: PostgresStorage
}

/** One more house. All houses of a test share a clock. */
export async function openProcess(
  url: string,
  clock = { now: Date.now() },
  parts: Partial<HouseParts> = {},
): Promise<Process> {
  const storage = await openPostgres(url)
  const house = new House({
    games,
    tale: taleOf,
    storage,
    now: () => clock.now,
    random: (bytes) => randomBytes(bytes).toString('hex'),
    log: quiet,
    limits: LIMITS,
    version: 'test',
    webhooks: 'any',
    address: null,
    ...parts,
  })
  onTestFinished(() => house.stop())
  return { storage, house, clock }
}

export async function openProcesses(
  url: string,
  parts: Partial<HouseParts> = {},
): Promise<readonly [Process, Process]> {
  const clock = { now: Date.now() }
  return [await openProcess(url, clock, parts), await openProcess(url, clock, parts)]
}

export async function met({ house }: Process, name: string): Promise<Person> {
  return (await house.introduce(name)).person
}

/** Waits until news has come from another process. */
export const heard = (is: () => boolean): Promise<boolean> => vi.waitUntil(is, { timeout: 5000, interval: 5 })
