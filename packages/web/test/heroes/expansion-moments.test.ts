// Moments of the expansions that get a scene: a Unit that rises, and armies that meet wandering Nomads.
import type { LogLine } from '@lorehall/host'
import { expect, test } from 'vitest'
import { playWith } from '../../src/games/heroes/cards/box.ts'
import { everything } from '../../src/games/heroes/facts.ts'
import { loadAllModules } from '../../src/games/heroes/modules.ts'
import { momentOf } from '../../src/games/heroes/moments/moment.ts'
import { update } from '../kit.ts'

const modules = await loadAllModules()
playWith(everything(), modules)

const line = (type: string, from: string | null = null): LogLine => ({
  seq: 1,
  text: 'Something happens in the Forest.',
  type,
  seat: 1,
  rival: null,
  from,
  at: 'region:I-6',
  rule: null,
  tale: null,
})

const titleOf = (one: LogLine) => momentOf(update({ log: [one], fresh: false }))?.moment.own?.title

test('H-UNDEAD-10 a Unit that is raised has a scene, one that is placed in another way has none', () => {
  const { moment } = momentOf(update({ log: [line('placed', 'underworld')], fresh: false })) ?? {}
  expect(moment).toMatchObject({
    kind: 'own',
    seat: 1,
    at: 'region:I-6',
    own: { title: 'Raised from the dead' },
  })
  expect(moment?.lines.map(({ text }) => text)).toEqual(['Something happens in the Forest.'])
  expect(titleOf(line('placed', 'summon-warrior'))).toBe(undefined)
})

test('H-NOMAD-4 capturing Nomads and being driven back by them have scenes', () => {
  expect(titleOf(line('words/captured'))).toBe('Nomads captured')
  expect(titleOf(line('words/drivenBack'))).toBe('Driven back by Nomads')
  expect(titleOf(line('nomads/placed'))).toBe(undefined)
})
