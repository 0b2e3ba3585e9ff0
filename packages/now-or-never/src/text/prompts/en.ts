// The questions, by the key the rules ask them with.
import { said } from '@lorehall/grammar'
import type { Ask } from '@lorehall/kernel'
import { pickedGoods } from '../../rules/anytime.ts'
import { bestSum } from '../../rules/market.ts'
import type { F } from '../../rules/step.ts'
import { HERO_PROMPTS } from './hero/en.ts'
import { amounts, count, isNamed, nameOf } from '../words/en.ts'

type Prompt = string | ((f: F, ask: Ask) => string)

/** What the picked goods would bring is told before they are sold. (N-MARKET-3) */
function sellSome(f: F, { seat, ticked }: Ask): string {
  if (ticked.length === 0) return 'Which goods do you sell together?'
  const goods = pickedGoods(ticked)
  return `Sell ${amounts(goods)} for ${count(bestSum(f, seat, goods), 'coin')}?`
}

const PROMPTS: Readonly<Record<string, Prompt>> = {
  pickHero: 'Which hero do you play?',
  standLeft: 'Who of your two specialists stands left?',
  keepQuests: ({ values }) => `Which ${values.setup.deal.keep} quests do you keep?`,
  turn: 'Take one action, or pass for the season.',
  whoLeaves: 'Your slots are full: who leaves?',
  whichSlot: 'In which slot does the recruit stand?',
  rest: 'What does the rest bring?',
  build: 'Which building do you build?',
  buildWhere: (_f, { from }) => `Where does the ${nameOf(from ?? '')} stand?`,
  buildPay: 'Do you make it cheaper?',
  swapFirst: 'Which tile changes its place?',
  swapSecond: (_f, { from }) => `With which tile does the ${nameOf(from ?? '')} change places?`,
  villager: 'Which villager joins you?',
  sellSome,
  lastThings: ({ state, values }) =>
    state.season === values.setup.seasons
      ? 'The last season is over: is there anything left to do before the final production?'
      : 'The season is over: is there anything left to do before production?',
  botSearch: 'Several tokens are as near: which one does the bot take?',
  botLeaves: "The bot's slots are full: who leaves?",
  ...HERO_PROMPTS,
}

/** What the question comes from stands before it. */
export function prompt(ask: Ask, f: F, names: readonly string[]): string {
  const words = said(
    f.values.box.text.prompts[ask.prompt] ?? PROMPTS[ask.prompt] ?? ask.prompt,
    f,
    ask,
    names,
  )
  const inside = ['buildWhere', 'swapSecond', 'placeGear'].includes(ask.prompt)
  return ask.from === undefined || inside || !isNamed(ask.from) ? words : `${nameOf(ask.from)}: ${words}`
}
