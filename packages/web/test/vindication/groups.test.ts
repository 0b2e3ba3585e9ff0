// The options as the text view lists them.
import { type Ask, Chance, type GameOptions, type Json, Table } from '@lorehall/kernel'
import { vindication } from '@lorehall/vindication'
import { EVERYTHING } from '@lorehall/vindication/client'
import { beforeAll, expect, test, vi } from 'vitest'
import { playWith } from '../../src/games/vindication/in-play.ts'
import { loadAllModules } from '../../src/games/vindication/modules.ts'
import { TEXT_VIEW } from '../../src/games/vindication/text-view/text-view.ts'
import { ENGLISH, update, wireAsk, wireOption } from '../kit.ts'
import { judge } from '@lorehall/vindication/judge'

vi.stubGlobal('Worker', class extends EventTarget {})
beforeAll(async () => playWith(EVERYTHING, await loadAllModules()))

function listed(view: Json, { seat, kind, options }: Ask): readonly string[] {
  const wired = options.map(({ id, kind: of, manner }) => wireOption(id, { kind: of, manner }))
  const ask = wireAsk({ seat, kind, options: wired })
  const groups = TEXT_VIEW.groups(update({ eyes: seat, view, ask }), ENGLISH)
  return groups.flatMap((group) => group.options.map(({ id }) => id))
}

test.each<[string, GameOptions]>([
  ['the base game', {}],
  ['Myths & Wonders', { myths: true, jewelcrafter: true, 'temple-ruins': true }],
  ['guilds and pets', { guilds: true, menagerie: true, treachery: true, 'well-of-wishes': true }],
])('the text view lists every option once: %s', (_what, options) => {
  for (let n = 0; n < 4; n++) {
    const table = new Table(vindication, { seats: 3, seed: `words ${n}`, options })
    const chance = new Chance(`words ${n}`)
    while (!table.over) {
      const [ask] = table.asks
      if (ask === undefined) throw new Error('nobody is asked')
      const ids = ask.options.map(({ id }) => id)
      expect(listed(vindication.see.view(table.machine, ask.seat), ask).toSorted()).toEqual(ids.toSorted())
      table.take(ask, judge.quick(table.machine, ask, chance) ?? chance.pick(ask.options))
    }
  }
})

test('a turn against Ronak lists contributions and the roll', () => {
  const { machine } = new Table(vindication, { seats: 2, seed: 'a', options: { myths: true } })
  const options = ['activate:arn', 'contribute:3', 'roll'].map((id) => wireOption(id))
  const groups = TEXT_VIEW.groups(
    update({ view: vindication.see.view(machine, 0), ask: wireAsk({ options }) }),
    ENGLISH,
  )
  expect(groups.map(({ title }) => title)).toEqual(['Activate', 'Contribute', 'Roll the dice'])
})
