// What a page and a host are told of an answer besides its name.
import { expect, test } from 'vitest'
import { DISCARD, END, MOVE, NONE, RECOVER, STRUGGLE, USE } from '../src/choices.ts'

test('what gives the turn or power away is grave; other abilities are plain', () => {
  expect(USE('patience').manner).toBe('grave')
  expect(STRUGGLE.manner).toBe('grave')
  expect(USE('dawn').manner).toBe('plain')
})

test('bringing home and giving up is quiet, declining declines, a step leads on, and the end ends', () => {
  expect(RECOVER('dahlia').manner).toBe('quiet')
  expect(DISCARD[0].manner).toBe('quiet')
  expect(NONE.manner).toBe('declines')
  expect(MOVE[1]?.manner).toBe('way')
  expect(END.manner).toBe('ends')
})
