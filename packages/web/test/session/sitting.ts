// A random player, fast or slow, with a random order of replies, frames and timers. The invariants are checked after
// every happening.
import type { LogLine } from '@lorehall/host'
import { Chance } from '@lorehall/kernel'
import type { Happening, Pace } from '../../src/state/session/happenings.ts'
import { isRetelling } from '../../src/state/session/session.ts'
import { Alone } from './alone.ts'
import { ModelHost, PICKS } from './model-host.ts'

/** At most. Short games also find errors that a later refresh would repair. */
const HAPPENINGS = 80

const told = (log: readonly LogLine[]) => JSON.stringify(log.map(({ text }) => text))

function must(holds: boolean, law: string): void {
  if (!holds) throw new Error(`broken: ${law}`)
}

export class Sitting {
  private readonly chance: Chance
  readonly host = new ModelHost()
  readonly table: Alone
  private readonly frames: number[] = []
  private aim: readonly string[] = ['walk']

  constructor(seed: string) {
    this.chance = new Chance(seed)
    this.table = new Alone(this.pace())
    const host = { shared: true, near: this.chance.below(4) > 0 }
    this.send({ happens: 'opened', table: 'a', host })
    this.host.works()
    this.hear()
  }

  private pace(): Pace {
    const atOnce = this.chance.below(3) === 0
    const after = atOnce ? 0 : this.chance.pick([0, 300])
    return {
      atOnce: () => atOnce,
      tells: ({ events }) => !atOnce && events.some(({ type }) => type === 'theirs'),
      plays: ({ events }) => ({
        before: !atOnce && events.some(({ type }) => type === 'roll') ? 700 : 0,
        after: events.length > 0 ? after : 0,
      }),
    }
  }

  /** Random happenings. */
  storm(): void {
    // Some players act faster than their host.
    const plays = Array.from({ length: this.chance.pick([1, 4]) }, () => this.play)
    const acts = [...plays, this.work, this.work, this.hear, this.hear, this.draw, this.tick]
    for (let i = this.chance.below(HAPPENINGS); i > 0; i--) {
      this.chance.pick(acts)()
      if (this.chance.below(60) === 0) this.host.dies()
      this.isOfOnePiece()
    }
  }

  /** Runs until nothing is in flight. */
  rest(): void {
    for (let i = 0; !this.isQuiet(); i++) {
      must(i < 1000, 'the session comes to rest')
      for (const act of [this.work, this.hear, this.draw, this.tick, this.goOn]) act()
      this.isOfOnePiece()
    }
  }

  private isQuiet(): boolean {
    return this.host.isIdle && this.frames.length === 0 && this.table.open.showing.is === 'still'
  }

  private isOfOnePiece(): void {
    const { shown, log, queue, showing, around } = this.table.open
    must(told(log) === JSON.stringify(shown.view), 'the log has the lines up to the shown update')
    must(told(around.log) === JSON.stringify(around.update.view), 'so has the log around the board')
    must(showing.is !== 'still' || queue.length === 0, 'a queued update waits for a timer or the player')
    must(!isRetelling(this.table.open) || shown.ask === null, 'a repeated narration has no ask')
  }

  private readonly play = (): void => {
    // The player often answers with the option they pressed last.
    if (this.chance.below(4) === 0)
      this.aim = this.chance.pick([['walk', 'rest'], ...PICKS.map((pick) => [pick])])
    const { aim: picks } = this
    this.send(
      this.chance.pick<Happening>([
        { happens: 'pressed', picks },
        { happens: 'pressed', picks },
        { happens: 'answered', picks },
        { happens: 'answered', picks },
        { happens: 'undone' },
        { happens: 'undone' },
        { happens: 'redone' },
        { happens: 'chosen', effect: 'gains', choice: 'ask' },
        { happens: 'touched' },
        { happens: 'skipped' },
        { happens: 'paused' },
        { happens: 'resumed' },
        { happens: 'hastened' },
        { happens: 'retold' },
        { happens: 'hintsWanted' },
        { happens: 'lookedAgain' },
      ]),
    )
  }
  private readonly work = (): void => this.host.works()
  private readonly hear = (): void => this.send(this.host.says())
  private readonly draw = (): void => {
    const n = this.frames.shift()
    if (n !== undefined) this.send({ happens: 'drawn', n })
  }
  private readonly tick = (): void => {
    if ('ms' in this.table.open.showing) this.send({ happens: 'due' })
  }
  private readonly goOn = (): void => this.send({ happens: 'resumed' })

  private send(happening: Happening | undefined): void {
    if (happening === undefined) return
    const { session } = this.table
    const answering = session.is === 'open' && session.word.is === 'answered' ? session.word.ask.id : null
    for (const effect of this.table.send(happening).wished()) {
      if (effect.do === 'frame') this.frames.push(effect.n)
      must(effect.do !== 'answer' || effect.body.ask !== answering, 'no ask is answered twice')
      this.host.hears(effect)
    }
  }
}
