// Plays a lesson from its first tip to its last against the real rules, as the page does.
import { type Client, Hall, memoryStore, type Update } from '@lorehall/host'
import type { Game, Judge } from '@lorehall/kernel'
import { begun, type Progress, following, readOn, standOf } from '../src/table-ui/lesson/progress.ts'
import type { Lesson } from '../src/table-ui/lesson/lesson.ts'
import { narrowed, narrowedHints } from '../src/table-ui/lesson/narrow.ts'

const SEAT = 0

export class LessonPlay {
  progress: Progress
  private readonly lesson: Lesson
  private readonly hall: Hall
  private readonly table: string
  private now: Update
  private heard: () => void = () => undefined
  private readonly client: Client = {
    tell: (update) => {
      this.show(update)
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
        throw new Error('a lesson has its own seed')
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
    play.show(await hall.request(play.client, 'watch', { table, eyes: SEAT }))
    await play.asked()
    return play
  }

  private constructor(game: string, lesson: Lesson, hall: Hall, table: string, now: Update) {
    this.progress = begun(game)
    this.lesson = lesson
    this.hall = hall
    this.table = table
    this.now = now
  }

  get stand() {
    return standOf(this.lesson, this.progress)
  }

  /** The title of the tip on screen. */
  get title(): string {
    return this.lesson.steps[this.stand.step]?.title ?? ''
  }

  /** The table as the page shows it: narrowed to the lesson's option. */
  get shown(): Update {
    return narrowed(this.now, this.stand, 'not yet')
  }

  /** The table without the lesson. */
  get whole(): Update {
    return this.now
  }

  /** The routes to distant places that the page shows. */
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
    this.progress = readOn(this.lesson, this.progress)
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

  /** Waits until the learner is asked or the game is over. */
  private async asked(since = -1): Promise<void> {
    const isThere = () => this.now.over || (this.now.ask?.aside === false && this.now.entries > since)
    while (!isThere()) {
      await new Promise<void>((resolve) => {
        this.heard = resolve
      })
    }
  }

  /** Every update counts, as on the page: a bot may do something while the learner is asked. */
  private show(update: Update): void {
    this.now = update
    this.progress = following(this.progress, update)
  }
}

const nobody: Client = { tell: () => undefined, stopped: () => undefined }

/** Plays from the first tip to the last and calls `step` at each. */
export async function playThrough(
  play: LessonPlay,
  step: (play: LessonPlay) => void | Promise<void>,
): Promise<void> {
  while (!play.progress.over) {
    await step(play)
    if (play.stand.wants === null) play.readOn()
    else await play.answer()
  }
}
