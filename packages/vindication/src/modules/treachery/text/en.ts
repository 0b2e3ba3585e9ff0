// The texts of Treachery, except those on its cards.
import type { Ask, Option } from '@lorehall/kernel'
import { cardsOf, player } from '../../../rules/counters.ts'
import { card } from '../../../rules/lookup.ts'
import type { F } from '../../../rules/step.ts'
import { at, INSPIRATION } from '../../../state.ts'
import type { ModuleText } from '../../../text/module-text.ts'
import { does, some, there, verb, who, whole, whom, why } from '../../../text/telling/en.ts'
import {
  a,
  capital,
  cardName,
  count,
  list,
  named,
  numberedRegion,
  recovery,
  region,
  shortName,
  theCard,
} from '../../../text/words/en.ts'
import type { Tale } from '../../../text/events/tale.ts'
import { blocksLeft } from '../rules/marks.ts'
import { isStrike, type Strike } from '../cards/vocabulary.ts'
import { impunityOf, priceFor } from '../rules/price.ts'
import { treacheryOf } from '../state.ts'

type Names = readonly string[]

/** The seat that has the card. */
function ownerOf(f: F, id: string): number {
  return f.state.players.findIndex((p) => cardsOf(p).includes(id))
}

/** "Arn (Bo)". */
const cardOf = (f: F, names: Names, id: string) => `${theCard(f, id)} (${named(names, ownerOf(f, id))})`

/** The player whose turn it is. */
const actor = (f: F, names: Names) => named(names, f.state.turn.seat)

function strikeOf(f: F, id = ''): Strike | undefined {
  const { held, use } = card(f, id)
  return [...(held?.verbs ?? []), ...(use?.verbs ?? [])].find(isStrike)
}

/** The player an option of a strike is aimed at. */
function ownerBy(f: F, { kind, name, n }: Option): number {
  if (kind === 'whom') return n
  return kind === 'mark' ? ownerOf(f, name) : (f.state.owners[n] ?? -1)
}

/** Adds who costs double because of Impunity. */
const asking = (question: string) => (f: F, ask: Ask, names: Names) => {
  const price = strikeOf(f, ask.from)?.price ?? {}
  const own = ask.options.slice(0, ask.own).filter(({ manner }) => manner !== 'declines')
  const owners = [...new Set(own.map((option) => ownerBy(f, option)))]
  const dear = owners.filter((owner) => impunityOf(f, ask.seat, owner) !== null)
  if (dear.length === 0 || Object.keys(price).length === 0) return question
  return `${question} Impunity doubles the price for ${list(dear.map((owner) => named(names, owner)))}.`
}

function losePrompt(f: F, { from }: Ask, names: Names): string {
  const taker = actor(f, names)
  return strikeOf(f, from)?.deed === 'plunder'
    ? `which attribute do you lose? ${taker} gains 3 of it.`
    : `${taker} makes you lose 1 attribute. Which one?`
}

/** The player on the same space as the player whose turn it is. */
function inTheWay(f: F): number {
  const { seat } = f.state.turn
  const { space } = player(f, seat)
  return f.state.players.findIndex((p, other) => other !== seat && p.space === space)
}

/** The player on the space that was just left. */
function passed(f: F): number {
  const left = f.state.turn.trail.at(-2) ?? 0
  return f.state.players.findIndex((p) => p.space === left)
}

const other = (e: Tale) => whom(e, e.number('whom'))
/** "Bo's", or "your" if Bo reads it. */
const theirs = (e: Tale) => {
  const seat = e.number('whom')
  return seat === e.reader ? 'your' : `${named(e.names, seat)}'s`
}

function usurpLabel(f: F, { n }: Option, names: Names): string {
  const { seat } = f.state.turn
  const owner = at(f.state.owners, n)
  const { honor = 0, conviction = 0 } = priceFor(f, seat, owner, { honor: 1, conviction: 1 })
  return `Take ${region(f, n)} from ${named(names, owner)} for ${honor} honor and ${conviction} conviction`
}

/** Names only the effects that would happen. */
function overrunPrompt(f: F, names: Names): string {
  const { seat } = f.state.turn
  const victim = passed(f)
  const gain = player(f, seat).influence > 0 ? 'move 1 block from influence to conviction' : ''
  const harm = player(f, victim).spheres[INSPIRATION] > 0 ? 'make them lose 1 inspiration' : ''
  return `you pass through ${named(names, victim)}. Do you ${[gain, harm].filter((part) => part !== '').join(' and ')}?`
}

const dashPrompts = Object.fromEntries(
  [0, 1, 2, 3, 4].map((seat) => [
    `dash.${seat}`,
    (f: F, _ask: unknown, names: Names) =>
      f.state.turn.seat === seat ? 'where do you go?' : `where does ${named(names, seat)} go?`,
  ]),
)

export const text: ModuleText = {
  prompts: {
    'strike.companion': asking('which companion do you put a black block on?'),
    'strike.relicOrTrait': asking('which relic or trait do you put a black block on?'),
    'strike.region': asking('which region do you put a black block on?'),
    'strike.tile': asking('whose proficiency tile do you take?'),
    'strike.attribute': asking('who loses an attribute?'),
    'strike.inspiration': asking('who loses 1 inspiration?'),
    'strike.neighbour': asking('who has to dilute 1?'),
    'strike.withinTwo': asking('who do you change places with?'),
    'strike.heldRegion': asking('which region do you take?'),
    giveTile: (f, _ask, names) => `which proficiency tile do you give to ${actor(f, names)}?`,
    lose: losePrompt,
    sicken: 'which of your companions do you put the blocks on?',
    shove: (f, _ask, names) => `where do you push ${named(names, inTheWay(f))}?`,
    overrun: (f, _ask, names) => overrunPrompt(f, names),
    siphon: 'who pays 1 of your conviction for you?',
    'siphon.short': 'you need more influence to make someone else pay. Which block do you recover?',
    ...dashPrompts,
  },
  options: {
    mark: (f, { name }, names) => `Put a black block on ${cardOf(f, names, name)}`,
    'mark-region': (f, { n }) => `Put a black block on ${region(f, n)}`,
    lift: (f, { name }, names) => `Remove the black block from ${cardOf(f, names, name)} for 1 conviction`,
    'lift-region': (f, { n }) => `Remove the black block from ${region(f, n)} for 1 conviction`,
    usurp: usurpLabel,
    give: (_f, { name }) => `Give ${a(name)} proficiency tile`,
    lose: (_f, { name }) => `Lose 1 ${name}`,
    sicken: (f, { name }) => cardName(f, name),
    shove: (f, { n }, names) => `Push ${named(names, inTheWay(f))} to space ${n}`,
    dash: (_f, { n }) => `Space ${n}`,
    stay: 'Stay',
    whom: (_f, { n }, names) => named(names, n),
    siphon: (_f, { n }, names) => `${named(names, n)} pays 1 of it`,
    'pay-alone': 'Pay it all yourself',
  },
  events: {
    marked: (e) =>
      `${does(e, 'puts')} a black block on ${theirs(e)} ${shortName(e.f, e.word('card'))}${why(e)}`,
    markedRegion: (e) => `${does(e, 'puts')} a black block on ${there(e)}${why(e)}`,
    lifted: (e) => `${does(e, 'removes')} the black block from ${whole(e)}`,
    liftedRegion: (e) => `${does(e, 'removes')} the black block from ${there(e)}`,
    tileTaken: (e) => `${does(e, 'takes')} ${a(some(e))} proficiency tile from ${other(e)}${why(e)}`,
    weakened: (e) => `${does(e, 'loses')} 1 ${some(e)}${why(e)}`,
    swapped: (e) =>
      `${does(e, 'changes')} places with ${other(e)} and ${verb(e, 'is')} now on space ${e.number('space')}${why(e)}`,
    shoved: (e) => `${does(e, 'pushes')} ${other(e)} to space ${e.number('space')}${why(e)}`,
    dashed: (e) =>
      e.number('whom') === e.number('seat')
        ? `${does(e, 'dashes')} to space ${e.number('space')}${why(e)}`
        : `${does(e, 'makes')} ${other(e)} dash to space ${e.number('space')}${why(e)}`,
    siphoned: (e) =>
      `${who(e, e.number('whom'))} ${e.number('whom') === e.reader ? 'have' : 'has'} to pay 1 of the conviction${why(e)}`,
  },
  said: {
    mark: 'marked',
    'mark-region': 'markedRegion',
    lift: 'lifted',
    'lift-region': 'liftedRegion',
    usurp: 'controlled',
    give: 'tileTaken',
    lose: 'weakened',
    sicken: 'loaded',
    shove: 'shoved',
    dash: 'dashed',
    siphon: 'siphoned',
  },
  reasons: {
    'marked-companion':
      'A black block is on this companion. You can activate it after someone removes the block for 1 conviction.',
    'marked-card':
      'A black block is on this card, so it does nothing. Remove the block for 1 conviction first.',
    'marked-region':
      "A black block is on this region, so it can't be visited or taken. Remove the block for 1 conviction first.",
    'no-black-block': 'All 12 black blocks are in use. One has to be removed before you can place another.',
    'nobody-near': 'No player is 1 step away from you. Move closer to someone first.',
    'nothing-there': 'No player near you has anything this would affect.',
    'no-held-region': "There is no other player's region beside you that you could take. Move to one first.",
    'honor-price': ({ p }) => `This costs more honor than you have. You have ${p.honor}.`,
    'charge-price': 'This relic has too few blocks on it. Recharge it at the Arcane Tower.',
    'dilution-price': ({ f }) =>
      `You have too few blocks in conviction or influence to dilute. ${capital(recovery(f, 'a block'))} first.`,
    'conviction-price': ({ p }) =>
      `This costs more conviction than you have. You have ${p.conviction}. Augment influence to conviction first.`,
    'trait-used': 'You can use this trait once per turn. Use it again next turn.',
  },
  causes: { lift: 'removing a black block' },
  rules: {
    marked: 'V-TREACHERY-6',
    markedRegion: 'V-TREACHERY-9',
    lifted: 'V-TREACHERY-6',
    liftedRegion: 'V-TREACHERY-6',
    lift: 'V-TREACHERY-6',
    tileTaken: 'V-TREACHERY-12',
    weakened: 'V-TREACHERY-11',
    swapped: 'V-TREACHERY-13',
    shoved: 'V-TREACHERY-16',
    dashed: 'V-TREACHERY-18',
    siphoned: 'V-TREACHERY-19',
  },
  sources: { treachery: 'Treachery' },
  player(f, seat) {
    const { cards } = treacheryOf(f)
    const marked = cardsOf(player(f, seat)).filter((id) => cards.includes(id))
    return marked.length === 0
      ? []
      : [`Under a black block: ${marked.map((id) => cardName(f, id)).join('; ')}.`]
  },
  table(f) {
    const { hexes } = treacheryOf(f)
    const closed = list(hexes.map((hex) => numberedRegion(f, hex)))
    return [
      ...(hexes.length === 0 ? [] : [`Under a black block: ${closed}.`]),
      `${capital(count(blocksLeft(f), 'black block'))} left.`,
    ]
  },
}
