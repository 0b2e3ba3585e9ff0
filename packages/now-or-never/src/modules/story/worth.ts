// How bots judge the story: by what a person knows, the price and the test of a choice, never by its rewards.
// (N-STORY-33)
import type { Ask, Option } from '@lorehall/kernel'
import { bagWorth, heartsWorth, pricesNow, type Prices } from '../../bot/prices.ts'
import { player } from '../../rules/lookup.ts'
import type { F } from '../../rules/step.ts'
import { at } from '../../state.ts'
import type { Choice } from './cards/chapter.ts'
import { openMeetings, placesOn } from './rules/on-map.ts'
import { missionPlace } from './rules/places.ts'
import { freeHearts, shown, skillNow } from './rules/skill.ts'
import { choicesFor } from './scenes.ts'
import { sceneNow, storyOf } from './state.ts'
import { BONUS } from './values/numbers.ts'

/** The average worth of a choice in coins by its skill, 4 to 10, and of a bonus. */
const BY_SKILL = [3.75, 4.5, 5.5, 6.5, 7.75, 9, 10.25]
const BONUS_WORTH = 2.4

/** A fight is worth less than its band, because it costs hearts and may be lost. */
const FIGHT = 0.3

const PIPS = [1, 2, 3, 4]

const bandOf = (skill: number): number => BY_SKILL[skill - 4] ?? 0

/** The worth of adding this many hearts to a total, at a skill; 0: the test fails. */
function adding(f: F, seat: number, skill: number, total: number, n: number, prices: Prices): number {
  const { hearts } = player(f, seat)
  const lost = Math.max(0, n - freeHearts(f, seat))
  const reached = total + n
  const coins = reached < skill ? 0 : bandOf(skill) + (reached < skill + BONUS ? 0 : BONUS_WORTH)
  return coins * prices.coin + heartsWorth(hearts - lost, prices) - heartsWorth(hearts, prices)
}

/** The best that can be made of a total. */
function best(f: F, seat: number, skill: number, total: number, prices: Prices): number {
  const most = player(f, seat).hearts - 1 + freeHearts(f, seat)
  const amounts = [0, skill - total, skill + BONUS - total].filter((n) => n >= 0 && n <= most)
  return Math.max(0, ...amounts.map((n) => adding(f, seat, skill, total, n, prices)))
}

function choiceWorth(f: F, seat: number, { test, pay = {} }: Choice, prices: Prices): number {
  const price = bagWorth(pay, prices)
  if ('fight' in test) {
    return FIGHT * (1.5 + 0.45 * test.fight.health + 0.9 * test.fight.attack) * prices.coin - price
  }
  const sum = PIPS.reduce((all, die) => all + best(f, seat, test.skill, die, prices), 0)
  return sum / PIPS.length - price
}

function gladliest(options: readonly Option[], worth: (option: Option) => number): readonly Option[] {
  const [first, ...others] = options
  if (first === undefined) return []
  return [others.reduce((most, one) => (worth(one) > worth(most) ? one : most), first)]
}

/** Both questions of a test are answered here alone, so that no bot looks ahead to a reward. */
export function promising(f: F, ask: Ask): readonly Option[] | null {
  const { seat } = ask
  const prices = pricesNow(f)
  const own = ask.options.slice(0, ask.own)
  if (ask.prompt === 'story/choose') {
    const { event, hero } = sceneNow(f)
    const choices = choicesFor(event, hero, storyOf(f).flags)
    const worth = ({ name }: Option) => {
      const choice = choices.find(({ id }) => id === name)
      return choice === undefined ? 0 : choiceWorth(f, seat, choice, prices)
    }
    return gladliest(own, worth)
  }
  if (ask.prompt === 'story/hearts') {
    const help = own.find(({ kind }) => kind === 'help')
    return help === undefined
      ? gladliest(own, ({ n }) => adding(f, seat, skillNow(f), shown(f), n, prices))
      : [help]
  }
  if (ask.prompt !== 'reroll' || storyOf(f).scene === null || f.state.turn.fight !== null) return null
  const wanted = f.state.turn.die < 3 ? 'reroll' : 'keep-die'
  return own.filter(({ kind }) => kind === wanted).slice(0, 1)
}

/** The worth of a scene that nobody has read yet, in coins: rewards and reputation less the hearts of the test. */
const BRINGS = { letter: 5.2, mission: 5.5, meeting: 5.2 } as const

/** With how many hearts a test is easy. */
const ENOUGH = 5

/** The best scene that the hero could begin on a space. Nobody knows its choices before. */
export function stopping(f: F, seat: number, cell: number, hearts: number, prices: Prices): number {
  const worth = (kind: keyof typeof BRINGS) =>
    BRINGS[kind] * prices.coin + (kind === 'meeting' ? 0 : prices.income + 1)
  const most = Math.max(0, ...scenesAt(f, seat, cell).map(worth))
  return Math.min(1, (hearts - 1) / ENOUGH) * most
}

function scenesAt(f: F, seat: number, cell: number): (keyof typeof BRINGS)[] {
  const place = missionPlace(f, seat)
  const standing = placesOn(f, cell)
  const isMission = place !== null && (at(f.state.locations, cell) === place || standing.includes(place))
  const isOpen = openMeetings(f, seat, cell).length > 0
  return [
    ...(at(f.state.searches, cell) ? (['letter'] as const) : []),
    ...(isMission ? (['mission'] as const) : []),
    ...(isOpen ? (['meeting'] as const) : []),
  ]
}

/** A reputation is about half a point. */
export const worth = (f: F, seat: number): number => 0.5 * at(storyOf(f).reputation, seat)

export const eager: Readonly<Record<string, number>> = {
  choose: 5,
  add: 3,
  help: 4,
  mission: 12,
  meet: 6,
  challenge: 0.3,
  'rift-mana': 0.5,
  'rift-hearts': 0.2,
  moor: 0.3,
  named: 2,
}
