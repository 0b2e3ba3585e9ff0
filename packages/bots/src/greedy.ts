// One look ahead: tries every option on a copy and takes the one that leaves its side best off.
import type { Ask, Chance, Judge, Option, Seat } from '@lorehall/kernel'
import type { Board, Bot } from './bot.ts'
import { forward } from './forward.ts'
import { quickly } from './quick.ts'

/** So many of its own further questions are answered before the position is valued. */
const FURTHER = 12

/** And so many picks, where several are one decision. */
const PICKS = 60

/** Where a further question has more answers than this, the game's own sense picks one. */
const TRIED = 16

/** Where so many are owed of so many that this is passed, too. */
const LONG = 200

/** What a decision must bring at the least: of two ways to the same end the shorter is taken. */
const TROUBLE = 0.01

/** The seats one plays for: those that win and lose with one's own. */
type Side = readonly Seat[]

function sideOf({ game, seats, options }: Board, seat: Seat): Side {
  return game.form.sides?.(seats, options).find((side) => side.includes(seat)) ?? [seat]
}

export function greedy(judge: Judge): Bot {
  const ahead = new LookAhead(judge)
  return {
    name: 'greedy',
    needs: 'guess',
    choose: (machine, ask, chance) => ahead.choose(machine, ask, chance),
    aside: (machine, ask, chance) => ahead.aside(machine, ask, chance),
  }
}

/** One look ahead, by what a game says of its positions. */
class LookAhead {
  private readonly judge: Judge

  constructor(judge: Judge) {
    this.judge = judge
  }

  choose(machine: Board, present: Ask, chance: Chance): Option {
    const ask = this.promising(machine, present)
    const [only, other] = ask.options
    if (only !== undefined && other === undefined) return only
    // Nothing comes of a sealed answer before all are in.
    const blind = machine.choosingTogether || ask.owed * ask.options.length > LONG
    if (blind) return quickly(this.judge, machine, ask, chance)
    return chance.pick(this.bestOf(machine, ask, chance).ties)
  }

  aside(machine: Board, present: Ask, chance: Chance): Option | null {
    const ask = this.promising(machine, present)
    if (ask.options.length === 0) return null
    const { worth, ties } = this.bestOf(machine, ask, chance)
    return worth > this.worthOf(machine, sideOf(machine, ask.seat)) + TROUBLE ? chance.pick(ties) : null
  }

  /** The ask with what the game says is worth trying. */
  private promising(machine: Board, ask: Ask): Ask {
    const options = this.judge.promising?.(machine, ask)
    if (options === undefined) return ask
    const own = options.filter((option) => ask.options.indexOf(option) < ask.own).length
    return { ...ask, options: [...options], own }
  }

  /** The options that leave the side best off, and how well. */
  private bestOf(machine: Board, ask: Ask, chance: Chance): { worth: number; ties: Option[] } {
    const side = sideOf(machine, ask.seat)
    let best = -Infinity
    let ties: Option[] = []
    ask.options.forEach((option, i) => {
      const trial = machine.copy()
      const worth =
        i >= ask.own && isAtLeisure(ask, option)
          ? this.worthByItself(trial, ask, option, side, chance)
          : this.worthAfter(trial, ask, option, side, chance)
      if (worth > best) {
        best = worth
        ties = [option]
      } else if (worth === best) ties.push(option)
    })
    return { worth: best, ties }
  }

  /** What is done at leisure must be worth it by itself, or it would be done only to put off the answer. */
  private worthByItself(trial: Board, ask: Ask, option: Option, side: Side, chance: Chance): number {
    const before = this.worthOf(trial, side)
    trial.answer(ask, option)
    for (let questions = 0; questions < FURTHER && !isAskedAgain(trial, ask); questions++) {
      const next = pending(trial, ask.seat)
      if (next === undefined) break
      trial.answer(next, this.answerTo(trial, next, ask.seat, side, chance))
    }
    const worth = this.worthOf(trial, side)
    return worth > before + TROUBLE ? worth : -Infinity
  }

  /** How good the side's position is once the option and what it leads to are done. Spoils the trial. */
  private worthAfter(trial: Board, ask: Ask, option: Option, side: Side, chance: Chance): number {
    const { seat } = ask
    trial.answer(ask, option)
    let happened = trial.events.length > 0 || ask.kind === 'several'
    let questions = 0
    let picks = 0
    while (questions < FURTHER && picks < PICKS) {
      // What leads back to the same question is no answer: it could be given for ever.
      if (!happened && isAskedAgain(trial, ask)) return -Infinity
      const next = pending(trial, seat)
      if (next === undefined) break
      // One way chance may fall says less of what the seat does then than the game's own worth of where it begins.
      // What is only shown, a card one plays, changes nothing: others answer it, and then it takes effect.
      if (this.judge.weighsAhead === true && (trial.wall === 'chance' || next.kind === 'path')) break
      trial.answer(next, this.answerTo(trial, next, seat, side, chance))
      if (trial.events.length > 0) happened = true
      if (next.kind === 'several') picks++
      else questions++
    }
    return this.worthOf(trial, side) - (questions + picks) * TROUBLE
  }

  /** Others answer as the game's own sense would. */
  private answerTo(trial: Board, ask: Ask, seat: Seat, side: Side, chance: Chance): Option {
    if (ask.seat !== seat) return quickly(this.judge, trial, forward(ask), chance)
    return ask.kind === 'several'
      ? this.furtherPick(trial, ask, side, chance)
      : this.further(trial, ask, side, chance)
  }

  /** The answer that leaves the side best off at once. What is seldom meant is not tried beside it. */
  private further(trial: Board, present: Ask, side: Side, chance: Chance): Option {
    const ask = this.promising(trial, withoutQuiet(present))
    const [only, other] = ask.options
    if (only !== undefined && other === undefined) return only
    if (ask.options.length > TRIED) return quickly(this.judge, trial, ask, chance)
    return (
      this.bestAtOnce(trial, ask, side, chance, () => undefined) ?? quickly(this.judge, trial, ask, chance)
    )
  }

  /**
   * Of several picks that are one decision: confirms as soon as that is possible, tries out what the last
   * one could be, and leaves those before it to the game's own sense.
   */
  private furtherPick(trial: Board, present: Ask, side: Side, chance: Chance): Option {
    const ask = this.promising(trial, forward(present))
    const done = ask.options.find(confirms)
    if (done !== undefined) return done
    if (ask.owed > 1 || ask.options.length > TRIED) return quickly(this.judge, trial, ask, chance)
    return this.bestAtOnce(trial, ask, side, chance, confirm) ?? quickly(this.judge, trial, ask, chance)
  }

  /**
   * The first of equals, which is the plainest. But where the best of them changes nothing, they only lead on
   * to another question: which way, the game's own sense says.
   */
  private bestAtOnce(
    trial: Board,
    ask: Ask,
    side: Side,
    chance: Chance,
    then: (tried: Board, ask: Ask) => void,
  ): Option | undefined {
    let best = -Infinity
    let ties: Option[] = []
    for (const option of ask.options) {
      const tried = trial.copy()
      tried.answer(ask, option)
      then(tried, ask)
      const worth = this.worthOf(tried, side)
      if (worth > best) {
        best = worth
        ties = [option]
      } else if (worth === best) ties.push(option)
    }
    if (ties.length < 2 || best !== this.worthOf(trial, side)) return ties[0]
    return quickly(this.judge, trial, { ...ask, options: ties, own: ties.length }, chance)
  }

  private worthOf(machine: Board, side: Side): number {
    let sum = 0
    for (const seat of side) sum += this.judge.worth(machine, seat)
    return sum
  }
}

/** Beside the question of a turn, or seldom meant: it can be done as well later. */
const isAtLeisure = ({ kind, aside }: Ask, { manner }: Option): boolean =>
  !aside && (kind === 'turn' || manner === 'quiet')

function isAskedAgain({ asks }: Board, { seat, prompt, from, aside }: Ask): boolean {
  return asks.some(
    (ask) => ask.seat === seat && ask.prompt === prompt && ask.from === from && ask.aside === aside,
  )
}

/** What is asked in the midst of an action: of the seat itself, or of somebody else it concerns. */
function pending(trial: Board, seat: Seat): Ask | undefined {
  const waiting = trial.asks.filter((ask) => !ask.aside && ask.kind !== 'turn')
  return waiting.find((ask) => ask.seat === seat) ?? (trial.choosingTogether ? undefined : waiting[0])
}

/** Where only such things are left, they are what is asked for. */
function withoutQuiet(ask: Ask): Ask {
  const options = ask.options.filter(({ manner }, i) => i < ask.own || manner !== 'quiet')
  return options.length === 0 || options.length === ask.options.length ? ask : { ...ask, options }
}

const confirms = ({ manner }: Option): boolean => manner === 'confirms'

function confirm(tried: Board, { seat }: Ask): void {
  const ask = tried.asks.find((one) => one.seat === seat && one.kind === 'several')
  const done = ask?.options.find(confirms)
  if (ask !== undefined && done !== undefined) tried.answer(ask, done)
}
