// What a touch comes to, for every mixture of options a thing can have.
import type { WireReason } from '@lorehall/host'
import type { Manner } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { wireOption } from './kit.ts'
import { Resting } from '../src/table/resting.ts'
import { inOrder, touched } from '../src/table/touched.ts'

const MANNERS: Readonly<Record<string, Manner>> = {
  struggle: 'grave',
  surrender: 'grave',
  recover: 'quiet',
  discard: 'quiet',
  'give-up': 'quiet',
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

describe('a touch', () => {
  it('does the one thing there is to do', () => {
    expect(touched(at('activate:dahlia'))).toEqual({ does: 'answer', option: option('activate:dahlia') })
  })

  it('does the one loud thing, whatever could be given up there too', () => {
    expect(touched(at('recover:dahlia', 'activate:dahlia'))).toMatchObject({
      does: 'answer',
      option: { id: 'activate:dahlia' },
    })
    expect(touched(at('visit:7', 'give-up:7'))).toMatchObject({ does: 'answer', option: { id: 'visit:7' } })
    expect(touched(at('convert:wisdom', 'recover:wisdom', 'discard:wisdom'))).toMatchObject({
      does: 'answer',
      option: { id: 'convert:wisdom' },
    })
  })

  it('asks where several things shine', () => {
    expect(touched(at('visit:7', 'control:7'))).toEqual({ does: 'menu' })
  })

  it.each(['recover:inspiration', 'give-up:7', 'discard:knowledge'])(
    'never gives away by itself: %s',
    (id) => {
      expect(touched(at(id))).toEqual({ does: 'menu' })
    },
  )

  it.each(['surrender:patience', 'struggle'])('asks before what costs much: %s', (id) => {
    expect(touched(at(id))).toEqual({ does: 'menu' })
  })

  it('does not ask before other abilities', () => {
    expect(touched(at('use:dawn'))).toMatchObject({ does: 'answer' })
  })

  it('walks to a far place, unless something can be done with the place itself', () => {
    const route = ['move:3', 'move:4']
    expect(touched({ ...at(), route })).toEqual({ does: 'walk', route })
    expect(touched({ ...at('recover:7'), route })).toEqual({ does: 'menu' })
  })

  it('says why not, or what it is', () => {
    expect(touched({ ...at(), reasons: [reason] })).toEqual({ does: 'menu' })
    expect(touched(at())).toEqual({ does: 'tell' })
  })

  it('is offered in the order of a menu', () => {
    const { loud, quiet } = inOrder(at('recover:a', 'activate:a', 'use:a').options)
    expect(loud.map(({ id }) => id)).toEqual(['activate:a', 'use:a'])
    expect(quiet.map(({ id }) => id)).toEqual(['recover:a'])
  })
})

describe('a pointer that rests', () => {
  it('points at nothing until it moves, and then at all', () => {
    const resting = new Resting()
    expect(resting.at({ clientX: 5, clientY: 5 })).toBe(false)
    resting.down({ clientX: 50, clientY: 50 })
    expect(resting.at({ clientX: 50, clientY: 51 })).toBe(true)
    expect(resting.at({ clientX: 58, clientY: 50 })).toBe(false)
    expect(resting.at({ clientX: 50, clientY: 50 })).toBe(false)
  })
})
