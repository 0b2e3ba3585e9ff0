// The texts about things around the island, at a real table.
import type { Update } from '@lorehall/host'
import type { GameOptions } from '@lorehall/kernel'
import { beforeAll, expect, test, vi } from 'vitest'
import { valuesOf } from '../../src/games/vindication/facts.ts'
import { playWith } from '../../src/games/vindication/in-play.ts'
import { loadModules } from '../../src/games/vindication/modules.ts'
import { ruler } from '../../src/games/vindication/parts/ruler.ts'
import { wordsOf } from '../../src/games/vindication/text/own.ts'
import { viewOf } from '../../src/games/vindication/view.ts'
import { ENGLISH, wireAsk, wireOption } from '../kit.ts'
import { tableWith } from './real-table.ts'

vi.stubGlobal('Worker', class extends EventTarget {})
const { aboutThing } = await import('../../src/games/vindication/board/about-thing.tsx')

const words = wordsOf(ENGLISH)
let update: Update

beforeAll(async () => {
  update = await tableOf({})
})

/** Sets the values and modules in play first, as the page does. */
async function tableOf(options: GameOptions): Promise<Update> {
  const seen = await tableWith(options)
  playWith(valuesOf(seen), await loadModules(options))
  return seen
}

const saidAt = (table: Update, at: string) => {
  const about = aboutThing(table, at, words)
  return about === null ? '' : [about.title, about.text, ...about.lines].join('\n')
}

const said = (at: string) => saidAt(update, at)

test('a sphere counts blocks and does not mention masteries', () => {
  expect(said('sphere:wisdom')).toContain('Blocks here: Ada: 0 · Ben: 0')
  expect(said('sphere:wisdom')).not.toMatch(/mastery/i)
})

test('a card on its deck says where to get it, for how much, and what comes with it', () => {
  const { decks, players } = viewOf(update)
  const open = (name: string) => decks.find(({ deck }) => deck === name)?.open.at(-1) ?? ''
  expect(said(`card:${open('yellow')}`)).toMatch(/^(\w+).*\bHire \1 at an Inn for 2 inspiration\./s)
  expect(said(`card:${open('yellow')}`)).toMatch(/\d honor when you get it/)
  expect(said(`card:${open('relics')}`)).toContain('Acquire this relic at the Arcane Tower for 2 vision.')
  const own = said(`card:${players[0]?.party[0]?.card ?? ''}`)
  expect(own).toMatch(/Gives \d \w+.* each time you activate it\./)
  expect(own).not.toContain('Hire ')
})

test('a race says what wins it, who leads, and what it is worth', () => {
  expect(said('mastery:wisdom')).toMatch(
    /^Wisdom mastery\nAt the end, .* gains 7 honor: each card of this color counts 1/,
  )
  expect(said('mastery:wisdom')).toContain('Blocks here don’t count.')
  expect(said('mastery:wisdom')).toContain('Ada: 0 · Ben: 0\nTied, no leader')
})

test('the end and every token on the ruler explain themselves', () => {
  expect(said('end')).toMatch(/^End not triggered\n.*once any face-up trigger.*more hidden$/is)
  const { notches } = ruler(update, words)
  expect(notches.map(({ points }) => points)).toEqual([30, 45, 60, 75])
  for (const { at } of notches) expect(said(at)).toContain('one more end trigger')
})

test('the ruler names the nearest end', () => {
  expect(ruler(update, words).ends).toMatch(/^Nearest end: \S.*, .*\d/)
})

test('a thing that isn’t drawn as a card has a name and a text', async () => {
  const table = await tableOf({ guilds: true, jewelcrafter: true })
  for (const at of ['favor:diplomacy', 'card:crystal-vision']) {
    const about = aboutThing(table, at, words)
    expect(about?.picture).toBeUndefined()
    expect(about?.text).toMatch(/\.$/)
  }
})

test('a space with a black block says what it is for, and Ronak has no article', async () => {
  const table = await tableOf({ myths: true })
  expect(saidAt(table, 'space:13')).toContain('If you end your move here, put this black block on Ronak')
  expect(saidAt(table, 'space:13')).toMatch(/[^e] Ronak \(hex 1\)/)
  expect(saidAt(table, 'space:30')).not.toContain('Ronak')
})

test('a region of another player says what a visit gives them, until the option to visit does', () => {
  const parse: (text: string) => Update['view'] = JSON.parse
  const view = viewOf(update)
  const held = (owner: number) => {
    const regions = view.regions.map((one) => ({ ...one, kind: 'fort', owner }))
    return {
      ...update,
      view: parse(JSON.stringify({ ...view, regions })),
      ask: wireAsk({ kind: 'turn', options: [] }),
    }
  }
  expect(saidAt(held(1), 'region:9')).toContain('Controlled by Ben, who gains 2 honor if you visit')
  expect(saidAt(held(0), 'region:9')).toMatch(/Controlled by Ada(?!,)/)
  const offered = wireAsk({ kind: 'turn', options: [wireOption('visit:9', { at: 'region:9' })] })
  expect(saidAt({ ...held(1), ask: offered }, 'region:9')).toMatch(/Controlled by Ben(?!,)/)
})

test('once the end is triggered, its text names the last round', () => {
  const parse: (text: string) => Update['view'] = JSON.parse
  const set = { ...update, view: parse(JSON.stringify({ ...viewOf(update), lastRound: 31 })) }
  expect(saidAt(set, 'end')).toMatch(/^Last round: 31\n.*round 31 is the last/)
})
