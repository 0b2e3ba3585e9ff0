// What the things around the island say of themselves, at a real table.
import type { Update } from '@lorehall/host'
import type { GameOptions } from '@lorehall/kernel'
import { beforeAll, expect, test, vi } from 'vitest'
import { valuesOf } from '../../src/games/vindication/facts.ts'
import { playWith } from '../../src/games/vindication/in-play.ts'
import { loadModules } from '../../src/games/vindication/modules.ts'
import { ruler } from '../../src/games/vindication/table/ruler.ts'
import { wordsOf } from '../../src/games/vindication/text/own.ts'
import { viewOf } from '../../src/games/vindication/view.ts'
import { ENGLISH } from '../kit.ts'
import { tableWith } from './real-table.ts'

vi.stubGlobal('Worker', class extends EventTarget {})
const { aboutThing } = await import('../../src/games/vindication/board/about-thing.tsx')

const words = wordsOf(ENGLISH)
let update: Update

beforeAll(async () => {
  update = await tableOf({})
})

/** As the page draws it: what is in play is told before anything is. */
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

test('a sphere counts blocks, and says nothing of a mastery they could win', () => {
  expect(said('sphere:wisdom')).toContain('Blocks here: Ada: 0 · Ben: 0')
  expect(said('sphere:wisdom')).not.toMatch(/mastery/i)
})

test('a card on its deck says where it is had, for what, and what comes with it', () => {
  const { decks, players } = viewOf(update)
  const open = (name: string) => decks.find(({ deck }) => deck === name)?.open.at(-1) ?? ''
  expect(said(`card:${open('yellow')}`)).toMatch(/To hire at an Inn: 2 inspiration\./)
  expect(said(`card:${open('yellow')}`)).toMatch(/\d honor at once/)
  expect(said(`card:${open('relics')}`)).toContain('To acquire at the Arcane Tower: 2 vision.')
  const own = said(`card:${players[0]?.party[0]?.card ?? ''}`)
  expect(own).toMatch(/Gives \d \w+.* each time you activate it\./)
  expect(own).not.toContain('To hire')
})

test('a race says what wins it, who leads, and what it is worth', () => {
  expect(said('mastery:wisdom')).toMatch(/^Mastery of Wisdom\nAt the end 7 honor .*each card of the colour/)
  expect(said('mastery:wisdom')).toContain('Blocks on the sphere count nothing.')
  expect(said('mastery:wisdom')).toContain('Ada: 0 · Ben: 0\nTied: nobody yet')
})

test('what can end the game, and every token on the ruler, say what they mean', () => {
  expect(said('end')).toMatch(/^The end is open\n.*once one of the triggers.*face down$/s)
  const { notches } = ruler(update, words)
  expect(notches.map(({ points }) => points)).toEqual([30, 45, 60, 75])
  for (const { at } of notches) expect(said(at)).toContain('one more end trigger')
})

test('the ruler names the end that is nearest', () => {
  expect(ruler(update, words).ends).toMatch(/^Nearest end: \S.*, .*\d/)
})

test('what is not drawn as a card is read by its name and its words', async () => {
  const table = await tableOf({ guilds: true, jewelcrafter: true })
  for (const at of ['favor:diplomacy', 'card:crystal-vision']) {
    const about = aboutThing(table, at, words)
    expect(about?.picture).toBeUndefined()
    expect(about?.text).toMatch(/\.$/)
  }
})

test('a space with a black block says what that is for, and Ronak is somebody', async () => {
  const table = await tableOf({ myths: true })
  expect(saidAt(table, 'space:13')).toContain('who ends a walk on it moves it onto Ronak')
  expect(saidAt(table, 'space:13')).toMatch(/[^e] Ronak \(1\)/)
  expect(saidAt(table, 'space:30')).not.toContain('Ronak')
})

test('an end that is set names the last round, whatever set it', () => {
  const parse: (text: string) => Update['view'] = JSON.parse
  const set = { ...update, view: parse(JSON.stringify({ ...viewOf(update), lastRound: 31 })) }
  expect(saidAt(set, 'end')).toMatch(/^Last round: 31\n.*round 31 is played to its end/)
})
