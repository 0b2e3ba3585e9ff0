// Several boards on one stage.
import { describe, expect, it } from 'vitest'
import { arranged, calling, litOn } from '../src/table/arranged.ts'
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

describe('where they stand', () => {
  it('two that can be read side by side need no wings', () => {
    const { leaf, wings } = arranged([map, town], map, 1150)
    expect(leaf).toBe(town)
    expect(wings).toEqual([])
  })

  it('a third is a wing, and takes its width', () => {
    const { leaf, wings } = arranged([map, town, market], map, 1150)
    expect(leaf).toBe(town)
    expect(ids(wings)).toEqual(['map', 'market'])
    expect(arranged([map, town, market], map, 1100).leaf).toBeUndefined()
  })

  it('where there is no room all are wings, the one in front among them', () => {
    const { leaf, wings } = arranged([map, town], map, 900)
    expect(leaf).toBeUndefined()
    expect(ids(wings)).toEqual(['map', 'town'])
  })

  it('one that does not say what it needs stands beside none', () => {
    expect(arranged([map, market], map, 3000).leaf).toBeUndefined()
    expect(arranged([map, market], market, 3000).leaf).toBeUndefined()
  })
})

describe('what calls for a board', () => {
  it('only what is lit there, and nowhere else', () => {
    expect(calling(asked('town:1', 'town:2'), [map, town])).toBe(town)
    expect(calling(asked('town:1', 'map:2'), [map, town])).toBeUndefined()
    // My own things lie on no board.
    expect(calling(asked('town:1', 'card:zho'), [map, town])).toBeUndefined()
  })

  it('nothing does while nothing is lit, or only what always is', () => {
    expect(calling({ ask: null }, [map, town])).toBeUndefined()
    expect(calling(asked(''), [map, town])).toBeUndefined()
    const quiet = { ask: wireAsk({ options: [wireOption('sell', { at: 'town:1', manner: 'quiet' })] }) }
    expect(calling(quiet, [map, town])).toBeUndefined()
    expect(litOn(quiet, town)).toBe(0)
  })

  it('what may be done beside the question calls for none, and keeps none back', () => {
    const beside = wireOption('house', { at: 'map:1', extra: true })
    const taking = wireOption('take', { at: 'town:1' })
    expect(calling({ ask: wireAsk({ options: [taking, beside] }) }, [map, town])).toBe(town)
    expect(calling({ ask: wireAsk({ options: [wireOption('pass'), beside] }) }, [map, town])).toBeUndefined()
    expect(litOn({ ask: wireAsk({ options: [taking, beside] }) }, map)).toBe(1)
  })

  it('what may be done beside calls where nothing else is left to do', () => {
    const beside = wireOption('house', { at: 'map:1', extra: true })
    expect(calling({ ask: wireAsk({ options: [beside] }) }, [map, town])).toBe(map)
  })

  it('a lamp counts things, not answers', () => {
    expect(litOn(asked('town:1', 'town:1', 'town:2', 'map:1'), town)).toBe(2)
  })
})
