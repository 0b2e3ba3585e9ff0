// The port of a table at which somebody is taught: what its host says is shown as the lesson narrows it.
import type { Answer, Hints, Requests, Update } from '@lorehall/host'
import { gameNamed } from '../../games/named.ts'
import { host } from '../../host/client.ts'
import type { TableOp, TablePort } from '../../host/table-port.ts'
import { EN } from '../../text/en.ts'
import { type Course, following, standOf } from './course.ts'
import type { Lesson } from './lesson.ts'
import { courseAt } from './lessons.ts'
import { narrowed, narrowedHints } from './narrow.ts'

type Given = Requests[TableOp]['gives']

const isUpdate = (given: Given): given is Update => 'view' in given
const isHints = (given: Given): given is Hints => 'routes' in given

/** What is taught at a table, and how far it is. */
export interface Taught {
  readonly lesson: Lesson
  readonly course: Course
}

class TaughtPort implements TablePort {
  readonly shared = host.shared
  /** Those that have been fetched, by their games. */
  private readonly lessons = new Map<string, Lesson>()

  request<O extends TableOp>(op: O, body: Requests[O]['takes']): Promise<Requests[O]['gives']>
  async request(op: TableOp, body: Requests[TableOp]['takes']): Promise<Given> {
    const course = courseAt(body.table ?? '')
    if (op === 'watch' && course !== undefined) await this.fetch(course)
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

  private async fetch({ game }: Course): Promise<void> {
    const lesson = await gameNamed(game)?.lesson()
    if (lesson !== undefined) this.lessons.set(game, lesson)
  }

  at(table: string): Taught | null {
    const course = courseAt(table)
    const lesson = this.lessons.get(course?.game ?? '')
    return course === undefined || lesson === undefined ? null : { lesson, course }
  }

  private seen(update: Update): Update {
    const at = this.at(update.table)
    if (at === null) return update
    return narrowed(update, standOf(at.lesson, following(at.course, update)), EN['lesson.first'])
  }

  private known(table: string, hints: Hints): Hints {
    const at = this.at(table)
    return at === null ? hints : narrowedHints(hints, standOf(at.lesson, at.course))
  }
}

const taught = new TaughtPort()

/** The lesson at a table that is on the screen. */
export const taughtAt = (table: string): Taught | null => taught.at(table)

/** Who runs a table of this device, as its screen is to see it. */
export const portOf = (table: string): TablePort => (courseAt(table) === undefined ? host : taught)
