// docs/hosting.md lists exactly the settings that the server reads, with their defaults.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Refusal } from '@lorehall/kernel'
import { expect, it } from 'vitest'
import { readConfig } from '../src/config.ts'

const document = fileURLToPath(new URL('../../../docs/hosting.md', import.meta.url))

/** By name: the default in the document. */
const printed = Object.fromEntries(
  [...readFileSync(document, 'utf8').matchAll(/^\| `([A-Z_]+)` \| (?:`(.*?)`)? ?\|/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
)

/** The variables that the server reads from its environment. */
function lookedFor(): string[] {
  const names: string[] = []
  const environment = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, name) => {
        names.push(String(name))
        return undefined
      },
    },
  )
  readConfig(environment, '')
  return names
}

/** The names of all limits, from the server's own error message. */
function limits(): string[] {
  try {
    readConfig({ LOREHALL_LIMIT_UNKNOWN: '1' }, '')
  } catch (error) {
    if (error instanceof Refusal) return error.message.replace(/^.*use one of: /, '').split(', ')
  }
  return []
}

it('every setting is listed, and no other', () => {
  expect(limits().length).toBeGreaterThan(10)
  expect(Object.keys(printed).toSorted()).toEqual([...lookedFor(), ...limits()].toSorted())
})

it('the listed defaults are the real ones', () => {
  expect(limits().filter((name) => !/^\d+$/.test(printed[name] ?? ''))).toEqual([])
  expect(readConfig(printed, '')).toEqual(readConfig({}, ''))
})
