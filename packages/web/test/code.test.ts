// The codes and links that people paste to join a table.
import { expect, it } from 'vitest'
import { codeOrLink } from '../src/online/code.ts'

it('accepts a code in any spelling, and a link with any host', () => {
  expect(codeOrLink(' k7m-4pq ')).toEqual({ code: 'K7M4PQ' })
  expect(codeOrLink('http://192.168.0.7:3000/t/abcdefghij12')).toEqual({ table: 'abcdefghij12' })
  expect(codeOrLink('Come! https://hall.example/t/abcdefghij12?x=1#y')).toEqual({ table: 'abcdefghij12' })
})

it('accepts nothing else', () => {
  for (const typed of ['', 'K7M4P', 'K7M4P0', 'https://hall.example/table/abcdefghij12']) {
    expect(codeOrLink(typed)).toBe(null)
  }
})
