// The tables of settings in docs/hosting.md are those the server reads, with the defaults it has.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Refusal } from '@lorehall/kernel'
import { expect, it } from 'vitest'
import { readConfig } from '../src/config.ts'

const document = fileURLToPath(new URL('../../../docs/hosting.md', import.meta.url))

/** By name, the default that is printed. */
const printed = Object.fromEntries(
  [...readFileSync(document, 'utf8').matchAll(/^\| `([A-Z_]+)` \| (?:`(.*?)`)? ?\|/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
)

/** What the server looks for in its environment. */
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

/** Which limits there are, it says itself. */
function limits(): string[] {
  try {
    readConfig({ LOREHALL_LIMIT_UNKNOWN: '1' }, '')
  } catch (error) {
    if (error instanceof Refusal) return error.message.replace(/^.*there are: /, '').split(', ')
  }
  return []
}

it('every setting is there, and no other', () => {
  expect(limits().length).toBeGreaterThan(10)
  expect(Object.keys(printed).toSorted()).toEqual([...lookedFor(), ...limits()].toSorted())
})

it('what is printed as default is what it is without', () => {
  expect(limits().filter((name) => !/^\d+$/.test(printed[name] ?? ''))).toEqual([])
  expect(readConfig(printed, '')).toEqual(readConfig({}, ''))
})
