// The port of a table with a lesson. It narrows what the host sends to what the lesson allows. Loaded only for a lesson.
import type { Answer, Hints, Requests, Update } from '@lorehall/host'
import '../../text/of-lesson.ts'
import { gameNamed } from '../../games/named.ts'
import { host } from '../../host/client.ts'
import type { TableOp, TablePort } from '../../host/table-port.ts'
import { useSession } from '../../state/session/store.ts'
import { EN } from '../../text/en.ts'
import { type Progress, following, standOf } from './progress.ts'
import type { Lesson } from './lesson.ts'
import { lessonOf } from './begin.ts'
import { keepProgress, progressAt } from './lessons.ts'
import { narrowed, narrowedHints } from './narrow.ts'

type Given = Requests[TableOp]['gives']

const isUpdate = (given: Given): given is Update => 'view' in given
const isHints = (given: Given): given is Hints => 'routes' in given

/** A lesson's name among all lessons of all games. */
const nameOf = ({ game, about }: Progress) => `${game} ${about ?? ''}`

/** The lesson at a table, and its progress. */
export interface Taught {
  readonly lesson: Lesson
  readonly progress: Progress
}

class TaughtPort implements TablePort {
  readonly shared = host.shared
  /** The lessons that have been fetched. */
  private readonly lessons = new Map<string, Lesson>()

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

  private async fetch(progress: Progress): Promise<void> {
    const game = gameNamed(progress.game)
    const lesson = game && (await lessonOf(game, progress.about ?? null))
    if (lesson !== undefined) this.lessons.set(nameOf(progress), lesson)
  }

  at(table: string): Taught | null {
    const progress = progressAt(table)
    const lesson = progress && this.lessons.get(nameOf(progress))
    return progress === undefined || lesson === undefined ? null : { lesson, progress }
  }

  private seen(update: Update): Update {
    const at = this.at(update.table)
    if (at === null) return update
    return narrowed(update, standOf(at.lesson, following(at.progress, update)), EN['lesson.first'])
  }

  private known(table: string, hints: Hints): Hints {
    const at = this.at(table)
    return at === null ? hints : narrowedHints(hints, standOf(at.lesson, at.progress))
  }
}

const taught = new TaughtPort()

/** The lesson at the table on screen; null: there is none. */
export const taughtAt = (table: string): Taught | null => taught.at(table)

/** The port of a table with a lesson. */
export const lessonPort: TablePort = taught

// The lesson follows the table on screen.
useSession.subscribe(({ shown }) => {
  const progress = shown === null ? undefined : progressAt(shown.table)
  if (shown === null || progress === undefined) return
  const next = following(progress, shown)
  if (next !== progress) keepProgress(shown.table, next)
})
