// V-PETS: masters, moving a pet, and losing a master.
import { describe, expect, test } from 'vitest'
import { changesOf } from '../../testing/changes.ts'
import { always, type PlayerSpot } from '../../testing/scenario.ts'
import { kept, masters, petsIn } from './kept.ts'

const ONE_EACH = { inspiration: 1, knowledge: 1, strength: 1 }

describe('asleep', () => {
  test('V-PETS-5 without a companion it sleeps beside the character and does nothing', () => {
    const g = kept({ ...ONE_EACH, party: {} }, { market: ['zea', 'vosh', 'brokk'] }).play(
      'visit:1',
      'adopt:zea',
    )
    expect(masters(g)).toEqual({ zea: '' })
    expect(g.why('use:zea')).toBe('pet-sleeps')
    expect(g.why('move-pet:zea')).toBe('no-other-master')
  })

  test('V-PETS-5 it follows the next companion that joins, free of charge', () => {
    const g = kept(
      { inspiration: 2, party: {} },
      { regions: { 1: 'inn' }, pets: [{ zea: '', vosh: '' }], decks: { yellow: { open: ['zho'] } } },
    )
    expect(changesOf(g, 0, 'visit:1', 'open')).toEqual({
      inspiration: -2,
      influence: 2,
      honor: 3,
      'has zho': 1,
    })
    expect(masters(g)).toEqual({ zea: 'zho', vosh: 'zho' })
  })
})

describe('while the master is active', () => {
  test('V-PETS-6 a pet helps while its master is active, once per turn', () => {
    const g = kept({ party: { arn: 0, wim: 0 }, potential: 5 }, { pets: [{ shonah: 'arn' }] })
    expect(g.why('use:shonah')).toBe('master-rests')
    g.play('activate:arn')
    expect(changesOf(g, 0, 'use:shonah')).toEqual({ potential: -1, influence: 1 })
    expect(g.why('use:shonah')).toBe('card-used')
  })

  test('V-PETS-6 another companion is not its master', () => {
    const g = kept({ party: { arn: 0, sestra: 0 } }, { pets: [{ shonah: 'arn' }] }).play('activate:sestra')
    expect(g.why('use:shonah')).toBe('master-rests')
  })

  test('V-PETS-6 moved to an active companion it helps immediately', () => {
    const g = kept({ party: { arn: 0, sestra: 0 } }, { pets: [{ shonah: 'arn' }], active: ['sestra'] })
    g.play('move-pet:shonah', 'master:sestra')
    expect(changesOf(g, 0, 'use:shonah')).toEqual({ potential: -1, influence: 1 })
  })

  test('V-PETS-6 moved away from an active companion it sleeps, and its use this turn stays used', () => {
    const g = kept({ party: { arn: 0, sestra: 0 } }, { pets: [{ shonah: 'arn' }], active: ['arn'] })
    g.play('move-pet:shonah', 'master:sestra')
    expect(g.why('use:shonah')).toBe('master-rests')
    const used = kept(
      { party: { arn: 0, sestra: 0 } },
      { pets: [{ shonah: 'arn' }], active: ['arn', 'sestra'] },
    )
    used.play('use:shonah', 'move-pet:shonah', 'master:sestra')
    expect(used.why('use:shonah')).toBe('card-used')
  })

  test('V-PETS-6 without its master it is not active', () => {
    const g = kept(
      { party: { arn: 1, sestra: 0 }, conviction: 1 },
      { pets: [{ zea: 'arn' }], active: ['arn'] },
    )
    g.play('recover:arn')
    expect(g.offers()).not.toContain('use:zea')
    expect(g.player(0).conviction).toBe(1)
  })
})

describe('moving', () => {
  test('V-PETS-7 puts a block on the new master', () => {
    const g = kept({ party: { arn: 2, wim: 0, sestra: 1 } }, { pets: [{ zea: 'arn' }] }).play('move-pet:zea')
    expect(g.offers()).toEqual(['master:wim', 'master:sestra', 'none'])
    expect(changesOf(g, 0, 'master:sestra')).toEqual({ influence: -1, sestra: 1 })
    expect(masters(g)).toEqual({ zea: 'sestra' })
  })

  test('V-PETS-7 any number of times, with any number of pets: two companions trade', () => {
    const g = kept({ party: { arn: 0, wim: 0 } }, { pets: [{ zea: 'arn', vosh: 'wim' }] })
    expect(
      changesOf(
        g,
        0,
        'move-pet:zea',
        'master:wim',
        'move-pet:vosh',
        'master:arn',
        'move-pet:zea',
        'master:arn',
      ),
    ).toEqual({ influence: -3, arn: 2, wim: 1 })
    expect(masters(g)).toEqual({ zea: 'arn', vosh: 'arn' })
  })

  test('V-PETS-7 Resilience does not save the block', () => {
    const g = kept({ party: { arn: 0, wim: 4 }, traits: ['resilience'] }, { pets: [{ zea: 'arn' }] })
    expect(changesOf(g, 0, 'move-pet:zea', 'master:wim')).toEqual({ influence: -1, wim: 1 })
  })

  test('V-PETS-7 without influence, or another companion, it stays', () => {
    const poor = kept({ party: { arn: 0, wim: 0 }, influence: 0 }, { pets: [{ zea: 'arn' }] })
    expect(poor.why('move-pet:zea')).toBe('no-block-to-move')
    expect(kept({}, { pets: [{ zea: 'arn' }] }).why('move-pet:zea')).toBe('no-other-master')
  })

  test('V-PETS-7 it can be declined', () => {
    const g = kept({ party: { arn: 0, wim: 0 } }, { pets: [{ zea: 'arn' }] })
    expect(changesOf(g, 0, 'move-pet:zea', 'none')).toEqual({})
  })

  test('V-PETS-7 not in another player’s turn', () => {
    const g = kept({ party: { arn: 0, wim: 0 } }, { pets: [{ zea: 'arn' }], turn: 1 })
    expect(g.offers(0)).toEqual([])
  })
})

describe('killed or removed', () => {
  const maw = (party: NonNullable<PlayerSpot['party']>, pets: Record<string, string>) =>
    kept(
      { party, courage: 2, conviction: 0 },
      {
        regions: { 1: 'maw' },
        pets: [pets],
        values: { whiteDie: always('courage'), blackDie: always('death') },
        decks: { monsters: { open: ['ogun'] } },
      },
    )

  test('V-PETS-8 the pets of a dead champion move to a companion of their owner, free of charge', () => {
    const g = maw({ arn: 2, wim: 0, sestra: 0 }, { zea: 'arn', vosh: 'wim', claude: 'arn' })
    g.play('visit:1', 'open')
    expect(g.offers()).toEqual(['master:wim', 'master:sestra'])
    g.play('master:sestra')
    expect(g.offers()).toEqual(['master:wim', 'master:sestra'])
    g.play('master:wim')
    expect(masters(g)).toEqual({ zea: 'sestra', vosh: 'wim', claude: 'wim' })
    expect(g.player(0).loyalty).toEqual([0, 0])
    expect(g.broken()).toEqual([])
  })

  test('V-PETS-8 one companion left needs no question; none: it sleeps. No honor of the pet is lost', () => {
    const one = maw({ arn: 2, wim: 0 }, { zea: 'arn' })
    expect(changesOf(one, 0, 'visit:1', 'open')).toMatchObject({ honor: 5 - 3 })
    expect(masters(one)).toEqual({ zea: 'wim' })
    const none = maw({ arn: 2 }, { zea: 'arn' }).play('visit:1', 'open')
    expect(masters(none)).toEqual({ zea: '' })
  })

  test('V-PETS-8 those of a companion that is traded away move free of charge, too', () => {
    const g = kept(
      { party: { 'gha-kein': 0, arn: 2, wim: 0 } },
      { pets: [{ zea: 'arn' }], active: ['gha-kein'] },
    )
    expect(changesOf(g, 0, 'use:gha-kein', 'trade:arn', 'master:wim')).toEqual({
      honor: 1,
      influence: 2,
      arn: -2,
      'has arn': -1,
    })
    expect(masters(g)).toEqual({ zea: 'wim' })
  })

  test('V-PETS-8 also those of the dealmaker himself', () => {
    const g = kept(
      { party: { 'gha-kein': 1, arn: 0 } },
      { pets: [{ zea: 'gha-kein' }], active: ['gha-kein'] },
    )
    g.play('use:gha-kein', 'trade:gha-kein')
    expect(masters(g)).toEqual({ zea: 'arn' })
  })
})

describe('abandoned', () => {
  test('V-PETS-9 abandoning a master also gives up its pets, with the honor of both', () => {
    const g = kept(
      { party: { arn: 2, wim: 0 }, honor: 20 },
      { pets: [{ zea: 'arn', brokk: 'arn', vosh: 'wim' }] },
    )
    expect(changesOf(g, 0, 'recover:arn')).toEqual({
      honor: -3 - 1 - 4,
      influence: 2,
      arn: -2,
      'has arn': -1,
    })
    expect(masters(g)).toEqual({ vosh: 'wim' })
    const { pile } = petsIn(g)
    expect([...pile.down, ...pile.open]).not.toContain('zea')
    expect(g.broken()).toEqual([])
  })

  test('V-PETS-9 only the printed honor is lost, not what Preparation added', () => {
    const g = kept({ party: { arn: 1 }, honor: 20, traits: ['preparation'] }, { pets: [{ zea: 'arn' }] })
    expect(changesOf(g, 0, 'recover:arn')).toMatchObject({ honor: -3 - 1 })
  })
})

describe('traded', () => {
  test('V-PETS-10 a pet itself can be removed for half its honor', () => {
    const g = kept({ party: { 'gha-kein': 0, arn: 2 } }, { pets: [{ brokk: 'arn' }], active: ['gha-kein'] })
    expect(changesOf(g, 0, 'use:gha-kein', 'trade:brokk')).toEqual({ honor: 2 })
    expect(masters(g)).toEqual({})
    expect(petsIn(g).pile.down).not.toContain('brokk')
  })
})
