// The questions, by prompt key. A question opens with what it comes from: "Elina: which attribute …?"
import { said } from '@lorehall/grammar'
import type { Ask } from '@lorehall/kernel'
import { idsOf } from '../../loaded.ts'
import { player } from '../../rules/counters.ts'
import { card } from '../../rules/lookup.ts'
import { championOf } from '../../rules/champion.ts'
import type { F } from '../../rules/step.ts'
import { at, DECKS } from '../../state.ts'
import { augmentation, capital, known, occasion, theShort } from '../words/en.ts'
import { soleAugment } from './sole-augment.ts'

const PROMPTS = [
  'keepQuest',
  'turn',
  'walk',
  'gain',
  'augment',
  'dilute',
  'takeBack',
  'train',
  'placeBlock',
  'giveLike',
  'activateAnother',
  'order',
  'inn',
  'rollAgain',
  'reroll',
  'mountAgain',
  'monastery',
  'shrineAgain',
  'towerPrice',
  'tower',
  'recharge',
  'draw.yellow',
  'draw.blue',
  'draw.red',
  'draw.monsters',
  'draw.traits',
  'draw.relics',
  'choose',
  'place',
  'owe',
  'save',
  'keepDie',
  'unlock',
  'gainEither',
  'gainLike',
  'loadCompanion',
  'into',
  'swapConviction',
  'rearrange.inspiration',
  'rearrange.knowledge',
  'chargeRelic',
  'look',
  'lay',
  'trade',
  'borrow',
  'dropTrigger',
  'dropForHonor',
  'whoFights',
  'seize',
  'teleport',
  'teleport.instead',
] as const
type Prompt = (typeof PROMPTS)[number]

/** Questions that open with their cause. */
const PROMPTS_EN: Readonly<Record<Exclude<Prompt, keyof typeof ABOUT_A_CARD>, string>> = {
  keepQuest: 'which secret quest do you keep?',
  turn: 'your turn: what do you do?',
  walk: 'where do you step next?',
  gain: 'which attribute do you gain?',
  augment: 'which block do you augment?',
  dilute: 'which block do you dilute?',
  takeBack: 'which companion do you return a block from?',
  train: 'which attribute does your character gain?',
  giveLike: "which companion's attributes do you gain?",
  activateAnother: 'which other companion do you activate?',
  order: 'several of your cards react: which goes first?',
  inn: 'what do you pay for a companion?',
  rollAgain: 'you had none of that attribute before. Do you roll again?',
  reroll: 'do you roll the dice twice?',
  mountAgain: 'do you pay for another mount level?',
  monastery: 'how do you augment?',
  shrineAgain: 'do you pay again to return more blocks?',
  towerPrice: 'do you pay 1 vision to acquire a relic, or 2 to recharge only?',
  tower: 'do you acquire a relic or recharge those you have?',
  recharge: 'which relic do you put a block on?',
  'draw.yellow': 'which yellow companion joins you?',
  'draw.blue': 'which blue companion joins you?',
  'draw.red': 'which red companion joins you?',
  'draw.monsters': 'which monster do you fight?',
  'draw.traits': 'which trait do you attain?',
  'draw.relics': 'which relic do you acquire?',
  choose: 'which of these cards do you take?',
  place: 'how many blocks from influence do you put on it?',
  owe: 'you owe a block and your influence is empty. Which block do you recover?',
  keepDie: 'which result do you keep?',
  unlock: 'do you move 1 block from potential to influence?',
  gainEither: 'which attribute do you gain?',
  gainLike: "which companion's attributes do you gain?",
  loadCompanion: 'which companion do you put the block on?',
  into: 'what do you turn a block into?',
  swapConviction: 'what do you turn a block into?',
  'rearrange.inspiration': 'how much inspiration do you want?',
  'rearrange.knowledge': 'how much knowledge do you want? The rest becomes strength.',
  chargeRelic: 'which relic do you put a block on?',
  look: 'which deck do you look at?',
  lay: 'do you put the card face up, or leave it on the deck?',
  trade: 'which of your cards do you remove for half its honor?',
  borrow: 'which trait do you borrow for this turn?',
  dropTrigger: 'which end trigger do you remove?',
  dropForHonor: 'do you pay honor to remove an active end trigger?',
  whoFights: 'who fights for you?',
  seize: 'which region do you take control of?',
  teleport: 'which space do you go to?',
  'teleport.instead': 'which space do you go to instead of your Move?',
}

/** Questions that are about the card they come from. */
const ABOUT_A_CARD = {
  placeBlock: (card: string) => `You can activate ${card} without a block. Do you place one anyway?`,
  save: (card: string) => `Do you use 1 conviction to save ${card}?`,
}

const offers = ({ options }: Ask, kind: string) => options.filter((option) => option.kind === kind)

/** The rules ask block by block only if influence is short, or if the player wants to be asked. */
function gain(f: F, ask: Ask): string {
  const { influence } = player(f, ask.seat)
  const gains = offers(ask, 'gain')
  if (ask.options.length > 0 && influence === 0)
    return 'your influence is empty. Recover a block to gain more?'
  const short = f.choice(ask.seat, 'gains') === 'ask' ? '' : `you have only ${influence} influence left. `
  const sentence = (first: string) => (short === '' ? first : `${short}${capital(first)}`)
  const [only] = gains
  return only !== undefined && gains.length === 1
    ? `${sentence('do')} you gain ${only.name}?`
    : `${sentence('which')} attribute do you gain?`
}

function augment(_f: F, ask: Ask): string {
  const how = soleAugment(ask)
  return how === null ? PROMPTS_EN.augment : `do you augment 1 block from ${augmentation(how)}?`
}

/** Asks only about what can still be done. */
function tower(_f: F, ask: Ask): string {
  const acquire = offers(ask, 'acquire').length > 0
  const recharge = offers(ask, 'recharge').length > 0
  if (acquire === recharge) return PROMPTS_EN.tower
  return acquire ? 'do you acquire a relic?' : 'do you recharge your relics?'
}

function monsters(f: F, { seat }: Ask): string {
  if (f.values.box.terms.choosesChampion) return PROMPTS_EN['draw.monsters']
  return `which monster does ${theShort(f, championOf(f.values.box.cards, idsOf(player(f, seat).party)))} fight?`
}

/** An empowered draw asks the same question as any other draw. */
function choose(f: F, ask: Ask): string {
  const [first] = offers(ask, 'take')
  return first === undefined ? PROMPTS_EN.choose : PROMPTS_EN[`draw.${at(DECKS, card(f, first.name).deck)}`]
}

/** Names the price. */
function dropForHonor(f: F): string {
  return `do you pay ${f.values.box.terms.dropPrice} honor to remove an active end trigger?`
}

/** Questions that depend on the position. */
const TOLD: Readonly<Partial<Record<Prompt, (f: F, ask: Ask) => string>>> = {
  gain,
  augment,
  tower,
  choose,
  dropForHonor,
  'draw.monsters': monsters,
}

function question(f: F, ask: Ask, names: readonly string[]): string {
  const own = f.values.box.text.prompts[ask.prompt]
  if (own !== undefined) return said(own, f, ask, names)
  const asked = known(PROMPTS, ask.prompt, 'prompt')
  if (asked === 'placeBlock' || asked === 'save') {
    return ABOUT_A_CARD[asked](ask.from === undefined ? 'the companion' : theShort(f, ask.from))
  }
  return TOLD[asked]?.(f, ask) ?? PROMPTS_EN[asked]
}

export function prompt(ask: Ask, f: F, names: readonly string[]): string {
  const asked = question(f, ask, names)
  const isAboutCard = ask.prompt in ABOUT_A_CARD
  const before = ask.from === undefined || isAboutCard ? null : occasion(f, ask.from)
  return before === null ? capital(asked) : `${before}: ${asked}`
}
