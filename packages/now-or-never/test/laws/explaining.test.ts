// The offers beside a question are the same whether or not reasons for refusals are requested.
import { Chance, Machine, type Option, type Reason, type Step, Table } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { nowOrNever } from '../../src/index.ts'
import type { State } from '../../src/state.ts'
import type { Values } from '../../src/values/index.ts'
import { midgame } from './midgame.ts'

/** A machine that only records offers and refusals. */
class Listening extends Machine<State, Values> {
  readonly offered: string[] = []
  readonly refusals: string[] = []
  wanted = false

  override get explains(): boolean {
    return this.wanted
  }

  override offer({ id }: Option): void {
    this.offered.push(id)
  }

  override may({ id }: Option, against: Reason | null): void {
    if (against === null) this.offered.push(id)
    else this.refusals.push(id)
  }
}

function beside(
  machine: Machine<State, Values>,
  seat: number,
  where: Step | null,
  wanted: boolean,
): Listening {
  const listening = new Listening(nowOrNever, machine, machine.position)
  listening.wanted = wanted
  const extras = where === null ? nowOrNever.play.aside : nowOrNever.play.anytime
  extras?.offer(listening, seat, where)
  return listening
}

test('offers beside a question do not depend on whether reasons are requested', () => {
  const chance = new Chance('explaining')
  const table = new Table(nowOrNever, { seats: 4, seed: 'explaining', options: {} })
  midgame(table, chance)
  let told = 0
  for (let n = 0; n < 400 && !table.over; n++) {
    const { machine } = table
    for (let seat = 0; seat < machine.seats; seat++) {
      for (const where of [null, machine.position.stack.at(-1) ?? null]) {
        const why = beside(machine, seat, where, true)
        expect(beside(machine, seat, where, false).offered).toEqual(why.offered)
        told += why.refusals.length
      }
    }
    const ask = chance.pick(table.asks)
    table.enter(`${ask.seat} ${chance.pick(ask.options).id}`)
  }
  expect(told).toBeGreaterThan(0)
})
