// The effect of a click, for every mix of options that a thing can have.
import type { WireReason } from '@lorehall/host'
import type { Manner } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { wireOption } from './kit.ts'
import { Resting } from '../src/table-ui/resting.ts'
import { inOrder, clicked } from '../src/table-ui/clicked.ts'

const MANNERS: Readonly<Record<string, Manner>> = {
  struggle: 'grave',
  surrender: 'grave',
  recover: 'quiet',
  discard: 'quiet',
  'give-up': 'quiet',
  'sell-all': 'handy',
  sale: 'handy',
}

const option = (id: string) => {
  const [kind = '', name] = id.split(':')
  return wireOption(id, { at: `card:${name}`, manner: MANNERS[kind] ?? 'plain' })
}
const reason: WireReason = {
  id: 'use:dahlia',
  at: 'card:dahlia',
  manner: 'plain',
  label: 'Use',
  why: 'Spent',
  rule: 'V-TURN-1',
}
const at = (...ids: readonly string[]) => ({ options: ids.map(option), route: null, reasons: [] })

describe('a click', () => {
  it('takes the only option', () => {
    expect(clicked(at('activate:dahlia'))).toEqual({ does: 'answer', option: option('activate:dahlia') })
  })

  it('takes the only loud option, even if there are quiet ones', () => {
    expect(clicked(at('recover:dahlia', 'activate:dahlia'))).toMatchObject({
      does: 'answer',
      option: { id: 'activate:dahlia' },
    })
    expect(clicked(at('visit:7', 'give-up:7'))).toMatchObject({ does: 'answer', option: { id: 'visit:7' } })
    expect(clicked(at('convert:wisdom', 'recover:wisdom', 'discard:wisdom'))).toMatchObject({
      does: 'answer',
      option: { id: 'convert:wisdom' },
    })
  })

  it('opens a menu if there are several loud options', () => {
    expect(clicked(at('visit:7', 'control:7'))).toEqual({ does: 'menu' })
  })

  it.each(['recover:inspiration', 'give-up:7', 'discard:knowledge'])(
    'never takes a quiet option without asking: %s',
    (id) => {
      expect(clicked(at(id))).toEqual({ does: 'menu' })
    },
  )

  it('takes the only handy option, unless something louder can be done', () => {
    expect(clicked(at('sell-all:7', 'discard:7'))).toMatchObject({
      does: 'answer',
      option: { id: 'sell-all:7' },
    })
    expect(clicked(at('sell-all:7', 'visit:7'))).toMatchObject({ option: { id: 'visit:7' } })
    expect(clicked(at('sell-all:7', 'sale:7'))).toEqual({ does: 'menu' })
  })

  it.each(['surrender:patience', 'struggle'])('asks before a grave option: %s', (id) => {
    expect(clicked(at(id))).toEqual({ does: 'menu' })
  })

  it('takes other abilities without asking', () => {
    expect(clicked(at('use:dawn'))).toMatchObject({ does: 'answer' })
  })

  it('walks to a distant place, unless the place itself has an option', () => {
    const route = ['move:3', 'move:4']
    expect(clicked({ ...at(), route })).toEqual({ does: 'walk', route })
    expect(clicked({ ...at('recover:7'), route })).toEqual({ does: 'menu' })
    expect(clicked({ ...at('go:7'), route: ['go:7', 'stop'] })).toMatchObject({ does: 'walk' })
  })

  it('shows why not, or what the thing is', () => {
    expect(clicked({ ...at(), reasons: [reason] })).toEqual({ does: 'menu' })
    expect(clicked(at())).toEqual({ does: 'tell' })
  })

  it('lists loud options before quiet ones in a menu', () => {
    const { loud, quiet } = inOrder(at('recover:a', 'activate:a', 'use:a').options)
    expect(loud.map(({ id }) => id)).toEqual(['activate:a', 'use:a'])
    expect(quiet.map(({ id }) => id)).toEqual(['recover:a'])
  })
})

describe('a pointer that rests', () => {
  it('counts as resting until it has moved away from where it was pressed', () => {
    const resting = new Resting()
    expect(resting.at({ clientX: 5, clientY: 5 })).toBe(false)
    resting.down({ clientX: 50, clientY: 50 })
    expect(resting.at({ clientX: 50, clientY: 51 })).toBe(true)
    expect(resting.at({ clientX: 58, clientY: 50 })).toBe(false)
    expect(resting.at({ clientX: 50, clientY: 50 })).toBe(false)
  })
})
