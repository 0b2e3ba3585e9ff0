// V-GUILDS: favor on the power board.
import { expect, test } from 'vitest'
import { changesOf } from '../../testing/changes.ts'
import { guilded, lying } from './guilded.ts'

test('V-GUILDS-9 one block is augmented on the step where the token is placed', () => {
  const lower = guilded()
  expect(changesOf(lower, 0, 'favor:leading', 'lead:potential')).toEqual({ potential: -1, influence: 1 })
  const upper = guilded()
  expect(changesOf(upper, 0, 'favor:leading', 'lead:influence')).toEqual({ influence: -1, conviction: 1 })
})

test('V-GUILDS-9 with nothing to augment it is still placed as a guard', () => {
  const g = guilded({ potential: 0 })
  expect(changesOf(g, 0, 'favor:leading', 'lead:potential')).toEqual({})
  expect(lying(g)).toEqual(['leading', 'potential'])
})

const options = { treachery: true }
const treachery = { cards: [], hexes: [], taken: [0, 0], siphoned: 0 }
const rest = { options, slots: { treachery } }

test('V-GUILDS-10 nobody else can dilute over a guarded step; the other step is open', () => {
  const hubris = (on: string) =>
    guilded({ traits: ['hubris'] }, [{ space: 14, conviction: 2 }], {
      ...rest,
      favor: { 1: { use: 'leading', on } },
    })
  expect(changesOf(hubris('potential'), 1, 'use:hubris')).toEqual({ conviction: -1, influence: 1 })
  expect(changesOf(hubris('influence'), 1, 'use:hubris')).toEqual({ influence: -1, potential: 1 })
})

test('V-GUILDS-10 a player with only guarded blocks loses none', () => {
  const g = guilded({ traits: ['hubris'] }, [{ space: 14, conviction: 13, influence: 0, potential: 8 }], {
    ...rest,
    favor: { 1: { use: 'leading', on: 'influence' } },
  })
  expect(changesOf(g, 1, 'use:hubris')).toEqual({})
})

test('V-GUILDS-10 the Siphon takes nothing over a guarded step', () => {
  const relics = { 'conviction-siphon': 1 }
  const siphon = (on: string) =>
    guilded({ relics, conviction: 0 }, [{ conviction: 2 }], {
      ...rest,
      favor: { 1: { use: 'leading', on } },
    })
  expect(siphon('influence').why('control:1')).toBe('conviction')
  expect(siphon('potential').why('control:1')).toBe(null)
})

test('V-GUILDS-10 one’s own dilution may use any step', () => {
  const g = guilded({ party: { xina: 1 }, conviction: 1 }, [{}], { active: ['xina'] })
  g.play('favor:leading', 'lead:influence', 'use:xina')
  expect(g.offers().slice(0, 2)).toEqual(['dilute:conviction', 'dilute:influence'])
})
