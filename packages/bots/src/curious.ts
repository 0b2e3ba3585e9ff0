// The curious bot: prefers options it has rarely chosen, to explore what the rules can do. Most of the time it plays
// sensibly; otherwise it would not get far enough in the game to see much.
import type { Ask, Chance, Choice, Judge, Option } from '@lorehall/kernel'
import type { Bot } from './bot.ts'
import { quickly } from './quick.ts'
import { NOW_AND_THEN } from './random.ts'

/** A whim lasts for about this many choices of all bots that share it: roughly one game. */
const WHIM_LASTS = 500

const CHOICES: readonly Choice[] = ['always', 'never', 'ask']

/** The memory that curious bots share over many games: how often they chose each option, and their current whim. */
export class Memory {
  /** The kind of option that all of them prefer for a while; null: none. */
  whim: string | null = null
  private readonly counts = new Map<string, number>()
  private readonly kinds = new Set<string>()

  timesChosen(option: Option): number {
    return this.counts.get(keyOf(option)) ?? 0
  }

  note(option: Option): void {
    this.counts.set(keyOf(option), this.timesChosen(option) + 1)
    this.kinds.add(option.kind)
  }

  /** Draws a new whim; half of the time none. Some endings are reached only if all players prefer the same thing. */
  newWhim(chance: Chance): void {
    this.whim = chance.below(2) === 0 || this.kinds.size === 0 ? null : chance.pick([...this.kinds])
  }
}

/** Counts each name separately (`activate:drokk`) and all numbers together (`move`). */
function keyOf(option: Option): string {
  return option.name === '' ? option.kind : option.id
}

export function curious(judge: Judge, memory: Memory): Bot {
  return {
    name: 'curious',
    needs: 'nothing',
    choose(machine, ask, chance) {
      if (chance.below(WHIM_LASTS) === 0) memory.newWhim(chance)
      const chosen = curiously(ask, memory, chance) ?? quickly(judge, machine, ask, chance)
      memory.note(chosen)
      return chosen
    },
    aside(_machine, ask, chance) {
      if (chance.below(NOW_AND_THEN) > 0) return null
      const chosen = leastChosen(ask.options, memory, chance)
      memory.note(chosen)
      return chosen
    },
    settle: (effects, chance) =>
      effects.filter(() => chance.below(4) === 0).map(({ id }) => [id, chance.pick(CHOICES)]),
  }
}

/** The option that curiosity prefers; null: none, so the game's quick player decides. */
function curiously(ask: Ask, memory: Memory, chance: Chance): Option | null {
  const { whim } = memory
  const liked = whim === null ? [] : ask.options.filter((option) => option.kind === whim)
  if (liked.length > 0 && chance.below(4) > 0) return leastChosen(liked, memory, chance)
  const mood = chance.below(100)
  if (mood < 2) return chance.pick(ask.options)
  return mood < 7 ? leastChosen(ask.options, memory, chance) : null
}

function leastChosen(options: readonly Option[], memory: Memory, chance: Chance): Option {
  let least = Infinity
  let ties: Option[] = []
  for (const option of options) {
    const times = memory.timesChosen(option)
    if (times < least) {
      least = times
      ties = [option]
    } else if (times === least) ties.push(option)
  }
  return chance.pick(ties)
}
