import { describe, expect, it } from 'vitest'
import { scenario } from '../testing/index.ts'
import { inspect } from '../src/inspect.ts'

const { coverage, counts } = inspect

describe('coverage and statistics', () => {
  it('every card, token and place of the side that is played, each once', () => {
    const above = coverage({ map: 'above' }).cards
    expect(new Set(above).size).toBe(above.length)
    expect(above.length).toBe(14 + 4 + 24 + 9 + 20 + 22 + 9 + 16 + 8 + 73 + 9)
    expect(above).toContain('5')
    expect(coverage({ map: 'under' }).cards).toContain('u5')
    expect(coverage({ map: 'under' }).cards).not.toContain('5')
  })

  it('statistics count who took what', () => {
    const specialists = [{ id: 'osk', up: true }, null, null, null]
    const g = scenario({ players: { 0: { specialists, coins: 40 } } }).play('0 use:osk')
    const [tile] = g.offered(0)
    g.play(`0 ${tile}`)
    const [space] = g.offered(0)
    g.play(`0 ${space}`)
    const counted = g.table.machine.events.flatMap((event) => counts?.(event) ?? [])
    expect(counted).toContainEqual({ what: 'taken', seat: 0, card: tile?.slice('tile:'.length) })
    expect(counts?.({ type: 'gained', seat: 0 })).toBeNull()
  })
})
