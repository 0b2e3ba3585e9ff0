// The bot's answers in a fight, by exact chances, and to its other dice.
import type { Option } from '@lorehall/kernel'
import { prospectsOf } from '../rules/chances.ts'
import { outcome, rewardOf } from './fights.ts'
import { heartsWorth } from './prices.ts'
import type { Moment } from './sense.ts'
import { GOODS } from '../cards/vocabulary.ts'

/** Mana is refreshed every season, so spending it costs little. */
const MANA = 0.15

/** The cost of an answer. Goods paid for a reroll can't be sold anymore. */
function spent({ prices }: Moment, { kind, name }: Option): number {
  if (kind !== 'option' && kind !== 'reroll') return 0
  const good = GOODS.find((one) => one === name)
  return good === undefined ? MANA : prices.goods[good]
}

/**
 * A die outside a fight. If its result is a gain, 1 and 2 are rerolled. If it costs hearts, 4 and fatal results are.
 */
function otherDie({ f, p, ask }: Moment): Option | undefined {
  const { die } = f.state.turn
  const gains = f.values.quests[ask.from ?? ''] !== undefined
  const poor = gains ? die <= 2 : die === 4 || die >= p.hearts
  return ask.options.find(({ kind }) => kind === (poor ? 'reroll' : 'keep-die'))
}

export function bestBlow(m: Moment): Option | undefined {
  const { f, seat, p, ask, prices } = m
  const { fight } = f.state.turn
  if (fight === null) return otherDie(m)
  const prospectOf = prospectsOf(f, seat)
  const reward = rewardOf(f, fight.id, prices)
  let best: Option | undefined
  let most = -Infinity
  for (const option of ask.options.slice(0, ask.own)) {
    const away = option.kind === 'retreat'
    const odds = away ? null : (prospectOf(option)?.odds ?? null)
    if (odds === null && !away) continue
    const worth = odds === null ? prices.xp + heartsWorth(p.hearts, prices) : outcome(odds, 0, reward, prices)
    const own = worth - spent(m, option)
    if (own <= most) continue
    most = own
    best = option
  }
  return best
}
