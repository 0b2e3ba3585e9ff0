// Several picks that make one decision: their text and their highlights.
import { expect, it } from 'vitest'
import { ticksSaid } from '../src/table-ui/several.ts'
import { boardHighlightsOf } from '../src/table-ui/stage/board-highlights.ts'
import { ENGLISH, wireAsk, wireOption } from './kit.ts'

it('says how many are chosen and how many are missing', () => {
  const said = (ticked: readonly string[], owed: number) =>
    ticksSaid(wireAsk({ kind: 'several', ticked, owed, options: owed > 0 ? [] : [confirm] }), ENGLISH)
  const confirm = wireOption('confirm', { manner: 'confirms' })
  expect(said([], 2)).toBe('None chosen yet, 2 more to choose')
  expect(said(['keep:gem'], 1)).toBe('1 chosen, 1 more to choose')
  expect(said(['keep:gem', 'keep:bolt'], 0)).toBe('2 chosen')
  expect(ticksSaid(wireAsk({ kind: 'turn' }), ENGLISH)).toBeNull()
  // Never confirmed: its question says what is picked.
  expect(ticksSaid(wireAsk({ kind: 'several', ticked: ['stay:serf'] }), ENGLISH)).toBeNull()
})

it('highlights a ticked thing as ticked, even if it can be ticked again', () => {
  const tick = wireOption('keep:gem', { at: 'card:gem' })
  const untick = wireOption('untick:keep:gem', { at: 'card:gem', manner: 'unticks' })
  for (const options of [[untick], [untick, tick], [tick, untick]]) {
    const highlights = boardHighlightsOf(
      { ask: wireAsk({ options }), reasons: [] },
      null,
      ({ length }) => length,
    )
    expect(highlights.get('card:gem')?.glow).toBe('ticked')
  }
})
