// The list of games knows each game before it is loaded.
import { expect, it } from 'vitest'
import { games } from '../src/games.ts'

it.each(games)('$id is listed as it is', async ({ load, ...listed }) => {
  expect(await load()).toMatchObject(JSON.parse(JSON.stringify(listed)))
})

it.each(games)('$id is allowed by the list as by its rules', async ({ load, form }) => {
  const game = await load()
  const { properties } = form.options
  const usual = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, field.default]))
  for (const [name, field] of Object.entries(properties)) {
    for (const value of field.type === 'boolean' ? [false, true] : field.enum) {
      const options = { ...usual, [name]: value }
      expect(form.allows(options)).toEqual(game.form.allows(options))
    }
  }
})
