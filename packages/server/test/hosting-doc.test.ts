// docs/hosting.md lists exactly the settings that the server reads, with their defaults.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readConfig } from '../src/config.ts'
import { limits, lookedFor } from './kit/settings.ts'

const document = fileURLToPath(new URL('../../../docs/hosting.md', import.meta.url))

/** By name: the default in the document. */
const printed = Object.fromEntries(
  [...readFileSync(document, 'utf8').matchAll(/^\| `([A-Z_]+)` \| (?:`(.*?)`)? ?\|/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
)

it('every setting is listed, and no other', () => {
  expect(limits().length).toBeGreaterThan(10)
  expect(Object.keys(printed).toSorted()).toEqual([...lookedFor(), ...limits()].toSorted())
})

it('the listed defaults are the real ones', () => {
  expect(limits().filter((name) => !/^\d+$/.test(printed[name] ?? ''))).toEqual([])
  expect(readConfig(printed, '')).toEqual(readConfig({}, ''))
})
