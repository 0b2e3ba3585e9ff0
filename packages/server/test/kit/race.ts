// Records the replies to several clients that answer for the same seats at one table, and checks that the table did not
// fork.
import { deepEqual } from 'node:assert/strict'
import type { Storage } from '../../src/storage.ts'
import { entriesOf, replayed } from './ledger.ts'

/** Codes of refusals because another client was faster. */
const LATE = ['stale-ask', 'not-asked', 'overtaken', 'over', 'not-playing']

export class Race {
  readonly table: string
  /** How many answers were tried, and how many were refused as overtaken. */
  tried = 0
  overtaken = 0
  /** By seat, then by ask: the pick that was acknowledged. */
  private readonly taken = new Map<number, Map<number, string>>()

  constructor(table: string) {
    this.table = table
  }

  acknowledged(seat: number, ask: number, pick: string): void {
    const own = this.taken.get(seat) ?? new Map<number, string>()
    this.taken.set(seat, own)
    const other = own.get(ask)
    if (other !== undefined && other !== pick) {
      throw new Error(`table ${this.table} forked: ask ${ask} was answered with ${other} and with ${pick}`)
    }
    own.set(ask, pick)
  }

  refused(code: string, message: string): void {
    if (!LATE.includes(code)) throw new Error(`an answer was refused: ${code}, ${message}`)
    if (code === 'overtaken') this.overtaken++
  }

  /** Checks that exactly the acknowledged answers are stored, once each, in the order of the asks. */
  async hold(storage: Storage): Promise<void> {
    await replayed(storage, this.table)
    const stored = await storage.entries(this.table)
    for (const [seat, answers] of this.taken) {
      const inOrder = [...answers].toSorted(([a], [b]) => a - b)
      deepEqual(
        entriesOf(stored, seat),
        inOrder.map(([, pick]) => `${seat} ${pick}`),
      )
    }
  }
}
