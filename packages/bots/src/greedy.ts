// The greedy bot: tries every option on a copy, one decision ahead, and takes the one that is best for its side.
import type { Ask, Chance, Judge, Option, Seat } from '@lorehall/kernel'
import type { Board, Bot } from './bot.ts'
import { forward } from './forward.ts'
import { quickly } from './quick.ts'
import { isBlind } from './settle.ts'
import { type Side, sideOf, TROUBLE, worthOf } from './side.ts'

/** At most this many further questions are answered before the position is valued. */
const FURTHER = 12

/** And at most this many picks, in decisions of several picks. */
const PICKS = 60

/** If a further question has more options than this, the quick player answers it. */
const TRIED = 16

export function greedy(judge: Judge): Bot {
  const ahead = new LookAhead(judge)
  return {
    name: 'greedy',
    needs: 'guess',
    choose: (machine, ask, chance) => ahead.choose(machine, ask, chance),
    expects: (machine, ask, chance) => quickly(judge, machine, ask, chance),
    aside: (machine, ask, chance) => ahead.aside(machine, ask, chance),
  }
}

/** A look ahead that values positions with the game's judge. */
class LookAhead {
  private readonly judge: Judge

  constructor(judge: Judge) {
    this.judge = judge
  }

  choose(machine: Board, present: Ask, chance: Chance): Option {
    const ask = this.promising(machine, present)
    const [only, other] = ask.options
    if (only !== undefined && other === undefined) return only
    if (isBlind(machine, ask)) return quickly(this.judge, machine, ask, chance)
    return chance.pick(this.bestOf(machine, ask, chance).ties)
  }

  aside(machine: Board, present: Ask, chance: Chance): Option | null {
    const ask = this.promising(machine, present)
    if (ask.options.length === 0) return null
    const { worth, ties } = this.bestOf(machine, ask, chance)
    return worth > worthOf(this.judge, machine, sideOf(machine, ask.seat)) + TROUBLE
      ? chance.pick(ties)
      : null
  }

  /** The ask with only the options that the judge finds promising. */
  private promising(machine: Board, ask: Ask): Ask {
    const options = this.judge.promising?.(machine, ask)
    if (options === undefined) return ask
    const own = options.filter((option) => ask.options.indexOf(option) < ask.own).length
    return { ...ask, options: [...options], own }
  }

  /** The options that are best for the side, and their worth. */
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

  /** The worth of an extra that could wait. It must pay for itself; otherwise the bot would take it just to stall. */
  private worthByItself(trial: Board, ask: Ask, option: Option, side: Side, chance: Chance): number {
    const before = worthOf(this.judge, trial, side)
    trial.answer(ask, option)
    for (let questions = 0; questions < FURTHER && !isAskedAgain(trial, ask); questions++) {
      const next = pending(trial, ask.seat)
      if (next === undefined) break
      trial.answer(next, this.answerTo(trial, next, ask.seat, side, chance))
    }
    const worth = worthOf(this.judge, trial, side)
    return worth > before + TROUBLE ? worth : -Infinity
  }

  /** The worth of the side's position after the option and the questions that follow from it. Changes the trial. */
  private worthAfter(trial: Board, ask: Ask, option: Option, side: Side, chance: Chance): number {
    const { seat } = ask
    trial.answer(ask, option)
    let happened = trial.events.length > 0 || ask.kind === 'several'
    let questions = 0
    let picks = 0
    while (questions < FURTHER && picks < PICKS) {
      // An option that changes nothing and leads back to the same question could be repeated forever.
      if (!happened && isAskedAgain(trial, ask)) return -Infinity
      const next = pending(trial, seat)
      if (next === undefined) break
      // With `weighsAhead`, stop at chance: `worth` includes the odds, which say more than one random outcome. Don't
      // stop at a reveal: a card that is played takes effect only after the others have responded.
      if (this.judge.weighsAhead === true && (trial.wall === 'chance' || setsOut(next))) break
      trial.answer(next, this.answerTo(trial, next, seat, side, chance))
      if (trial.events.length > 0) happened = true
      if (next.kind === 'several') picks++
      else questions++
    }
    return worthOf(this.judge, trial, side) - (questions + picks) * TROUBLE
  }

  /** The answer to a further question; the quick player answers for other seats. */
  private answerTo(trial: Board, ask: Ask, seat: Seat, side: Side, chance: Chance): Option {
    if (ask.seat !== seat) return quickly(this.judge, trial, forward(ask), chance)
    return ask.kind === 'several'
      ? this.furtherPick(trial, ask, side, chance)
      : this.further(trial, ask, side, chance)
  }

  /** The answer with the best immediate result. Quiet extras are not tried. */
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
   * The next pick of several: confirms as soon as that is possible, tries all options for the last pick, and leaves
   * the earlier picks to the quick player.
   */
  private furtherPick(trial: Board, present: Ask, side: Side, chance: Chance): Option {
    const ask = this.promising(trial, forward(present))
    const done = ask.options.find(confirms)
    if (done !== undefined) return done
    if (ask.owed > 1 || ask.options.length > TRIED) return quickly(this.judge, trial, ask, chance)
    return this.bestAtOnce(trial, ask, side, chance, confirm) ?? quickly(this.judge, trial, ask, chance)
  }

  /**
   * The option with the best immediate worth; the first one if several are equal. If several are equal and change
   * nothing, they only lead to other questions, and the quick player chooses among them.
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
      const worth = worthOf(this.judge, tried, side)
      if (worth > best) {
        best = worth
        ties = [option]
      } else if (worth === best) ties.push(option)
    }
    if (ties.length < 2 || best !== worthOf(this.judge, trial, side)) return ties[0]
    return quickly(this.judge, trial, { ...ask, options: ties, own: ties.length }, chance)
  }
}

const isQuiet = (manner: Option['manner']): boolean => manner === 'quiet' || manner === 'handy'

/** Whether an extra can wait: it is offered at the question of a turn, or it is quiet. */
const isAtLeisure = ({ kind, aside }: Ask, { manner }: Option): boolean =>
  !aside && (kind === 'turn' || isQuiet(manner))

/** Whether the question is where to go. Arriving may be chance, so a judge that weighs ahead weighs the ways. */
const setsOut = ({ kind, options }: Ask): boolean =>
  kind === 'path' || (kind === 'several' && options.some(({ manner }) => manner === 'way'))

function isAskedAgain({ asks }: Board, { seat, prompt, from, aside }: Ask): boolean {
  return asks.some(
    (ask) => ask.seat === seat && ask.prompt === prompt && ask.from === from && ask.aside === aside,
  )
}

/** The next question in the middle of an action: one for the seat itself, otherwise one for another seat. */
function pending(trial: Board, seat: Seat): Ask | undefined {
  const waiting = trial.asks.filter((ask) => !ask.aside && ask.kind !== 'turn')
  return waiting.find((ask) => ask.seat === seat) ?? (trial.choosingTogether ? undefined : waiting[0])
}

/** The ask without quiet extras, unless there are no other options. */
function withoutQuiet(ask: Ask): Ask {
  const options = ask.options.filter(({ manner }, i) => i < ask.own || !isQuiet(manner))
  return options.length === 0 || options.length === ask.options.length ? ask : { ...ask, options }
}

const confirms = ({ manner }: Option): boolean => manner === 'confirms'

function confirm(tried: Board, { seat }: Ask): void {
  const ask = tried.asks.find((one) => one.seat === seat && one.kind === 'several')
  const done = ask?.options.find(confirms)
  if (ask !== undefined && done !== undefined) tried.answer(ask, done)
}
