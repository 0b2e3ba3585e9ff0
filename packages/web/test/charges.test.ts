// What cards bear lies beside the build: every name a game has for one is the name of a file.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { faces, facesApart } from '@lorehall/vindication/face'
import { expect, it } from 'vitest'
import { EMBLEM } from '../src/games/now-or-never/cards/emblems.ts'
import { chargeNamed } from '../src/table/cards/coat.ts'

const PUBLIC = join(import.meta.dirname, '../public')

it.each([
  ['Vindication', [...faces(), ...facesApart()].map(({ emblem }) => emblem)],
  ['Now or Never', Object.values(EMBLEM)],
])('has a picture of all that cards of %s bear', (_game, emblems) => {
  expect(emblems.filter((name) => name !== '' && !existsSync(join(PUBLIC, chargeNamed(name))))).toEqual([])
})
