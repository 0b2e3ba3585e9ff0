// Options of a game: each is made once, and all kinds are collected.
import { describe, expect, it } from 'vitest'
import { choiceMaker } from '../src/index.ts'

describe('options of a game', () => {
  it('are the same object each time they are offered', () => {
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

  it('have their thing, number and manner', () => {
    const { each, sum, word } = choiceMaker()
    expect(each('hero', 'seat', 'leads')('ann')).toMatchObject({
      id: 'hero:ann',
      at: 'seat:ann',
      manner: 'leads',
    })
    expect(sum('pay', 'purse')(5)).toMatchObject({ n: 5, at: 'purse' })
    expect(word('end', '', 'ends')).toMatchObject({ id: 'end', manner: 'ends' })
  })

  it('list every kind once, including those that a game makes itself', () => {
    const { each, kind, kinds, word } = choiceMaker()
    each('hero', 'hero')
    word('end')
    word('end')
    kind('house')
    expect(kinds()).toEqual(['hero', 'end', 'house'])
  })
})
