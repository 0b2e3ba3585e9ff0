// The manners of options, which pages and hosts read.
import { expect, test } from 'vitest'
import { DISCARD, END, MOVE, NONE, RECOVER, STRUGGLE, USE } from '../src/choices.ts'

test('abilities that give up the turn or power are grave; others are plain', () => {
  expect(USE('patience').manner).toBe('grave')
  expect(STRUGGLE.manner).toBe('grave')
  expect(USE('dawn').manner).toBe('plain')
})

test('recovering and giving up are quiet, declining declines, a step leads on, and ending the turn ends', () => {
  expect(RECOVER('dahlia').manner).toBe('quiet')
  expect(DISCARD[0].manner).toBe('quiet')
  expect(NONE.manner).toBe('declines')
  expect(MOVE[1]?.manner).toBe('way')
  expect(END.manner).toBe('ends')
})
