// An option whose effects concern other players has their marks on its button.
import { expect, test } from 'vitest'
import { concernedBy } from '../src/table-ui/concerned.ts'

const seats = ['Ada', 'Bo', 'Bo Lee'].map((name) => ({ name, kind: 'bot' as const }))

const concerned = (...effects: readonly string[]) => concernedBy(effects, { seats, eyes: 0 })

test('the seats whose names begin an effect, each once', () => {
  expect(concerned('You pay 1 coin', 'Bo gains 2 honor', 'Bo gains 1 coin')).toEqual([1])
  expect(concerned('You gain 1 honor', 'The Inn of Bo is closed', 'Bo’s turn')).toEqual([])
})

test('a longer name is not taken for the shorter one it begins with, and nobody is shown their own mark', () => {
  expect(concerned('Bo Lee loses a Serf')).toEqual([2])
  expect(concerned('Ada gains 1 coin')).toEqual([])
})
