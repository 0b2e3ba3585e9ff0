// The texts of the Jewelcrafter, except those of its crystals and regions.
import { player } from '../../../rules/counters.ts'
import { amount } from '../../../rules/lookup.ts'
import { ATTRIBUTES, attributeOf, EVERY_ATTRIBUTE } from '../../../state.ts'
import type { ModuleText } from '../../../text/module-text.ts'
import { does, fromIt, n, short, some, why } from '../../../text/telling/en.ts'
import { count, list, theCard } from '../../../text/words/en.ts'
import { infusion } from '../craft.ts'
import { crystalOf } from '../crystals.ts'
import { crystalsOf, jewels } from '../state.ts'

const crystals = (many: number) => count(many, 'crystal')

export const text: ModuleText = {
  prompts: {
    'jewelcrafter/craft': 'what do you use your crystals for?',
    'jewelcrafter/lend': (f, { options: [first] }) =>
      `do you use ${first === undefined ? 'your crystal' : theCard(f, first.name)} instead of a block?`,
  },
  options: {
    'pay-off': 'Use 1 crystal to return up to 2 blocks from one companion',
    'trade-in': (f) =>
      `Turn in ${crystals(amount(f, 'jewelcrafter', 'forHonor'))} for ${amount(f, 'jewelcrafter', 'honor')} honor`,
    infuse: (f, { name }) =>
      `Get the ${name}-infused crystal (1 crystal, ${infusion(f, f.state.turn.seat)} ${name})`,
    'stand-in': (f, { name }) => `Use ${theCard(f, name)}`,
    'with-blocks': (_f, { name }) => `Use your own ${name}`,
  },
  events: {
    mined: (e) =>
      n(e) === 0
        ? `${does(e, 'finds')} no crystals left${why(e)}`
        : `${does(e, 'gains')} ${crystals(n(e))}${fromIt(e)}`,
    crystalsUsed: (e) => `${does(e, 'uses')} ${crystals(n(e))}${why(e)}`,
    infused: (e) => `${does(e, 'gets')} ${short(e)}${why(e)}`,
    // Names the block placed instead: it returns to influence with the rest of the payment.
    stoodIn: (e) => `${does(e, 'uses')} ${short(e)} in place of 1 ${some(e)} (1 block from influence)`,
  },
  reasons: {
    'nothing-to-craft':
      "You can't make anything here yet. Gain crystals at a Crystal Mine, or come back with 3 of one attribute.",
    'too-few-crystals': ({ f, seat }) =>
      `You have only ${crystals(crystalsOf(f, seat))}. Gain more at a Crystal Mine.`,
    'nobody-to-pay-off': 'None of your companions has a block to return.',
    'infused-already':
      'There is only one infused crystal of each attribute, and this one is taken. Choose another.',
    'infusion-price': ({ f, p, seat, option: { name } }) => {
      const needed = infusion(f, seat)
      const have = p.spheres[attributeOf(ATTRIBUTES.findIndex((one) => one === name))]
      return `An infused crystal costs ${needed} ${name}. You have ${have}.`
    },
  },
  causes: { crystals: 'crystals' },
  rules: {
    mined: 'V-JEWEL-2',
    crystalsUsed: 'V-JEWEL-3',
    infused: 'V-JEWEL-6',
    stoodIn: 'V-JEWEL-7',
    crystals: 'V-EDITION-16',
  },
  sources: { crystals: 'Crystals' },
  player(f, seat) {
    const held = EVERY_ATTRIBUTE.filter((i) => jewels(f).infused[i] === seat)
    const { used } = player(f, seat)
    const told = held.map((i) => `${ATTRIBUTES[i]}${used.includes(crystalOf(i)) ? ' (used this turn)' : ''}`)
    return [
      `Crystals: ${crystalsOf(f, seat)}.`,
      ...(held.length === 0 ? [] : [`Infused crystals: ${list(told)}.`]),
    ]
  },
  table: (f) => [`Crystals in the supply: ${jewels(f).supply}.`],
}
