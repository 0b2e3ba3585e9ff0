// Runs the real command in a real process.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { answers, type AnswerOf, type Op, refused, type Refused } from '@lorehall/protocol'

const readers: { readonly [O in Op]: { parse(given: unknown): AnswerOf<O> } } = answers

export const bin = fileURLToPath(new URL('../bin/lorehall.js', import.meta.url))

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Starts the command and returns its process. */
export function start(
  args: readonly string[],
  cwd?: string,
  env: NodeJS.ProcessEnv = {},
): ChildProcessWithoutNullStreams {
  const options = { env: { ...process.env, ...env } }
  return spawn(process.execPath, [bin, ...args], cwd === undefined ? options : { ...options, cwd })
}

export function lorehall(args: readonly string[], cwd?: string, env?: NodeJS.ProcessEnv): Promise<Ran> {
  return new Promise((resolve) => {
    const child = start(args, cwd, env)
    let out = ''
    let err = ''
    child.stdout.on('data', (piece: Buffer) => (out += piece.toString()))
    child.stderr.on('data', (piece: Buffer) => (err += piece.toString()))
    child.on('close', (code) => resolve({ code, out, err }))
  })
}

/** Writes a new file for one test. */
export function fileWith(text: string, name = 'file.json'): string {
  const file = join(mkdtempSync(join(tmpdir(), 'lorehall-')), name)
  writeFileSync(file, text)
  return file
}

/** `lorehall engine`, line by line; every reply is checked against the protocol's schema. */
export class EngineProcess {
  private readonly child = start(['engine'])
  private readonly lines: Interface = createInterface(this.child.stdout)
  private readonly answers = this.lines[Symbol.asyncIterator]()
  private id = 0

  async line(text: string): Promise<unknown> {
    this.child.stdin.write(`${text}\n`)
    const { value } = await this.answers.next()
    const answer: unknown = JSON.parse(String(value))
    return answer
  }

  /** The reply to a request that must succeed. */
  async ask<O extends Op>(op: O, fields: object = {}): Promise<AnswerOf<O>> {
    const answer = await this.send(op, fields)
    if (!isFulfilled(answer)) throw new Error(`${op} was refused: ${JSON.stringify(answer)}`)
    const { id: _id, ok: _ok, ...rest } = answer
    return readers[op].parse(rest)
  }

  /** The refusal of a request that must fail. */
  async refusal(op: string, fields: object = {}): Promise<Refused['error']> {
    return refused.parse(await this.send(op, fields)).error
  }

  private async send(op: string, fields: object): Promise<unknown> {
    return this.line(JSON.stringify({ id: ++this.id, op, ...fields }))
  }

  /** Closes its input; resolves to its exit code. */
  end(): Promise<number | null> {
    this.child.stdin.end()
    return new Promise((resolve) => this.child.on('close', resolve))
  }
}

function isFulfilled(answer: unknown): answer is { id: unknown; ok: true } {
  return typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === true
}
