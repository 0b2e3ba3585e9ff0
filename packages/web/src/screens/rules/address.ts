// The address of the rules of one table: it names the options that differ from the game's defaults.
import type { GameOptions } from '@lorehall/kernel'
import type { Unusual } from '../together/unusual-options.ts'

const WITH = 'with'

/** `/rules/vindication?with=guilds,edition:2017 prototype`, encoded. */
export function rulesOfTable(game: string, options: GameOptions, unusual: readonly Unusual[]): string {
  const names = unusual.map(({ name }) => (options[name] === true ? name : `${name}:${options[name]}`))
  return `/rules/${game}?${new URLSearchParams({ [WITH]: names.join() }).toString()}`
}

/** The options in such an address; null: it is not about one table. */
export function optionsIn(search: string): GameOptions | null {
  const names = new URLSearchParams(search).get(WITH)
  if (names === null) return null
  const named = names.split(',').filter((name) => name !== '')
  return Object.fromEntries(
    named.map((one) => {
      const [name = '', value = 'true'] = one.split(':')
      return [name, value === 'true' || value === 'false' ? value === 'true' : value]
    }),
  )
}
