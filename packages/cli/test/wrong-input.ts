// Tests one game with wrong input, on the command line and in the engine: each mistake gives one sentence, and nothing
// begins or changes.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '@lorehall/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EngineProcess, fileWith, lorehall } from './lorehall.ts'

export const values = (file: object): string[] => ['--values', fileWith(JSON.stringify(file, null, 1))]

/** A record of another game that claims to be of this one. */
function foreign(game: string, other: string): string {
  const folder = join(import.meta.dirname, '../..', other, 'test/golden')
  const [name = ''] = readdirSync(folder)
  const golden: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const record = isRecord(golden) ? golden['record'] : null
  if (!isRecord(record)) throw new Error(`${name} is not a golden game`)
  return fileWith(JSON.stringify({ ...record, game }))
}

interface WrongInput {
  readonly game: string
  readonly title: string
  /** Another game, whose records do not fit this one. */
  readonly other: string
  /** Arguments, and the sentence that refuses them; `--game` is added. */
  readonly typed: readonly (readonly [name: string, args: readonly string[], sentence: string])[]
  /** Options for which the template of values is valid. */
  readonly templates: readonly (readonly string[])[]
  /** Requests for a table that must be refused. */
  readonly begun: readonly (readonly [fields: object, code: string, sentence: string])[]
  /** An option that the first question does not offer. */
  readonly pick: string
}

export function refusesWrongInput({ game, title, other, typed, templates, begun, pick }: WrongInput): void {
  const GAME = ['--game', game]
  const forFour = `${title} is for 1 to 4 players, not`

  describe('on the command line', () => {
    const cases: WrongInput['typed'] = [
      ['five seats', ['sim', '--seats', '5', ...GAME], `${forFour} 5`],
      ['no seat', ['sim', '--seats', '0', ...GAME], `${forFour} 0`],
      ...typed.map(([name, args, sentence]) => [name, [...args, ...GAME], sentence] as const),
      ['a record of another game', ['replay', foreign(game, other)], title],
    ]

    it.each(cases)('%s', async (_, args, sentence) => {
      const { code, out, err } = await lorehall(args)
      expect(err).toContain(sentence)
      expect(err.trim().split('\n')).toHaveLength(1)
      expect(out).toBe('')
      expect(code).toBe(2)
    })

    it('the template is valid', async () => {
      for (const options of templates) {
        const { out } = await lorehall(['content', 'template', ...GAME, ...options])
        const checked = await lorehall(['content', 'check', fileWith(out), ...GAME, ...options])
        expect(checked.out).toContain('is valid')
      }
    })
  })

  describe('in the engine', () => {
    const engine = new EngineProcess()
    let table = ''

    beforeAll(async () => {
      table = (await engine.ask('new', { game, seats: 2, seed: 'input' })).table
    })
    afterAll(() => engine.end())

    const cases: WrongInput['begun'] = [[{ seats: 5 }, 'bad-seats', `${forFour} 5`], ...begun]

    it.each(cases)('%j begins nothing', async (fields, code, sentence) => {
      const refusal = await engine.refusal('new', { game, seats: 2, ...fields })
      expect(refusal.code).toBe(code)
      expect(refusal.message).toContain(sentence)
    })

    it(`${pick} is refused, and the table does not change`, async () => {
      const { asks } = await engine.ask('asks', { table })
      const [ask] = asks
      if (ask === undefined) throw new Error('nobody is asked')
      const before = await engine.ask('digest', { table })
      const refusal = await engine.refusal('answer', { table, seat: ask.seat, ask: ask.id, pick })
      expect(refusal.code).toBe('unknown-option')
      expect(await engine.ask('digest', { table })).toEqual(before)
    })
  })
}
