// Random sessions: the player, the host, the frames and the clock act in any order. The screen is always consistent,
// no ask is answered twice, and in the end the page shows the host's table.
import { expect, test } from 'vitest'
import { Sitting } from './sitting.ts'

const TABLES = 2000

test(`${TABLES} random tables end as the host has them`, () => {
  for (let i = 0; i < TABLES; i++) {
    const sitting = new Sitting(`table ${i}`)
    sitting.storm()
    sitting.rest()
    const { view, entries, ask } = sitting.host.whole()
    const { open } = sitting.table
    expect(open).toMatchObject({
      shown: { view, entries, ask },
      word: { is: 'heard' },
      hints: { is: 'known' },
      underWay: [],
      looking: null,
    })
    expect(open.around).toEqual({ update: open.shown, log: open.log })
  }
})
