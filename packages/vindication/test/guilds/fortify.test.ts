// V-GUILDS: fortified regions.
import { expect, test } from 'vitest'
import { changesOfAll } from '../../testing/changes.ts'
import { guilded, guildsIn, lying } from './guilded.ts'

test('V-GUILDS-4 one’s own region at any distance', () => {
  const g = guilded({}, [{}], { regions: { 17: 'inn', 18: 'inn' }, owners: { 17: 0, 18: 0 } })
  g.play('favor:fortify')
  expect(g.asked()).toEqual(['0 guilds/fortify'])
  expect(g.offers().slice(0, 2)).toEqual(['fortify:17', 'fortify:18'])
  g.play('fortify:18')
  expect(lying(g)).toEqual(['fortify', 18])
  expect(guildsIn(g).fortified[18]).toBe(0)
})

test('V-GUILDS-4 a single region needs no question, and none is fortified twice', () => {
  const g = guilded({}, [{}], { owners: { 1: 0 } }).play('favor:fortify')
  expect(lying(g)).toEqual(['fortify', 1])
  const twice = guilded({}, [{}], { owners: { 1: 0 }, fortified: { 1: 0 } })
  expect(twice.why('favor:fortify')).toBe('no-region-to-fortify')
})

test('V-GUILDS-5 nobody else takes it, with a visit, by the Mask or by deception', () => {
  const rest = { owners: { 1: 1 }, fortified: { 1: 1 } }
  expect(guilded({ conviction: 3 }, [{}], rest).why('control:1')).toBe('fortified')
  const open = guilded({ conviction: 3 }, [{}], { owners: { 1: 1 } })
  expect(open.why('control:1')).toBe(null)
  const free = { fortified: { 1: 1, 2: 1, 3: 1 } }
  const masked = guilded({ relics: { 'mask-of-the-invader': 1 } }, [{}], free)
  expect(masked.why('use:mask-of-the-invader')).toBe('no-free-region')
  const sly = guilded({ traits: ['deception'], conviction: 1 }, [{}], {
    ...rest,
    options: { treachery: true },
  })
  expect(sly.why('use:deception')).toBe('no-held-region')
})

test('V-GUILDS-5 it can still be visited, and its owner gains honor', () => {
  const g = guilded({}, [{}], { owners: { 1: 1 }, fortified: { 1: 1 } })
  expect(changesOfAll(g, 'visit:1')).toEqual([{ strength: 2, influence: -2 }, { honor: 2 }])
})

test('V-GUILDS-5 if given up, only the player who fortified it can take it', () => {
  const g = guilded({ conviction: 1 }, [{ space: 14, conviction: 2 }], {
    owners: { 1: 0 },
    fortified: { 1: 0 },
  })
  g.play('give-up:1', 'move:18', 'stop', 'end')
  expect(g.why('control:1')).toBe('fortified')
  g.play('move:15', 'stop', 'end', 'visit:1')
  expect(g.why('control:1')).toBe(null)
})
