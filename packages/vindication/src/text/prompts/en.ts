// The questions, by the key the rules ask them with. What the question comes from stands before it.
import { said } from '@lorehall/grammar'
import type { Ask } from '@lorehall/kernel'
import { idsOf } from '../../loaded.ts'
import { player } from '../../rules/counters.ts'
import { card } from '../../rules/lookup.ts'
import { championOf } from '../../rules/champion.ts'
import type { F } from '../../rules/step.ts'
import { at, DECKS } from '../../state.ts'
import { capital, known, occasion, shortName } from '../words/en.ts'

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

/** Questions that begin with their occasion: "Elina: which attribute …?" */
const PROMPTS_EN: Readonly<Record<Exclude<Prompt, keyof typeof ABOUT_A_CARD>, string>> = {
  keepQuest: 'which secret quest do you keep?',
  turn: 'it is your turn: what do you do?',
  walk: 'where do you step next?',
  gain: 'which attribute do you gain?',
  augment: 'which block do you augment?',
  dilute: 'which block do you dilute?',
  takeBack: 'from which companion do you return a block?',
  train: 'which attribute does your character gain?',
  giveLike: 'whose attributes does your companion give?',
  activateAnother: 'which other companion do you activate?',
  order: 'several of your cards answer: which comes first?',
  inn: 'what do you pay for a companion?',
  rollAgain: 'that was new to you: do you roll once more?',
  reroll: 'do you let your companion change the dice?',
  mountAgain: 'do you pay for another level of your mount?',
  monastery: 'how do you augment?',
  shrineAgain: 'do you pay once more to return blocks?',
  towerPrice: 'do you acquire a relic for 1 vision, or only recharge for 2?',
  tower: 'do you acquire a relic or recharge those you have?',
  recharge: 'on which relic do you put a block?',
  'draw.yellow': 'which yellow companion joins you?',
  'draw.blue': 'which blue companion joins you?',
  'draw.red': 'which red companion joins you?',
  'draw.monsters': 'which monster do you fight?',
  'draw.traits': 'which trait do you attain?',
  'draw.relics': 'which relic do you acquire?',
  choose: 'which of these cards do you take?',
  place: 'how many blocks from influence do you put on it?',
  owe: 'a block is owed and your influence is empty. Which one do you recover?',
  keepDie: 'which result do you keep?',
  unlock: 'do you move 1 block from potential to influence?',
  gainEither: 'which attribute do you gain?',
  gainLike: 'whose attributes do you gain?',
  loadCompanion: 'onto which companion does the block go?',
  into: 'what do you turn a block into?',
  swapConviction: 'what do you turn into what?',
  'rearrange.inspiration': 'how much inspiration will you have?',
  'rearrange.knowledge': 'and how much knowledge? The rest becomes strength.',
  chargeRelic: 'on which relic do you put a block?',
  look: 'at the top of which deck do you look?',
  lay: 'do you lay the card face up, or leave it on the deck?',
  trade: 'which of your cards do you remove for half its honor?',
  borrow: 'which trait do you borrow for this turn?',
  dropTrigger: 'which end trigger do you remove?',
  dropForHonor: 'do you pay honor to remove an active end trigger?',
  whoFights: 'who fights for you?',
  seize: 'of which region do you take control?',
  teleport: 'to which space do you go?',
  'teleport.instead': 'to which space do you go, instead of your Move?',
}

/** Questions that are about the card they come from. */
const ABOUT_A_CARD = {
  placeBlock: (card: string) => `No block is needed for ${card}: do you place one all the same?`,
  save: (card: string) => `Do you use 1 conviction to save ${card} from death?`,
}

const offers = ({ options }: Ask, kind: string) => options.filter((option) => option.kind === kind)

/** What is asked block by block is asked because influence is short, unless the player wants to be asked. */
function gain(f: F, ask: Ask): string {
  const { influence } = player(f, ask.seat)
  const gains = offers(ask, 'gain')
  if (ask.options.length > 0 && influence === 0)
    return 'your influence is empty. Recover a block to gain more?'
  const short = f.choice(ask.seat, 'gains') === 'ask' ? '' : `your influence is short, ${influence} left: `
  const [only] = gains
  return only !== undefined && gains.length === 1
    ? `${short}do you gain ${only.name}?`
    : `${short}${PROMPTS_EN.gain}`
}

/** Only what can still be done is asked about. */
function tower(_f: F, ask: Ask): string {
  const acquire = offers(ask, 'acquire').length > 0
  const recharge = offers(ask, 'recharge').length > 0
  if (acquire === recharge) return PROMPTS_EN.tower
  return acquire ? 'do you acquire a relic?' : 'do you recharge your relics?'
}

function monsters(f: F, { seat }: Ask): string {
  if (f.values.box.terms.choosesChampion) return PROMPTS_EN['draw.monsters']
  return `which monster does ${shortName(f, championOf(f.values.box.cards, idsOf(player(f, seat).party)))} fight?`
}

/** Of an empowered draw it is asked as of any other. */
function choose(f: F, ask: Ask): string {
  const [first] = offers(ask, 'take')
  return first === undefined ? PROMPTS_EN.choose : PROMPTS_EN[`draw.${at(DECKS, card(f, first.name).deck)}`]
}

/** What it costs is said. */
function dropForHonor(f: F): string {
  return `do you pay ${f.values.box.terms.dropPrice} honor to remove an active end trigger?`
}

/** Questions whose words depend on the position. */
const TOLD: Readonly<Partial<Record<Prompt, (f: F, ask: Ask) => string>>> = {
  gain,
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
    return ABOUT_A_CARD[asked](ask.from === undefined ? 'the companion' : shortName(f, ask.from))
  }
  return TOLD[asked]?.(f, ask) ?? PROMPTS_EN[asked]
}

export function prompt(ask: Ask, f: F, names: readonly string[]): string {
  const asked = question(f, ask, names)
  const isAboutCard = ask.prompt in ABOUT_A_CARD
  const before = ask.from === undefined || isAboutCard ? null : occasion(f, ask.from)
  return before === null ? capital(asked) : `${before}: ${asked}`
}
