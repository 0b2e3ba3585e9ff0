// The check that no rule names a card or token finds planted ids of every game.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { games } from '@lorehall/server/games'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cardIds } from '../../../scripts/checks/card-ids.ts'

const ROOT = dirname(dirname(dirname(import.meta.dirname)))

let copy = ''

/** The findings in a tree that has only this file. */
async function found(path: string, source: string): Promise<readonly string[]> {
  mkdirSync(join(copy, dirname(path)), { recursive: true })
  writeFileSync(join(copy, path), `${source}\n`)
  return cardIds(copy)
}

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'card-ids-'))
  for (const { id } of games) {
    const manifest = `packages/${id}/package.json`
    mkdirSync(join(copy, dirname(manifest)), { recursive: true })
    cpSync(join(ROOT, manifest), join(copy, manifest))
  }
})

afterEach(() => rmSync(copy, { recursive: true }))

test.each([
  ['a card of the base', 'vindication/src/rules', "card === 'kaladre'", 'kaladre'],
  ['a card of a module', 'vindication/src/modules/treachery/rules', "has('vrix')", 'vrix'],
  ['a card after a colon', 'vindication/src/rules', "option('activate:kaladre')", 'kaladre'],
  ['a quest', 'now-or-never/src/rules', "done.includes('D10')", 'D10'],
  ['a place', 'now-or-never/src/rules', "at === 'ublo-tower'", 'ublo-tower'],
  ['an exploration token on land', 'heroes/src/rules', "token === 'village'", 'village'],
  ['an exploration token at sea', 'heroes/src/rules', "token === 'sea-monster'", 'sea-monster'],
  ['an ability or a Spell', 'heroes/src/rules', "card === 'red-rain'", 'red-rain'],
  ['a token on the page', 'web/src/games/heroes/board', "at === 'token:pirates'", 'pirates'],
  ['a card in the hall', 'web/src/table-ui', "name === 'kaladre'", 'kaladre'],
])('finds %s', async (_, folder, source, id) => {
  const path = `packages/${folder}/planted.ts`
  expect(await found(path, source)).toEqual([`${path}:1 names '${id}'; say it in its record as data`])
})

test.each([
  ['data', 'heroes/src/cards/tokens.ts', "['village']"],
  ['words', 'heroes/src/text/cards/en.ts', "{ 'sea-monster': '' }"],
  ['a comment', 'heroes/src/rules/planted.ts', "// 'village'"],
  ['the name of a step', 'heroes/src/rules/planted.ts', "t.push({ do: 'storm', seat })"],
  ['another game', 'now-or-never/src/rules/planted.ts', "'village'"],
])('an id may stand in %s', async (_, file, source) => {
  expect(await found(`packages/${file}`, source)).toEqual([])
})
