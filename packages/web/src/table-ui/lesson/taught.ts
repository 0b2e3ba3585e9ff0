// The port of a table with a lesson. It narrows what the host sends to what the lesson allows.
import type { Answer, Hints, Requests, Update } from '@lorehall/host'
import { gameNamed } from '../../games/named.ts'
import { host } from '../../host/client.ts'
import type { TableOp, TablePort } from '../../host/table-port.ts'
import { EN } from '../../text/en.ts'
import { type Progress, following, standOf } from './progress.ts'
import type { Lesson } from './lesson.ts'
import { progressAt } from './lessons.ts'

type Given = Requests[TableOp]['gives']

const isUpdate = (given: Given): given is Update => 'view' in given
const isHints = (given: Given): given is Hints => 'routes' in given

/** The lesson at a table, and its progress. */
export interface Taught {
  readonly lesson: Lesson
  readonly progress: Progress
}

class TaughtPort implements TablePort {
  readonly shared = host.shared
  /** The lessons that have been fetched, by game. */
  private readonly lessons = new Map<string, Lesson>()
  /** Fetched with the first lesson. */
  private narrow: typeof import('./narrow.ts') | null = null

  request<O extends TableOp>(op: O, body: Requests[O]['takes']): Promise<Requests[O]['gives']>
  async request(op: TableOp, body: Requests[TableOp]['takes']): Promise<Given> {
    const progress = progressAt(body.table ?? '')
    if (op === 'watch' && progress !== undefined) await this.fetch(progress)
    const given = await host.request(op, body)
    if (op === 'watch' && isUpdate(given)) return this.seen(given)
    if (op === 'hints' && isHints(given)) return this.known(body.table ?? '', given)
    return given
  }

  readonly foresee = async (answer: Answer): Promise<Update> => this.seen(await host.foresee(answer))

  onUpdate(hear: (update: Update) => void): () => void {
    return host.onUpdate((update) => hear(this.seen(update)))
  }

  readonly onTrouble: TablePort['onTrouble'] = (hear) => host.onTrouble(hear)
  readonly onNotice: TablePort['onNotice'] = (hear) => host.onNotice(hear)

  private async fetch({ game }: Progress): Promise<void> {
    const [lesson, narrow] = await Promise.all([gameNamed(game)?.lesson(), import('./narrow.ts')])
    this.narrow = narrow
    if (lesson !== undefined) this.lessons.set(game, lesson)
  }

  at(table: string): Taught | null {
    const progress = progressAt(table)
    const lesson = this.lessons.get(progress?.game ?? '')
    return progress === undefined || lesson === undefined ? null : { lesson, progress }
  }

  private seen(update: Update): Update {
    const at = this.at(update.table)
    if (at === null || this.narrow === null) return update
    return this.narrow.narrowed(
      update,
      standOf(at.lesson, following(at.progress, update)),
      EN['lesson.first'],
    )
  }

  private known(table: string, hints: Hints): Hints {
    const at = this.at(table)
    if (at === null || this.narrow === null) return hints
    return this.narrow.narrowedHints(hints, standOf(at.lesson, at.progress))
  }
}

const taught = new TaughtPort()

/** The lesson at the table on screen; null: there is none. */
export const taughtAt = (table: string): Taught | null => taught.at(table)

/** The port for a table of this device: narrowed if it has a lesson. */
export const portOf = (table: string): TablePort => (progressAt(table) === undefined ? host : taught)
