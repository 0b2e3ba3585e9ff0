// The check that the base names no module finds planted names.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { games, named, wholeGame } from '@lorehall/server/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { base, namedIn, namesOfModules } from '../../../scripts/checks/base.ts'

const ROOT = dirname(dirname(dirname(import.meta.dirname)))
const GAME = 'vindication'
const RULES = `packages/${GAME}/src`
const PAGE = `packages/web/src/games/${GAME}`

let copy = ''
let names: ReadonlySet<string> = new Set()

beforeAll(async () => {
  names = await namesOfModules(ROOT, await wholeGame(named(GAME, games)))
  copy = mkdtempSync(join(tmpdir(), 'base-'))
  for (const folder of [RULES, PAGE]) cpSync(join(ROOT, folder), join(copy, folder), { recursive: true })
})

afterAll(() => rmSync(copy, { recursive: true }))

/** The findings, without their lines, after this line was added to the file. */
function after(path: string, line: string): string[] {
  const file = join(copy, path)
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, `${before}\n${line}\n`)
  const found = namedIn(copy, GAME, names)
  writeFileSync(file, before)
  return found.map((text) => text.replace(/:\d+ /, ' '))
}

test('no base of a game names a module', async () => {
  expect(await base(ROOT)).toEqual([])
})

test('modules, their settings, cards and regions are known', () => {
  expect([...names]).toEqual(
    expect.arrayContaining(['guilds', 'lootClockwise', 'vrix', 'crystal-mine', 'building-site']),
  )
  for (const own of ['drokk', 'inn', 'mountOnce']) expect(names).not.toContain(own)
})

test('records of Heroes’ modules are known by their names', async () => {
  const heroes = await namesOfModules(ROOT, await wholeGame(named('heroes', games)))
  expect([...heroes]).toEqual(expect.arrayContaining(['order-and-chaos', 'goblins']))
  for (const own of ['orcs', 'rampart', 'village', 'side']) expect(heroes).not.toContain(own)
})

test.each([
  ['the id of a module', `${RULES}/rules/turn.ts`, "export const a = f.options['guilds']", 'guilds'],
  ['a setting as a key', `${PAGE}/terms/en.ts`, 'export const a = { lootClockwise: 1 }', 'lootClockwise'],
  ['a step of a module', `${RULES}/rules/turn.ts`, "t.push({ do: 'treachery/strike', seat })", 'treachery'],
  ['a card in an option', `${PAGE}/facts.ts`, "export const a = 'activate:vrix'", 'vrix'],
  [
    'a region in a style sheet',
    `${PAGE}/board/island.module.css`,
    ".a[data-kind='crystal-mine'] {}",
    'crystal-mine',
  ],
])('finds %s', (_, path, line, name) => {
  expect(after(path, line)).toEqual([`${path} names '${name}', which belongs to a module`])
})

test.each([
  [`${RULES}/modules.ts`, "export const a = 'guilds'"],
  [`${PAGE}/modules.ts`, "export const a = 'guilds'"],
  [`${PAGE}/modules/guilds/own.ts`, "export const a = 'guilds'"],
  [`${RULES}/rules/turn.ts`, "// guilds, and 'guilds'"],
])('the lists and the modules may name them, and a comment may: %s', (path, line) => {
  expect(after(path, line)).toEqual([])
})
