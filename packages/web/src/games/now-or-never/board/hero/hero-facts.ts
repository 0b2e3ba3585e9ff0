// Facts about a hero: the contents of its slots, and its abilities with their prices.
import type { Update } from '@lorehall/host'
import { factsOf } from '../../facts.ts'
import { playerOf } from '../../view.ts'

export type Colour = 'red' | 'blue'

export interface SkillFacts {
  readonly id: string
  readonly colour: Colour
  readonly level: number
  readonly xp: number
  /** It is on the board, can be learned, or is out of the game. */
  readonly state: 'worn' | 'open' | 'gone'
  /** An ability of the level below is on the board. */
  readonly opened: boolean
  /** The player has enough experience. */
  readonly payable: boolean
  /** The slots it may go in now, counted from 1. */
  readonly slots: readonly number[]
}

/** The slots that the options offer for an ability. */
function slotsFor({ ask }: Update, id: string): number[] {
  const ats = ask?.options.map(({ at }) => at) ?? []
  return [1, 2, 3, 4].filter((n) => ats.includes(`slot:${id}-${n}`))
}

/** All abilities of a seat's hero: red before blue, lowest level first. */
export function skillsOf(update: Update, seat: number): readonly SkillFacts[] {
  const player = playerOf(update, seat)
  if (player === undefined) return []
  const { abilities } = factsOf(update).values
  const worn = [...player.red, ...player.blue]
  return Object.entries(abilities)
    .filter(([, { hero }]) => hero === player.hero)
    .map(([id, { colour, level, xp }]): SkillFacts => ({
      id,
      colour,
      level,
      xp,
      state: worn.includes(id) ? 'worn' : player.toLearn.includes(id) ? 'open' : 'gone',
      opened: level === 1 || player[colour].some((other) => abilities[other]?.level === level - 1),
      payable: player.xp >= xp,
      slots: update.eyes === seat ? slotsFor(update, id) : [],
    }))
    .toSorted((a, b) => b.colour.localeCompare(a.colour) || a.level - b.level)
}
