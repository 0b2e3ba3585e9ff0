// Every module is listed, and everything in it has texts, numbers and a rule.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Chance, Table } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { BASE } from '../src/box/base.ts'
import { CONTENTS } from '../src/contents.ts'
import { EVERYTHING, faces, facesApart, REGION_KINDS, valuesOf } from '../src/client.ts'
import { vindication } from '../src/index.ts'
import { MODULES } from '../src/modules.ts'
import { inspect } from '../src/inspect.ts'
import { judge } from '../src/judge.ts'

const IDS = MODULES.map(({ content }) => content.id)

/** As many modules as can be combined, starting with another one each time; those that need others are tried again. */
function together(n: number): Record<string, boolean> {
  const order = IDS.map((_, i) => IDS[(i + n) % IDS.length] ?? '')
  const options: Record<string, boolean> = {}
  for (const id of [...order, ...order]) {
    if (vindication.form.allows({ ...options, [id]: true }).against === null) options[id] = true
  }
  return options
}

const NAMES = ['Ada', 'Bo', 'Cy']
const BOOK = readFileSync(join(import.meta.dirname, '../../../docs/rules/vindication.md'), 'utf8')

test('the two lists name the same modules in the same order', () => {
  expect(CONTENTS).toEqual([BASE, ...MODULES.map(({ content }) => content)])
})

test.for(MODULES.map((module) => [module.content.id, module] as const))(
  '%s: everything in it has a text and a rule',
  ([, module]) => {
    const { cards, apart = [], regions, text, numbers } = module.content
    for (const { id } of [...cards, ...apart]) expect(text.cards[id]?.text).toMatch(/\.$/)
    for (const { id } of cards) expect(numbers[id]?.honor.provenance).toBeDefined()
    for (const { id, rule } of regions) {
      expect(text.regions[id]?.text).toMatch(/\.$/)
      expect(BOOK).toContain(`### ${rule} `)
    }
    for (const rule of Object.values(module.text.rules ?? {})) expect(BOOK).toContain(`### ${rule} `)
    for (const kind of module.kinds ?? []) expect(module.text.options?.[kind]).toBeDefined()
  },
)

test('each is a switch of the lobby under one heading, off by default', () => {
  for (const { content } of MODULES) {
    const field = vindication.form.options.properties[content.id]
    expect(field).toMatchObject({ type: 'boolean', default: false, group: 'Expansions' })
  }
})

test('a page finds the face of every card and region of every module', () => {
  const drawn = [...faces(), ...facesApart()]
  for (const { cards, apart = [], regions } of CONTENTS) {
    for (const { id } of [...cards, ...apart]) {
      expect(drawn.find((face) => face.id === id)?.text).toMatch(/\.$/)
    }
    for (const { id } of regions) {
      expect(REGION_KINDS).toContain(id)
      expect(EVERYTHING.box.text.regions[id]?.name).toMatch(/./)
    }
  }
})

test('with as many modules as can be combined, every event has a log line and a rule', () => {
  const untold = new Set<string>()
  for (let n = 0; n < 40; n++) {
    const table = new Table(vindication, { seats: 3, seed: `everything ${n}`, options: together(n) })
    const chance = new Chance(`everything ${n}`)
    while (!table.over) {
      const [ask] = table.asks
      if (ask === undefined) throw new Error('nobody is asked')
      const { machine } = table
      vindication.say.prompt(ask, machine, NAMES)
      for (const option of ask.options) vindication.say.label(machine, option, NAMES)
      table.take(ask, judge.quick(machine, ask, chance) ?? chance.pick(ask.options))
      for (const event of table.events) {
        const line = vindication.say.event(machine, event, NAMES, null)
        const { rule } = vindication.say.about?.(machine, event, null) ?? { rule: null }
        if (line !== null && rule !== null && !BOOK.includes(`### ${rule} `)) untold.add(rule)
      }
    }
    inspect.position(table.machine, NAMES)
  }
  expect([...untold]).toEqual([])
})

test('the texts of modules state the prices and limits of the table, on the page as in the rules', () => {
  const options = { menagerie: true, guilds: true }
  const file = { menagerie: { price: 2 }, guilds: { monument: 20 } }
  for (const { box } of [vindication.values.read(file, options), valuesOf(file, options)]) {
    expect(box.text.regions['menagerie']?.text).toContain('Pay 2 inspiration, 2 knowledge and 2 strength')
    expect(box.text.cards['favor-monument']?.text).toContain('gives you 20 honor')
  }
  const { cards, regions } = EVERYTHING.box.text
  for (const { text } of Object.values({ ...cards, ...regions })) expect(text).not.toMatch(/[{}]/)
})
