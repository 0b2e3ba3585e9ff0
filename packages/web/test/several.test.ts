// Several picks that are one decision, as the page says and lights them.
import { expect, it } from 'vitest'
import { ticksSaid } from '../src/table/several.ts'
import { lightsOf } from '../src/table/stage/lights.ts'
import { ENGLISH, wireAsk, wireOption } from './kit.ts'

it('says what is chosen and what is still owed', () => {
  const said = (ticked: readonly string[], owed: number) =>
    ticksSaid(wireAsk({ kind: 'several', ticked, owed }), ENGLISH)
  expect(said([], 2)).toBe('None chosen yet, 2 more')
  expect(said(['keep:gem'], 1)).toBe('1 chosen, 1 more')
  expect(said(['keep:gem', 'keep:bolt'], 0)).toBe('2 chosen')
  expect(ticksSaid(wireAsk({ kind: 'turn' }), ENGLISH)).toBeNull()
})

it('lights what is ticked as ticked, also where it could be ticked once more', () => {
  const tick = wireOption('keep:gem', { at: 'card:gem' })
  const untick = wireOption('untick:keep:gem', { at: 'card:gem', manner: 'unticks' })
  for (const options of [[untick], [untick, tick], [tick, untick]]) {
    const lights = lightsOf({ ask: wireAsk({ options }), reasons: [] }, null, ({ length }) => length)
    expect(lights.get('card:gem')?.glow).toBe('ticked')
  }
})
