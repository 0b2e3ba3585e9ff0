// Plays a lesson from its first slip to its last against the real rules, as the page does.
import { type Client, Hall, memoryStore, type Update } from '@lorehall/host'
import type { Game, Judge } from '@lorehall/kernel'
import { begun, type Course, following, readOn, standOf } from '../src/table/lesson/course.ts'
import type { Lesson } from '../src/table/lesson/lesson.ts'
import { narrowed, narrowedHints } from '../src/table/lesson/narrow.ts'

const SEAT = 0

export class LessonPlay {
  course: Course
  private readonly lesson: Lesson
  private readonly hall: Hall
  private readonly table: string
  private now: Update
  private heard: () => void = () => undefined
  private readonly client: Client = {
    tell: (update) => {
      this.now = update
      this.heard()
    },
    stopped: ({ message }) => {
      throw new Error(message)
    },
  }

  static async begin(game: Game, judge: Judge, lesson: Lesson): Promise<LessonPlay> {
    const hall = new Hall({
      game: () => Promise.resolve(game),
      judge: () => Promise.resolve(judge),
      store: memoryStore(),
      newId: () => 'lesson',
      newSeed: () => {
        throw new Error('a lesson has a seed of its own')
      },
      now: () => 0,
      breathe: () => Promise.resolve(),
    })
    const { others, steps: _steps, covers: _covers, ...set } = lesson
    const seats = [{ name: 'Learner', kind: 'person' } as const, ...others]
    const { table } = await hall.request(nobody, 'create', { game: game.id, seats, ...set })
    const first = await hall.request(nobody, 'watch', { table, eyes: SEAT })
    const play = new LessonPlay(game.id, lesson, hall, table, first)
    await hall.request(nobody, 'leave', { table })
    play.now = await hall.request(play.client, 'watch', { table, eyes: SEAT })
    await play.asked()
    return play
  }

  private constructor(game: string, lesson: Lesson, hall: Hall, table: string, now: Update) {
    this.course = begun(game)
    this.lesson = lesson
    this.hall = hall
    this.table = table
    this.now = now
  }

  get stand() {
    return standOf(this.lesson, this.course)
  }

  /** Of the slip that is shown. */
  get title(): string {
    return this.lesson.steps[this.stand.step]?.title ?? ''
  }

  /** What the page shows. */
  get shown(): Update {
    return narrowed(this.now, this.stand, 'not yet')
  }

  /** The table as it is, without the lesson. */
  get whole(): Update {
    return this.now
  }

  /** The far places the page shows. */
  async routes() {
    const { ask } = this.now
    if (ask === null) return {}
    const hints = await this.hall.request(this.client, 'hints', {
      table: this.table,
      seat: SEAT,
      ask: ask.id,
    })
    return narrowedHints(hints, this.stand).routes
  }

  readOn(): void {
    this.course = readOn(this.lesson, this.course)
  }

  /** Gives the answer the lesson waits for. */
  async answer(): Promise<void> {
    const { ask, entries } = this.now
    const { wants } = this.stand
    if (ask === null || wants === null) throw new Error('the lesson waits for no answer')
    await this.hall.request(this.client, 'answer', {
      table: this.table,
      seat: SEAT,
      ask: ask.id,
      picks: wants.split(' '),
    })
    await this.asked(entries)
  }

  async undo(): Promise<void> {
    await this.hall.request(this.client, 'undo', { table: this.table, seat: SEAT })
    await this.asked()
  }

  /** Until the learner is asked something, or nothing more. */
  private async asked(since = -1): Promise<void> {
    const isThere = () => this.now.over || (this.now.ask?.aside === false && this.now.entries > since)
    while (!isThere()) {
      await new Promise<void>((resolve) => {
        this.heard = resolve
      })
    }
    this.course = following(this.course, this.now)
  }
}

const nobody: Client = { tell: () => undefined, stopped: () => undefined }

/** From the first slip to the last; `step` hears the table at each of them. */
export async function playThrough(
  play: LessonPlay,
  step: (play: LessonPlay) => void | Promise<void>,
): Promise<void> {
  while (!play.course.over) {
    await step(play)
    if (play.stand.wants === null) play.readOn()
    else await play.answer()
  }
}
