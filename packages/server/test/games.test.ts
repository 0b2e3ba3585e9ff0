// The list of games says the same about a game as the loaded game itself.
import { valuesOf } from '@lorehall/kernel/testing'
import { expect, it } from 'vitest'
import { games } from '../src/games.ts'

it.each(games)('$id has the same id, title and form in the list', async ({ load, ...listed }) => {
  expect(await load()).toMatchObject(JSON.parse(JSON.stringify(listed)))
})

it.each(games)('$id allows the same options in the list as in its rules', async ({ load, form }) => {
  const game = await load()
  const { properties } = form.options
  const usual = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, field.default]))
  for (const [name, field] of Object.entries(properties)) {
    for (const value of valuesOf(field)) {
      const options = { ...usual, [name]: value }
      expect(form.allows(options)).toEqual(game.form.allows(options))
    }
  }
})
