// Retelling tables: long texts, rivals, sides, and a campaign table by table.
import { botNamed } from '@lorehall/bots'
import { chaptersOf } from '@lorehall/host'
import { type Carried, Chance, type Game, type GameOptions, Table } from '@lorehall/kernel'
import { toyGame } from '@lorehall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { Teller } from '../src/log.ts'
import { playing } from '../src/play.ts'
import { chapterLines, storyLines, summary } from '../src/retell.ts'
import { toyTale } from './toy.ts'

const toy: Game = toyGame

function played(options: GameOptions, names: readonly string[], carried: Carried | null = null): Table {
  const seats = names.map((name) => ({ name, kind: 'bot' as const }))
  const table = new Table(toy, { seats, options, seed: 'told', ...(carried === null ? {} : { carried }) })
  const bots = names.map(() => botNamed('random', toyGame.judge))
  for (const _answer of playing(table, bots, new Chance('told'))) continue
  return table
}

describe('a story', () => {
  it('is told with its long texts, each where it was shown, and no others', async () => {
    const table = played({ story: true }, ['Ada', 'Bo'])
    const lines = await storyLines(table, toyTale)
    const scene = async (name: string) => `    ${(await toyTale('toy', name))[0]}`
    const at = async (name: string) => {
      const paragraph = await scene(name)
      return lines.findIndex((line) => line.endsWith(paragraph))
    }
    const chosen = table.entries.some((entry) => typeof entry === 'string' && entry.endsWith('help'))
    const [told, untold] = chosen ? ['thanks', 'dusk'] : ['dusk', 'thanks']
    expect(await at('stranger')).toBeGreaterThan(0)
    expect(await at(told)).toBeGreaterThan(await at('stranger'))
    expect(await at(untold)).toBe(-1)
    expect(lines[(await at(told)) - 1]).toMatch(/helped|refused/)
  })

  it('can also be told as it happens', async () => {
    const table = new Table(toy, { seats: ['Ada', 'Bo'], seed: 'now', options: { story: true } })
    const teller = new Teller(table, toyTale)
    for (const line of ['0 tactic:march', '1 tactic:march', '0 end']) table.enter(line)
    expect((await teller.lines()).join()).not.toContain('    ')
    table.enter('1 end')
    const [first = ''] = await toyTale('toy', 'stranger')
    expect(await teller.lines()).toContain(`    ${first}`)
    expect(await teller.lines()).not.toContain(`    ${first}`)
  })
})

it('says what a bot played for a person, and why', async () => {
  const table = new Table(toy, { seats: ['Ada', 'Bo'], seed: 'now' })
  for (const line of ['0 tactic:march', '1 tactic:march']) table.enter(line)
  const standIns = new Map([[1, 'time' as const]])
  const marked = (lines: readonly string[]) => lines.filter((line) => line.includes('a bot plays'))
  expect(marked(await storyLines(table, toyTale, standIns))).toEqual([
    '    1  a bot plays for Bo (time ran out)',
  ])
  expect(marked(await storyLines(table, toyTale))).toEqual([])
  const { log } = await summary(table, toyTale, standIns)
  expect(log.filter(({ standIn }) => standIn !== undefined)).toMatchObject([{ entry: 1, standIn: 'time' }])
})

describe('standings', () => {
  it('have a row for a rival that scores, marked if it won', async () => {
    const table = played({ warden: true }, ['Ada'])
    const lines = await storyLines(table, toyTale)
    const { machine } = table
    const won = toy.play.rivals?.won(machine).length === 1
    const total = toy.play.rivals?.score(machine, 'warden')?.total
    expect(lines.join('\n')).toMatch(new RegExp(`\\n${won ? '\\*' : ' '} The warden +${total} `))
    expect(lines.filter((line) => line.includes('warden: warden')).length).toBeGreaterThan(2)
  })

  it('have the sides after the seats', async () => {
    const table = played({ play: 'teams' }, ['Ada', 'Bo', 'Cy', 'Di'])
    const lines = await storyLines(table, toyTale)
    const at = lines.indexOf('by sides')
    const [best = '', other = ''] = lines.slice(at + 1)
    expect(best).toMatch(/^\* (Ada, Cy|Bo, Di) +\d+$/)
    expect(other).toMatch(/^[ *] (Ada, Cy|Bo, Di) +\d+$/)
    expect(await summary(table, toyTale)).toMatchObject({
      sides: [
        [0, 2],
        [1, 3],
      ],
      rivals: [],
    })
  })
})

it('a campaign is told table by table, in the order of its chapters', async () => {
  const first = played({}, ['Ada', 'Bo'])
  const second = played({ story: true }, ['Ada', 'Bo'], first.leaves())
  const third = played({ warden: true }, ['Ada', 'Bo'], second.leaves())
  const lines = await chapterLines(chaptersOf([third, first, second]), toyTale)
  expect(lines.filter((line) => line.startsWith('table '))).toEqual([
    'table 1 of 3: Toy, Ada, Bo',
    'table 2 of 3: Toy, Ada, Bo, continued from an earlier table',
    'table 3 of 3: Toy, Ada, Bo, continued from an earlier table',
  ])
  expect(lines.filter((line) => line.startsWith('digest: '))).toEqual(
    [first, second, third].map((table) => `digest: ${table.digest()}`),
  )
  expect(await summary(second, toyTale)).toMatchObject({ carried: first.leaves() })
})
