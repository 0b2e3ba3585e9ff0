// The values of a box: a template that is valid as it is, and a check that names the line of a mistake.
import { valuesOf } from '@lorehall/kernel/testing'
import { expect, it } from 'vitest'
import { readOptionsFlag } from '../src/options-flag.ts'
import { GAME } from './game.ts'
import { fileWith, lorehall } from './lorehall.ts'

async function template(): Promise<string> {
  return (await lorehall(['content', 'template'])).out
}

it('the template is valid', async () => {
  const file = fileWith(await template())
  const { out, code } = await lorehall(['content', 'check', file])
  expect(out).toContain('is valid')
  expect(code).toBe(0)
})

it('the template and the check use the chosen options', async () => {
  const given = Object.entries(GAME.form.options.properties).map(([name, field]) => {
    const last = valuesOf(field).findLast((value) => value !== field.default)
    return `${name}=${last}`
  })
  const options = ['--options', given.join(',')]
  const { out, code } = await lorehall(['content', 'template', ...options])
  expect(JSON.parse(out)).toEqual(GAME.values.template(readOptionsFlag(GAME, given.join(','))))
  expect((await lorehall(['content', 'check', fileWith(out), ...options])).out).toContain('is valid')
  expect(code).toBe(0)
  expect((await lorehall(['content', 'template', '--options', 'color=red'])).err).toContain(
    "no option 'color'",
  )
})

it('a wrong number is found on its line', async () => {
  const lines = (await template()).split('\n')
  const at = lines.findIndex((line) => line.includes('"honor"'))
  lines[at] = (lines[at] ?? '').replace(/"honor": -?\d+/, '"honor": "x"')
  const { err, code } = await lorehall(['content', 'check', fileWith(lines.join('\n'))])
  expect(err).toMatch(
    new RegExp(`, line ${at + 1}: /cards/.+/honor: expected a whole number from -9 to 20, got "x"`),
  )
  expect(code).toBe(2)
})

it.each([
  ['{\n "cards": {\n  "nobody": {}\n }\n}', 'line 3: /cards/nobody: expected the id of a card'],
  ['{\n "vindicating": 900\n}', 'line 2: /vindicating: expected a whole number from 0 to 50, got 900'],
  ['{\n\n "whiteDie": [1]\n}', 'line 3: /whiteDie: expected a list of 6'],
  ['{ "cards": [] }', 'line 1: /cards: expected an object'],
  ['[]', 'line 1: /: expected an object'],
  ['{\n "cards": {},\n}', 'line 3, column 1: this is not JSON: expected a name in double quotes'],
])('%j is refused with its line', async (text, sentence) => {
  const { err, code } = await lorehall(['content', 'check', fileWith(text)])
  expect(err).toContain(sentence)
  expect(code).toBe(2)
})

it('sim plays with a file of values', async () => {
  const file = fileWith('{ "vindicating": 50 }')
  const run = (...more: string[]) => lorehall(['sim', '--bots', 'quick', '--games', '2', '--json', ...more])
  const [house, own] = await Promise.all([run(), run('--values', file)])
  expect([house.code, own.code]).toEqual([0, 0])
})
