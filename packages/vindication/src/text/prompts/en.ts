// The questions, by the key the rules ask them with. What the question comes from stands before it.
import type { Ask } from '@lorehall/kernel'
import type { RegionKind } from '../../state.ts'
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
  'lossesFirst',
  'fatigue',
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
  'seize',
  'teleport',
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
  lossesFirst: 'what comes first, the fatigue or the attribute you won?',
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
  seize: 'of which region do you take control?',
  teleport: 'to which space do you go?',
}

/** Questions that are about the card they come from. */
const ABOUT_A_CARD = {
  placeBlock: (card: string) => `No block is needed for ${card}: do you place one all the same?`,
  fatigue: (card: string) => `Fatigue, and your influence is empty: which block do you recover for ${card}?`,
  save: (card: string) => `Do you use 1 conviction to save ${card} from death?`,
}

/** Where a question comes from a region, it can only be this one. */
const REGION_OF: Readonly<Partial<Record<Prompt, RegionKind>>> = {
  augment: 'monastery',
  takeBack: 'shrine',
  inn: 'inn',
  rollAgain: 'academy',
  keepDie: 'academy',
  mountAgain: 'command-post',
  monastery: 'monastery',
  shrineAgain: 'shrine',
  tower: 'tower',
  'draw.monsters': 'maw',
  'draw.traits': 'tomb',
  'draw.relics': 'tower',
}

export function prompt({ prompt: key, from }: Ask): string {
  const asked = known(PROMPTS, key, 'prompt')
  if (asked === 'placeBlock' || asked === 'fatigue' || asked === 'save') {
    return ABOUT_A_CARD[asked](from === undefined ? 'the companion' : shortName(from))
  }
  const before = from === undefined ? null : occasion(from, REGION_OF[asked])
  return before === null ? capital(PROMPTS_EN[asked]) : `${before}: ${PROMPTS_EN[asked]}`
}
