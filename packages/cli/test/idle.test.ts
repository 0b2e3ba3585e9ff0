// Greedy bots play with a purpose: few of their turns only rest, train and walk back and forth.
import { botNamed } from '@lorehall/bots'
import { Chance, type GameEvent, Table } from '@lorehall/kernel'
import { vindication } from '@lorehall/vindication'
import { expect, it } from 'vitest'
import { playing } from '../src/play.ts'
import { judge } from '@lorehall/vindication/judge'

/** Events that make a turn useful. Resting, training the character and walking are not among them. */
const USEFUL = new Set([
  'visited',
  'controlled',
  'acquired',
  'learned',
  'vindicated',
  'mounted',
  'converted',
  'used',
])

class Turns {
  all = 0
  idle = 0
  private useful = false

  hear(events: readonly GameEvent[]): void {
    for (const { type } of events) {
      if (type === 'turn') this.useful = false
      else if (USEFUL.has(type)) this.useful = true
      else if (type === 'turnEnded') {
        this.all++
        if (!this.useful) this.idle++
      }
    }
  }
}

it('few turns of greedy bots are idle', () => {
  const turns = new Turns()
  const keen = ['Ada', 'Bo', 'Cy'].map((name) => ({ name, kind: 'bot' as const }))
  for (let n = 0; n < 6; n++) {
    const table = new Table(vindication, { seats: keen, seed: `idle/${n}` })
    turns.hear(table.events)
    const bots = keen.map(() => botNamed('greedy', judge))
    for (const _answer of playing(table, bots, new Chance(`idle/${n}/bots`))) turns.hear(table.events)
  }
  expect(turns.all).toBeGreaterThan(200)
  expect(turns.idle / turns.all).toBeLessThan(0.15)
})
