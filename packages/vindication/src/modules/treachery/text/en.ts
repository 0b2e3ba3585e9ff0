// Every English word of Treachery beside those on its cards.
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
} from '../../../text/words/en.ts'
import type { Tale } from '../../../text/events/tale.ts'
import { blocksLeft } from '../rules/marks.ts'
import { isStrike, type Strike } from '../cards/vocabulary.ts'
import { impunityOf, priceFor } from '../rules/price.ts'
import { treacheryOf } from '../state.ts'

type Names = readonly string[]

/** Who holds a card. */
function ownerOf(f: F, id: string): number {
  return f.state.players.findIndex((p) => cardsOf(p).includes(id))
}

/** "Arn of Bo". */
const cardOf = (f: F, names: Names, id: string) => `${cardName(f, id)} (${named(names, ownerOf(f, id))})`

/** Whose turn it is: the one who acts. */
const actor = (f: F, names: Names) => named(names, f.state.turn.seat)

function strikeOf(f: F, id = ''): Strike | undefined {
  const { held, use } = card(f, id)
  return [...(held?.verbs ?? []), ...(use?.verbs ?? [])].find(isStrike)
}

/** Whom an option of a strike is about. */
function ownerBy(f: F, { kind, name, n }: Option): number {
  if (kind === 'whom') return n
  return kind === 'mark' ? ownerOf(f, name) : (f.state.owners[n] ?? -1)
}

/** Who is dearer than the card says is named before one chooses. */
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
    ? `you lose an attribute, and ${taker} gains 3 of it. Which one?`
    : `${taker} turns on you. Which attribute do you lose?`
}

/** Who shares the space of the seat on turn. */
function inTheWay(f: F): number {
  const { seat } = f.state.turn
  const { space } = player(f, seat)
  return f.state.players.findIndex((p, other) => other !== seat && p.space === space)
}

/** Who stands on the space that was just left. */
function passed(f: F): number {
  const left = f.state.turn.trail.at(-2) ?? 0
  return f.state.players.findIndex((p) => p.space === left)
}

const other = (e: Tale) => whom(e, e.number('whom'))
/** Of the other player, without a name: "your" to them. */
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

/** Nothing is said of a price that is not paid. */
function overrunPrompt(f: F, names: Names): string {
  const { seat } = f.state.turn
  const victim = passed(f)
  const gain = player(f, seat).influence > 0 ? 'move 1 block from influence to conviction' : ''
  const harm = player(f, victim).spheres[INSPIRATION] > 0 ? 'take 1 inspiration from them' : ''
  return `you pass through ${named(names, victim)}. Do you ${[gain, harm].filter((part) => part !== '').join(' and ')}?`
}

const dashPrompts = Object.fromEntries(
  [0, 1, 2, 3, 4].map((seat) => [
    `dash.${seat}`,
    (f: F, _ask: unknown, names: Names) =>
      f.state.turn.seat === seat ? 'where do you go yourself?' : `where does ${named(names, seat)} go?`,
  ]),
)

export const text: ModuleText = {
  prompts: {
    'strike.companion': asking('on which companion do you put a black block?'),
    'strike.relicOrTrait': asking('on which relic or trait do you put a black block?'),
    'strike.region': asking('on which region do you put a black block?'),
    'strike.tile': asking('whose proficiency tile do you take?'),
    'strike.attribute': asking('who loses an attribute?'),
    'strike.inspiration': asking('who loses 1 inspiration?'),
    'strike.neighbour': asking('who dilutes 1?'),
    'strike.withinTwo': asking('with whom do you change places?'),
    'strike.heldRegion': asking('which region do you take?'),
    giveTile: (f, _ask, names) => `which proficiency tile do you give to ${actor(f, names)}?`,
    lose: losePrompt,
    sicken: 'on which of your companions do you put the blocks?',
    shove: (f, _ask, names) => `where do you push ${named(names, inTheWay(f))}?`,
    overrun: (f, _ask, names) => overrunPrompt(f, names),
    siphon: 'who pays 1 of the conviction you use?',
    'siphon.short': 'you need more influence to make somebody pay. Which block do you recover?',
    ...dashPrompts,
  },
  options: {
    mark: (f, { name }, names) => `Put a black block on ${cardOf(f, names, name)}`,
    'mark-region': (f, { n }) => `Put a black block on ${region(f, n)}`,
    lift: (f, { name }, names) => `Lift the black block from ${cardOf(f, names, name)} for 1 conviction`,
    'lift-region': (f, { n }) => `Lift the black block from ${region(f, n)} for 1 conviction`,
    usurp: usurpLabel,
    give: (_f, { name }) => `Give ${a(name)} proficiency tile`,
    lose: (_f, { name }) => `Lose 1 ${name}`,
    sicken: (f, { name }) => `Onto ${cardName(f, name)}`,
    shove: (f, { n }, names) => `Push ${named(names, inTheWay(f))} to space ${n}`,
    dash: (_f, { n }) => `To space ${n}`,
    stay: 'Stay there',
    whom: (_f, { n }, names) => named(names, n),
    siphon: (_f, { n }, names) => `${named(names, n)} pays 1 of it`,
    'pay-alone': 'Pay it all yourself',
  },
  events: {
    marked: (e) =>
      `${does(e, 'puts')} a black block on ${theirs(e)} ${shortName(e.f, e.word('card'))}${why(e)}`,
    markedRegion: (e) => `${does(e, 'puts')} a black block on ${there(e)}${why(e)}`,
    lifted: (e) => `${does(e, 'lifts')} the black block from ${whole(e)}`,
    liftedRegion: (e) => `${does(e, 'lifts')} the black block from ${there(e)}`,
    tileTaken: (e) => `${does(e, 'takes')} ${a(some(e))} proficiency tile from ${other(e)}${why(e)}`,
    weakened: (e) => `${does(e, 'loses')} 1 ${some(e)}${why(e)}`,
    swapped: (e) =>
      `${does(e, 'changes')} places with ${other(e)} and ${verb(e, 'stands')} on space ${e.number('space')}${why(e)}`,
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
      'A black block lies on this companion; it can be activated again once somebody lifts the block for 1 conviction.',
    'marked-card':
      'A black block lies on this card, so it does nothing; lift the block for 1 conviction first.',
    'marked-region':
      'A black block lies on this region: it can be neither visited nor taken; lift the block for 1 conviction first.',
    'no-black-block': 'All 12 black blocks lie somewhere; one has to be lifted before another can be placed.',
    'nobody-near': 'Nobody stands one step away from you; get closer to another player first.',
    'nothing-there': 'Nobody near you has anything this could touch; try it on somebody else, or later.',
    'no-held-region': 'No region beside you that another player holds can be taken; walk to one that can.',
    'honor-price': ({ p }) =>
      `This costs more honor than you have, which is ${p.honor}; gain some more first.`,
    'charge-price': 'Too few blocks lie on this relic; recharge it at the Arcane Tower.',
    'dilution-price': ({ f }) =>
      `Too few blocks in conviction or influence are left to dilute; ${recovery(f)} first.`,
    'conviction-price': ({ p }) =>
      `This costs more conviction than you have, which is ${p.conviction}; augment more influence first.`,
    'trait-used': 'This trait works once a turn; use it again in your next turn.',
  },
  causes: { lift: 'to lift a black block' },
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
