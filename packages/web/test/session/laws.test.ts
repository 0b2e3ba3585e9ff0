// Whatever the player does, and however host, frames and clock come in between: what is shown is of one
// piece, nothing is answered twice, and in the end the page shows the table as it stands.
import { expect, test } from 'vitest'
import { Sitting } from './sitting.ts'

const TABLES = 2000

test(`${TABLES} tables, each of its own seed`, () => {
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
