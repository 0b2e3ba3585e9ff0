// Reads requests and writes replies, one JSON object per line. No input can crash the engine.
import { isRecord, Refusal } from '@lorehall/kernel'
import { type Op, readRequest, type Refused, type Request, type RequestOf } from '@lorehall/protocol'
import { LONGEST_LINE } from './lines.ts'
import { type Ops, opsOn, type Repertoire } from './ops.ts'
import { Tables } from './tables.ts'

type Id = Refused['id']

export class Engine {
  private readonly tables = new Tables()
  private readonly ops: Ops

  constructor(repertoire: Repertoire) {
    this.ops = opsOn(this.tables, repertoire)
  }

  /** The reply to a line; null means that the line was too long and was dropped. */
  async reply(line: string | null): Promise<string> {
    if (line === null) {
      return refuse(null, 'bad-request', `this line is longer than ${LONGEST_LINE} bytes and was skipped`)
    }
    let given: unknown
    try {
      given = JSON.parse(line)
    } catch (error) {
      return refuse(null, 'bad-request', `this line is not JSON: ${shown(error)}`)
    }
    const id = idOf(given)
    const read = readRequest(given)
    if ('problem' in read) return refuse(id, 'bad-request', read.problem)
    try {
      return JSON.stringify({ id, ok: true, ...(await this.run(read.value)) })
    } catch (error) {
      if (error instanceof Refusal) return refuse(id, error.code, error.message)
      return refuse(id, 'internal', `internal error; please report it: ${shown(error)}`)
    }
  }

  private async run(request: Request): Promise<object> {
    const table = 'table' in request ? request.table : ''
    const seq = this.tables.seqOf(table)
    try {
      return await runOp(this.ops, request.op, request)
    } catch (error) {
      if (!(error instanceof Refusal)) this.tables.restore(table, seq)
      throw error
    }
  }
}

function runOp<O extends Op>(ops: Ops, op: O, request: RequestOf<O>): object | Promise<object> {
  return ops[op](request)
}

function idOf(given: unknown): Id {
  const id = isRecord(given) ? given['id'] : null
  return typeof id === 'number' || typeof id === 'string' ? id : null
}

function refuse(id: Id, code: string, message: string): string {
  return JSON.stringify({ id, ok: false, error: { code, message } } satisfies Refused)
}

function shown(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
