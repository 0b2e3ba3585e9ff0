// The labels of the buttons, by kind of option.
import type { Ask, Option } from '@lorehall/kernel'
import { tilePrice } from '../../rules/bonus.ts'
import { controlCost, controllable } from '../../rules/control.ts'
import { player } from '../../rules/counters.ts'
import { drawsFree } from '../../rules/draw.ts'
import { held } from '../../rules/inforce.ts'
import { card } from '../../rules/lookup.ts'
import type { F } from '../../rules/step.ts'
import { pricesOf } from '../../rules/visit.ts'
import { ATTRIBUTES, at, type DeckName, DECKS } from '../../state.ts'
import type { Label } from '../module-text.ts'
import { soleAugment } from '../prompts/sole-augment.ts'
import { ATTRIBUTES_EN } from '../regions/en.ts'
import {
  a,
  attributes,
  augmentation,
  blocks,
  capital,
  cardName,
  DECK_CARD_EN,
  dilution,
  known,
  madeOf,
  place,
  region,
  theCard,
  unseen,
} from '../words/en.ts'

const KINDS = [
  'move',
  'teleport',
  'visit',
  'extra',
  'control',
  'seize',
  'give-up',
  'convert',
  'buy',
  'pay',
  'gain',
  'train',
  'into',
  'discard',
  'recover',
  'die',
  'activate',
  'use',
  'take',
  'keep',
  'home',
  'like',
  'onto',
  'charge',
  'borrow',
  'drop',
  'champion',
  'trade',
  'character',
  'rest',
  'vindicate',
  'struggle',
  'end',
  'stop',
  'enough',
  'again',
  'yes',
  'no',
  'open',
  'blind',
  'empower',
  'none',
  'acquire',
  'recharge',
  'lay',
  'leave',
  'augment',
  'dilute',
  'place',
  'amount',
  'look',
] as const
type Kind = (typeof KINDS)[number]

const KINDS_EN: Readonly<Record<Kind, Label>> = {
  move: (_f, { n }) => `Step to space ${n}`,
  teleport: (_f, { n }) => `Go to space ${n}`,
  visit: (f, { n }) => `Visit ${region(f, n)}`,
  extra: (f, { n }) => `Visit ${region(f, n)} with your extra visit`,
  control,
  seize: (f, { n }) => `Take control of ${region(f, n)} with a block from the relic`,
  'give-up': (f, { n }) => `Give up ${region(f, n)} and recover its block`,
  convert: (_f, { name }) => `Convert to ${name} (${madeOf(name).join(', ')})`,
  buy: (f, { name }) => `Buy ${a(name)} proficiency tile (${tilePrice(f, f.state.turn.seat)} ${name})`,
  pay,
  gain: (_f, { name }) => `Gain ${name}`,
  train: (f, { name }) => `Gain ${trained(f)} ${name}`,
  into: (_f, { name }) => `Turn a block into ${name}`,
  discard: (_f, { name }) => `Discard ${a(name)} proficiency tile to gain 2 ${name}`,
  recover,
  die: (_f, { name }) => `Keep ${name}`,
  activate: (f, { name }) => `Activate ${theCard(f, name)}`,
  use: (f, { name }) => `Use ${theCard(f, name)}`,
  take: (f, { name }) => `${taking(f, name)} ${theCard(f, name)}`,
  keep: (f, { name }) => `Keep ${cardName(f, name)}`,
  home: (f, { name }) => `From ${theCard(f, name)} (${blocks(blocksOn(f, name))})`,
  like: (f, { name }) => `${cardName(f, name)}: ${gives(f, name)}`,
  onto: (f, { name }) => `${cardName(f, name)}: gain ${gives(f, name)}`,
  charge: (f, { name }) => `Put a block on ${theCard(f, name)} (${blocksOn(f, name)} of 3)`,
  borrow: (f, { name }) => `Borrow ${cardName(f, name)}`,
  champion: (f, { name }) => `Send ${theCard(f, name)}`,
  drop: (f, { name }) => `Remove the end trigger ${cardName(f, name)}`,
  trade: (f, { name }) => `Remove ${theCard(f, name)} for ${halfHonor(f, name)} honor`,
  character: (f) => `Activate your character: gain ${trained(f)} ${COMMON_EN}`,
  rest: 'Rest and augment 1',
  vindicate: (f) => `Vindicate yourself for ${f.values.vindicating} honor`,
  struggle: 'Struggle free: up to 2 more steps, dilute 1',
  end: 'End your turn',
  stop: 'Stop here',
  enough: 'Done',
  again,
  yes: 'Yes',
  no: 'No',
  open: (f, { at: where }) => {
    const id = where.replace('card:', '')
    return `${taking(f, id)} ${theCard(f, id)}`
  },
  blind: (_f, { at: where }) => {
    const deck = known(DECKS, where.replace('deck:', ''), 'deck')
    return unseen(DECK_CARD_EN[deck])
  },
  empower,
  none: 'None of these',
  acquire: 'Acquire a relic',
  recharge: 'Recharge your relics',
  lay: 'Put it face up',
  leave: 'Leave it on the deck',
  augment: (_f, { name }) => `Augment 1: ${augmentation(name)}`,
  dilute: (_f, { name }) => `Dilute 1: ${dilution(name)}`,
  place: (_f, { n }) => `Put ${blocks(n)} on it`,
  amount: (_f, { n }) => String(n),
  look: (_f, { name }) => `The ${DECK_CARD_EN[known(DECKS, name, 'deck')]} deck`,
}

export function label(f: F, option: Option, names: readonly string[], after?: Option, ask?: Ask): string {
  if (after?.kind === 'pay') return `Pay 1 ${after.name}${paidFor(option)}`
  if (option.kind === 'enough' && ask !== undefined && soleAugment(ask) !== null) return 'No'
  const words = f.values.box.text.options[option.kind] ?? KINDS_EN[known(KINDS, option.kind, 'option')]
  return typeof words === 'string' ? words : words(f, option, names)
}

/** The verb for taking a card, by deck: a monster is fought, a companion hired. */
const TAKING_EN: Readonly<Record<DeckName, string>> = {
  yellow: 'Hire',
  blue: 'Hire',
  red: 'Hire',
  monsters: 'Fight',
  traits: 'Attain',
  relics: 'Acquire',
}

const taking = (f: F, id: string) => TAKING_EN[at(DECKS, card(f, id).deck)]

const paidFor = ({ kind, name }: Option) =>
  kind === 'augment' ? `: ${augmentation(name)}` : ' and augment nothing'

/** Control before the visit includes the visit. Taking a region over from another player has a price that varies. */
function control(f: F, { n }: Option): string {
  const visits = f.values.box.terms.controlNeedsVisit && !controllable(f).includes(n)
  const cost = controlCost(f, f.state.turn.seat, n)
  const words =
    at(f.state.owners, n) === -1
      ? `take control of ${region(f, n)}`
      : `take over ${region(f, n)} for ${cost} conviction`
  return visits ? `Visit and ${words}` : capital(words)
}

/** Only inns and monasteries ask what to pay with; the price is that of the region visited last. */
function pay(f: F, { name }: Option): string {
  const here = f.state.turn.visited.at(-1) ?? 0
  if (at(f.state.regions, here) === 'monastery') return `Pay 1 ${name} to augment 1`
  const [due] = pricesOf(f, f.state.turn.seat, at(f.state.regions, here)).filter(
    (one) => ATTRIBUTES[one.attribute] === name,
  )
  return `Pay ${due?.n ?? 0} ${name} for a ${ATTRIBUTES_EN[name]?.colour ?? name} companion`
}

/** The price of the region, again. An Academy has none and rolls again. */
function again(f: F): string {
  const here = f.state.turn.visited.at(-1) ?? 0
  const [due] = pricesOf(f, f.state.turn.seat, at(f.state.regions, here))
  return due === undefined ? 'Roll again' : `Pay ${due.n} ${ATTRIBUTES[due.attribute]} again`
}

/** The attributes the character can gain. */
const COMMON_EN = 'inspiration, knowledge or strength'

/** How much the character gains. (V-CHARACTER-1, V-CHARACTER-3) */
function trained(f: F): number {
  const { seat } = f.state.turn
  return (player(f, seat).vindicated ? 2 : 1) + (held(f, seat, 'characterMore')?.n ?? 0)
}

function recover(f: F, { name }: Option): string {
  if (name === 'conviction' || name === 'speed' || ATTRIBUTES.some((one) => one === name)) {
    return `Recover 1 block from ${place(name)}`
  }
  if (card(f, name).initiative === 0) return `Recover 1 block from ${theCard(f, name)}`
  const honor = f.values.honor[name] ?? 0
  const loss = honor > 0 ? ` and lose ${honor} honor` : ''
  return `Abandon ${theCard(f, name)}: recover ${blocks(blocksOn(f, name))}${loss}`
}

/** Blocks on a companion or relic of any player. */
function blocksOn(f: F, id: string): number {
  const cards = f.state.players.flatMap(({ party, relics }) => [...party, ...relics])
  return cards.find(({ card: found }) => found === id)?.blocks ?? 0
}

function gives(f: F, id: string): string {
  const six = f.values.gives[id]
  return six === undefined ? 'nothing' : attributes(six)
}

function halfHonor(f: F, id: string): number {
  return Math.floor(Math.max(0, f.values.honor[id] ?? 0) / 2)
}

function empower(f: F): string {
  const free = drawsFree(f, f.state.turn.seat)
  return `Empowered draw (${free ? 'free this time' : '1 conviction'})`
}
