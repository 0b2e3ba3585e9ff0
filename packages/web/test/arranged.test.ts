// Several boards on one stage.
import { describe, expect, it } from 'vitest'
import { arranged, calling, highlightedOn } from '../src/table-ui/arranged.ts'
import { wireAsk, wireOption } from './kit.ts'

const board = (id: string, reads?: number) => ({
  id,
  has: (at: string) => at.startsWith(`${id}:`),
  ...(reads === undefined ? {} : { reads }),
})
const [map, town, market] = [board('map', 640), board('town', 380), board('market')]
const ids = (boards: readonly { id: string }[]) => boards.map(({ id }) => id)
const asked = (...places: readonly string[]) => ({
  ask: wireAsk({ options: places.map((at, i) => wireOption(`do:${i}`, { at })) }),
})

describe('the arrangement', () => {
  it('two boards that fit side by side need no wings', () => {
    const { leaf, wings } = arranged([map, town], map, 1150)
    expect(leaf).toBe(town)
    expect(wings).toEqual([])
  })

  it('a third board is a wing, which takes its own width', () => {
    const { leaf, wings } = arranged([map, town, market], map, 1150)
    expect(leaf).toBe(town)
    expect(ids(wings)).toEqual(['map', 'market'])
    expect(arranged([map, town, market], map, 1100).leaf).toBeUndefined()
  })

  it('without enough width all boards are wings, including the one in front', () => {
    const { leaf, wings } = arranged([map, town], map, 900)
    expect(leaf).toBeUndefined()
    expect(ids(wings)).toEqual(['map', 'town'])
  })

  it('a board without a reading width is never shown next to another', () => {
    expect(arranged([map, market], map, 3000).leaf).toBeUndefined()
    expect(arranged([map, market], market, 3000).leaf).toBeUndefined()
  })
})

describe('the board that an ask calls for', () => {
  it('is the only one with highlights', () => {
    expect(calling(asked('town:1', 'town:2'), [map, town])).toBe(town)
    expect(calling(asked('town:1', 'map:2'), [map, town])).toBeUndefined()
    // My own things are on no board.
    expect(calling(asked('town:1', 'card:zho'), [map, town])).toBeUndefined()
  })

  it('is none without highlights, or with quiet ones only', () => {
    expect(calling({ ask: null }, [map, town])).toBeUndefined()
    expect(calling(asked(''), [map, town])).toBeUndefined()
    const quiet = { ask: wireAsk({ options: [wireOption('sell', { at: 'town:1', manner: 'quiet' })] }) }
    expect(calling(quiet, [map, town])).toBeUndefined()
    expect(highlightedOn(quiet, town)).toBe(0)
  })

  it('is none while the board in front has something lit', () => {
    const both = { id: 'both', has: () => true }
    expect(calling(asked('town:1', 'town:2'), [both, town], both)).toBeUndefined()
    expect(calling(asked('town:1', 'town:2'), [map, town], map)).toBe(town)
  })

  it('does not depend on extras', () => {
    const beside = wireOption('house', { at: 'map:1', extra: true })
    const taking = wireOption('take', { at: 'town:1' })
    expect(calling({ ask: wireAsk({ options: [taking, beside] }) }, [map, town])).toBe(town)
    expect(calling({ ask: wireAsk({ options: [wireOption('pass'), beside] }) }, [map, town])).toBeUndefined()
    expect(highlightedOn({ ask: wireAsk({ options: [taking, beside] }) }, map)).toBe(1)
  })

  it('is that of the extras if there are no other options', () => {
    const beside = wireOption('house', { at: 'map:1', extra: true })
    expect(calling({ ask: wireAsk({ options: [beside] }) }, [map, town])).toBe(map)
  })

  it('the number of highlights counts things, not options', () => {
    expect(highlightedOn(asked('town:1', 'town:1', 'town:2', 'map:1'), town)).toBe(2)
  })
})
