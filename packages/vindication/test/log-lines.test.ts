// The log lines of whole games, in particular that each calls its reader "you".
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inOneGo, isRecord, readRecord, Table } from '@lorehall/kernel'
import { vindication } from '@lorehall/vindication'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, 'golden')
const NAMES = ['Quince', 'Rowan', 'Sorrel', 'Thorn', 'Umber']
const { say } = vindication

/** Every log line of a game, as its first seat reads it and as anyone else does. */
function lines(file: string): { readonly mine: string; readonly anybody: string }[] {
  const golden: unknown = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))
  if (!isRecord(golden)) throw new Error(`${file} is not a golden game`)
  const told: { mine: string; anybody: string }[] = []
  const table = Table.replay(vindication, readRecord(golden['record']))
  const retelling = table.retelling((machine) => {
    for (const event of machine.events) {
      const mine = say.event(machine, event, NAMES, 0)
      const anybody = say.event(machine, event, NAMES, null)
      if (mine !== null && anybody !== null) told.push({ mine, anybody })
    }
  })
  inOneGo(retelling)
  return told
}

const LINES = readdirSync(FOLDER).flatMap(lines)
const OWN = LINES.filter(({ mine, anybody }) => mine !== anybody)

test('only lines about the reader differ, and they never call the reader by name', () => {
  expect(OWN.length).toBeGreaterThan(1000)
  for (const { mine, anybody } of OWN) {
    expect(anybody).toContain('Quince')
    expect(mine).toMatch(/\byou(?:r)?\b/i)
  }
  expect(LINES.filter(({ mine }) => mine.includes('Quince'))).toEqual([])
  expect(LINES.filter(({ anybody }) => /^your?\b/i.test(anybody))).toEqual([])
})

test('all verbs of a line agree with "you", the second like the first', () => {
  const verbs = OWN.flatMap(({ mine }) => /^You (\w+)(?:.* and ([a-z]+))?/.exec(mine)?.slice(1) ?? [])
  const said = new Set(verbs.filter(Boolean))
  expect(said.size).toBeGreaterThan(30)
  expect([...said].filter((verb) => /s$|(?:sh|ch|ss|x|[^b]i)e$/.test(verb))).toEqual([])
})

test('numbers and articles agree with their nouns', () => {
  const wrong = LINES.filter(({ anybody }) =>
    /\b1 (?:blocks|crystals|steps|tiles)\b|\b[02-9] (?:block|crystal|step|tile)\b|\ba [aeiou]|\ban [^aeiou\W]|\bthe the\b/i.test(
      anybody,
    ),
  )
  expect(wrong).toEqual([])
})

test('lines about gains and payments leave out the blocks that every gain and payment moves', () => {
  const gains = LINES.filter(({ anybody }) => / (?:gains|pays) \d+ (?!honor|crystal)/.test(anybody))
  expect(gains.length).toBeGreaterThan(500)
  for (const { anybody } of gains) expect(anybody).not.toMatch(/ blocks? (?:from|to) influence/)
})
