// The questions, by the keys the rules use.
import { said } from '@lorehall/grammar'
import type { Ask } from '@lorehall/kernel'
import { pickedGoods } from '../../rules/anytime.ts'
import { bestSum } from '../../rules/market.ts'
import type { F } from '../../rules/step.ts'
import { HERO_PROMPTS } from './hero/en.ts'
import { amounts, count, isNamed, nameOf, theName } from '../words/en.ts'

type Prompt = string | ((f: F, ask: Ask) => string)

/** The price of the picked goods is shown before they are sold. (N-MARKET-3) */
function sellSome(f: F, { seat, ticked }: Ask): string {
  if (ticked.length === 0) return 'Which goods do you sell together?'
  const goods = pickedGoods(ticked)
  return `Sell ${amounts(goods)} for ${count(bestSum(f, seat, goods), 'coin')}?`
}

const PROMPTS: Readonly<Record<string, Prompt>> = {
  pickHero: 'Which hero do you play?',
  standLeft: 'Which specialist goes on the left?',
  keepQuests: ({ values }) => `Which ${values.setup.deal.keep} quests do you keep?`,
  turn: 'Take one action, or pass for the season.',
  whoLeaves: 'Your slots are full. Which specialist leaves?',
  whichSlot: 'Which slot does the recruit go in?',
  rest: 'What do you gain for resting?',
  build: 'Which building do you build?',
  buildWhere: (f, { from }) => `Where do you build ${theName(f, from ?? '')}?`,
  buildPay: 'How do you pay?',
  swapFirst: 'Which tile do you swap?',
  swapSecond: (f, { from }) => `Which tile do you swap ${theName(f, from ?? '')} with?`,
  villager: 'Which villager do you take?',
  sellSome,
  lastThings: ({ state, values }) =>
    state.season === values.setup.seasons
      ? 'The last season is over. Do you want to do anything else before the final production?'
      : 'The season is over. Do you want to do anything else before production?',
  botSearch: 'Several search tokens are equally close. Which one does the bot take?',
  botLeaves: "The bot's slots are full. Which specialist leaves?",
  ...HERO_PROMPTS,
}

/** The question, after the name of the record it comes from. */
export function prompt(ask: Ask, f: F, names: readonly string[]): string {
  const words = said(
    f.values.box.text.prompts[ask.prompt] ?? PROMPTS[ask.prompt] ?? ask.prompt,
    f,
    ask,
    names,
  )
  const inside = ['buildWhere', 'swapSecond', 'placeGear'].includes(ask.prompt)
  return ask.from === undefined || inside || !isNamed(f, ask.from)
    ? words
    : `${nameOf(f, ask.from)}: ${words}`
}
