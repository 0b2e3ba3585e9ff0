// Every English word of the Jewelcrafter but those of its crystals and regions.
import { player } from '../../../rules/counters.ts'
import { amount } from '../../../rules/lookup.ts'
import { ATTRIBUTES, attributeOf, EVERY_ATTRIBUTE } from '../../../state.ts'
import type { ModuleText } from '../../../text/module-text.ts'
import { does, n, short, some, why } from '../../../text/telling/en.ts'
import { a, cardName, count, list } from '../../../text/words/en.ts'
import { infusion } from '../craft.ts'
import { crystalOf } from '../crystals.ts'
import { crystalsOf, jewels } from '../state.ts'

const crystals = (many: number) => count(many, 'crystal')

export const text: ModuleText = {
  prompts: {
    'jewelcrafter/craft': 'what do you have made of your crystals?',
    'jewelcrafter/lend': (f, { options: [first] }) =>
      `does ${first === undefined ? 'your crystal' : `the ${cardName(f, first.name)}`} stand in for a block?`,
  },
  options: {
    'pay-off': 'Use 1 crystal to return up to 2 blocks from one companion',
    'trade-in': (f) =>
      `Turn in ${crystals(amount(f, 'jewelcrafter', 'forHonor'))} for ${amount(f, 'jewelcrafter', 'honor')} honor`,
    infuse: (f, { name }) =>
      `Make ${a(name)}-infused crystal (1 crystal, ${infusion(f, f.state.turn.seat)} ${name})`,
    'stand-in': (f, { name }) => `Use ${cardName(f, name)}`,
    'with-blocks': (_f, { name }) => `Use your ${name} on the board`,
  },
  events: {
    mined: (e) =>
      n(e) === 0
        ? `${does(e, 'finds')} no crystal left${why(e)}`
        : `${does(e, 'gains')} ${crystals(n(e))}${why(e)}`,
    crystalsUsed: (e) => `${does(e, 'uses')} ${crystals(n(e))}${why(e)}`,
    infused: (e) => `${does(e, 'receives')} the ${short(e)}${why(e)}`,
    // The block that lies in its place is told, for it comes home with what is paid.
    stoodIn: (e) =>
      `${does(e, 'uses')} the ${short(e)} in place of 1 ${some(e)}: 1 block from influence to ${some(e)}`,
  },
  reasons: {
    'nothing-to-craft':
      'Your crystals buy nothing here yet; dig for some in a Crystal Mine, or bring 3 of one attribute along.',
    'too-few-crystals': ({ f, seat }) =>
      `You have too few crystals for that, ${crystalsOf(f, seat)}; dig for more in a Crystal Mine.`,
    'nobody-to-pay-off': 'No block lies on any of your companions; activate some first.',
    'infused-already':
      'There is only one infused crystal of each attribute, and this one is made; choose another.',
    'infusion-price': ({ f, p, seat, option: { name } }) => {
      const needed = infusion(f, seat)
      const have = p.spheres[attributeOf(ATTRIBUTES.findIndex((one) => one === name))]
      return `An infused crystal takes ${needed} ${name} and you have ${have}; gain some more of it.`
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
