// Moments of the expansions that get a scene: a Unit that rises, armies that fly or swim, and wandering Nomads.
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

test('H-NOMAD-4 Nomads that are placed, captured or drive an army back have scenes', () => {
  expect(titleOf(line('words/captured'))).toBe('Nomads captured')
  expect(titleOf(line('words/drivenBack'))).toBe('Driven back by Nomads')
  expect(titleOf(line('nomads/placed'))).toBe('Nomads raid')
})

test('H-SWIM-1 an army that flies or swims has a small scene, a March and a Vessel have none', () => {
  const setsOut = (how: string, more: object = { afoot: true }) =>
    momentOf(
      update({ log: [line('setsOut')], fresh: false, events: [{ type: 'setsOut', seat: 1, how, ...more }] }),
    )?.moment.own
  expect(setsOut('fly')).toMatchObject({ title: 'An army takes wing', small: true })
  expect(setsOut('sail')).toMatchObject({ title: 'An army swims', small: true })
  expect([setsOut('fly', {}), setsOut('march')]).toEqual([undefined, undefined])
})
