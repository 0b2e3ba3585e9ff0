// The toy game, for features that none of our games uses yet: its long texts, and an engine that plays it.
import type { Tales } from '@lorehall/host'
import { toyGame, toyTales } from '@lorehall/kernel/testing'
import { answers, type AnswerOf, type Op, refused, type Refused } from '@lorehall/protocol'
import { Engine } from '../src/engine/engine.ts'

const readers: { readonly [O in Op]: { parse(given: unknown): AnswerOf<O> } } = answers
const isTale = (name: string): name is keyof typeof toyTales => Object.hasOwn(toyTales, name)

export const toyTale: Tales = async (_game, name) => {
  if (!isTale(name)) throw new Error(`the toy has no text '${name}'`)
  return (await toyTales[name]()).TALE
}

/** An engine in this process; every reply is checked against the protocol's schema. */
export class ToyEngine {
  private readonly engine = new Engine({ games: [toyGame], tale: toyTale })

  async ask<O extends Op>(op: O, fields: object = {}): Promise<AnswerOf<O>> {
    const { id: _id, ok: _ok, ...rest } = parse(await this.engine.reply(JSON.stringify({ op, ...fields })))
    return readers[op].parse(rest)
  }

  async refusal(op: Op, fields: object = {}): Promise<Refused['error']> {
    return refused.parse(parse(await this.engine.reply(JSON.stringify({ op, ...fields })))).error
  }

  /** Opens a new table, for two unless stated otherwise. */
  async open(fields: object = {}): Promise<string> {
    return (await this.ask('new', { game: 'toy', seats: 2, seed: 'engine', ...fields })).table
  }

  /** Gives answers in the notation of records; several picks on one line are one answer. */
  async play(table: string, ...lines: string[]): Promise<void> {
    for (const line of lines) {
      const [seat, ...picks] = line.split(' ')
      const { asks } = await this.ask('asks', { table })
      const ask = asks.find((one) => one.seat === Number(seat))
      await this.ask('answer', { table, seat: Number(seat), ask: ask?.id ?? -1, picks })
    }
  }
}

const parse: (text: string) => Record<string, unknown> = JSON.parse
