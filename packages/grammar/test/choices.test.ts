// Options of a game: made once, and every kind of them counted.
import { describe, expect, it } from 'vitest'
import { choiceMaker } from '../src/index.ts'

describe('options of a game', () => {
  it('are the same object whenever they are offered', () => {
    const { each, nth, priced, sum } = choiceMaker()
    const [hero, move, tile, coins] = [
      each('hero', 'hero'),
      nth('move', 'space'),
      priced('tile', 'town'),
      sum('pay', 'purse'),
    ]
    expect(hero('ann')).toBe(hero('ann'))
    expect(move(3)).toBe(move(3))
    expect(tile('inn', 2)).toBe(tile('inn', 2))
    expect(tile('inn', 3)).not.toBe(tile('inn', 2))
    expect(coins(5)).toBe(coins(5))
  })

  it('point at their thing, and say what they are', () => {
    const { each, sum, word } = choiceMaker()
    expect(each('hero', 'seat', 'leads')('ann')).toMatchObject({
      id: 'hero:ann',
      at: 'seat:ann',
      manner: 'leads',
    })
    expect(sum('pay', 'purse')(5)).toMatchObject({ n: 5, at: 'purse' })
    expect(word('end', '', 'ends')).toMatchObject({ id: 'end', manner: 'ends' })
  })

  it('name every kind once, those a game makes itself too', () => {
    const { each, kind, kinds, word } = choiceMaker()
    each('hero', 'hero')
    word('end')
    word('end')
    kind('house')
    expect(kinds()).toEqual(['hero', 'end', 'house'])
  })
})
