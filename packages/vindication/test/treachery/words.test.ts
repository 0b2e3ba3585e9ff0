// The texts of Treachery.
import { expect, test } from 'vitest'
import { treachery } from '../../src/modules/treachery/index.ts'
import { vindication } from '../../src/index.ts'
import type { Scenario } from '../../testing/scenario.ts'
import { acting, near } from './near.ts'
import { inspect } from '../../src/inspect.ts'

const NAMES = ['Ada', 'Bo', 'Cy', 'Dee', 'Eve']
const { say } = vindication

function asked({ table: { machine } }: Scenario): string {
  return machine.asks.map((ask) => say.prompt(ask, machine, NAMES)).join(' | ')
}

function labels({ table: { machine } }: Scenario): string[] {
  const [ask] = machine.asks
  return ask === undefined ? [] : ask.options.map((option) => say.label(machine, option, NAMES))
}

function told({ table: { machine } }: Scenario, reader: number | null = null): (string | null)[] {
  return machine.events.map((event) => say.event(machine, event, NAMES, reader))
}

function why({ table: { machine } }: Scenario, id: string): string | undefined {
  const found = machine.reasons(0).find(({ option }) => option.id === id)
  return found && say.reason(found.reason, machine, { seat: 0, option: found.option })
}

test('the target is called by name, in questions, options and the log', () => {
  const g = near({ traits: ['greed'] }, [{ courage: 1, vision: 1 }, { strength: 1 }]).play('use:greed')
  expect([asked(g), labels(g)]).toEqual(['Greed: who loses an attribute?', ['Bo', 'Cy', 'None of these']])
  g.play('whom:1')
  expect([asked(g), labels(g)]).toEqual([
    'Greed: which attribute do you lose? Ada gains 3 of it.',
    ['Lose 1 courage', 'Lose 1 vision'],
  ])
  g.play('1 lose:courage')
  expect(told(g)).toContain('Bo loses 1 courage (Greed)')
  expect(told(g, 1)).toContain('You lose 1 courage (Greed)')
})

test('a card is named with its owner, and a doubled price is shown before the choice', () => {
  const rich = { traits: ['impunity'], relics: { mirror: 1 } }
  const g = acting('seven-quills', {}, [rich, { traits: ['purpose'] }]).play('use:seven-quills')
  expect(asked(g)).toBe(
    'Seven Quills: which relic or trait do you put a black block on? Impunity doubles the price for Bo.',
  )
  expect(labels(g)).toContain('Put a black block on the Mirror of Alternate Realities (Bo)')
  g.play('mark:mirror')
  expect(told(g)).toContain("Ada puts a black block on Bo's Mirror of Alternate Realities (Seven Quills)")
  expect(told(g, 1)).toContain('Ada puts a black block on your Mirror of Alternate Realities (Seven Quills)')
})

test('a refusal says what would help', () => {
  const g = near({ party: { arn: 0 }, traits: ['greed'] }, [{ space: 7 }], {
    marked: ['arn'],
    regions: { 1: 'fort' },
    closed: [1],
  })
  expect(why(g, 'activate:arn')).toMatch(/after someone removes the block for 1 conviction\.$/)
  expect(why(g, 'visit:1')).toMatch(/^A black block is on this region/)
  expect(why(g, 'use:greed')).toBe('No player is 1 step away from you. Move closer to someone first.')
})

test('the position lists what is under a black block, and how many are left', () => {
  const g = near({ party: { arn: 0 } }, [{}], { marked: ['arn'], closed: [1], regions: { 1: 'fort' } })
  const lines = inspect.position(g.table.machine, NAMES)
  expect(lines).toContain('  Under a black block: Arn, First Son of Steel.')
  expect(lines).toContain('Under a black block: the Fort (hex 1).')
  expect(lines).toContain('10 black blocks left.')
})

test('a player who passes a figure is asked for both effects together', () => {
  const g = acting('strann', {}, [{ inspiration: 1 }]).play('move:14', 'move:15')
  expect(asked(g)).toBe(
    'Strann: you pass through Bo. Do you move 1 block from influence to conviction and make them lose 1 inspiration?',
  )
})

test('the Boots ask for each figure by name, and the Siphon asks who pays', () => {
  const g = near({ relics: { 'mad-boots': 1 } }).play('use:mad-boots')
  expect(asked(g)).toBe('Boots of Mad Dashing: where do you go?')
  expect(asked(g.play('stay'))).toBe('Boots of Mad Dashing: where does Bo go?')
  expect(told(g.play('dash:15'), 1)).toContain('Ada makes you dash to space 15 (the Boots of Mad Dashing)')
  const pays = near({ relics: { 'conviction-siphon': 1 }, conviction: 1 }, [{ conviction: 1 }], {
    regions: { 1: 'fort' },
  }).play('visit:1', 'control:1')
  expect(labels(pays)).toEqual(['Bo pays 1 of it', 'Pay it all yourself'])
  expect(told(pays.play('siphon:1'), 1)).toContain(
    'You have to pay 1 of the conviction (the Conviction Siphon)',
  )
})

test('every event of the module names its rule', () => {
  const events = Object.keys(treachery.text.events ?? {})
  expect(events.filter((event) => treachery.text.rules?.[event] === undefined)).toEqual([])
  const g = acting('sidney', {}, [{}], { regions: { 1: 'fort' } }).play('use:sidney')
  const [event] = g.events('markedRegion')
  if (event === undefined) throw new Error('no region was marked')
  expect(say.about?.(g.table.machine, event, null)).toEqual({ at: 'region:1', rule: 'V-TREACHERY-9' })
})

test('honor paid for it has its own score line', () => {
  const g = near({ traits: ['greed'] }, [{ vision: 1 }]).play('use:greed')
  const lines = vindication.see.standing(g.table.machine, 0)[0]?.lines ?? []
  const own = lines.find(({ what }) => what === 'treachery')
  expect(own?.points).toBe(-1)
  expect(say.score('treachery')).toBe('Treachery')
})
