// Every emblem that a game names for a card has a file in public/charges.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { EMBLEM as HEROES } from '../src/games/heroes/cards/emblems.ts'
import { EMBLEM as NOW_OR_NEVER } from '../src/games/now-or-never/cards/emblems.ts'
import { EMBLEM as VINDICATION } from '../src/games/vindication/cards/emblems.ts'
import { loadAllModules } from '../src/games/vindication/modules.ts'
import { chargeNamed } from '../src/table-ui/cards/coat.ts'

const PUBLIC = join(import.meta.dirname, '../public')

it.each([
  ['Vindication', VINDICATION],
  ["Vindication's modules", (await loadAllModules()).emblems],
  ['Now or Never', NOW_OR_NEVER],
  ['Heroes', HEROES],
])('there is a file for every emblem of %s', (_game, emblems) => {
  const names = Object.values(emblems)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !existsSync(join(PUBLIC, chargeNamed(name))))).toEqual([])
})
