// Every option a player can be offered, made once. Card options are made from the decks.
import { type Manner, named, numbered, type Option, option } from '@lorehall/kernel'
import { HEXES, SPACES } from './board.ts'
import { CARD_IDS, CARDS } from './cards/index.ts'
import { type Attribute, ATTRIBUTES, at, DECKS, EVERY_ATTRIBUTE } from './state.ts'
import { BLACK_FACES } from './values/index.ts'

const upTo = (n: number) => Array.from({ length: n + 1 }, (_, i) => i)

function spaces(kind: string, manner?: Manner): readonly Option[] {
  return upTo(SPACES).map((n) => numbered(kind, n, `space:${n}`, manner))
}

function regions(kind: string, manner?: Manner): readonly Option[] {
  return upTo(HEXES).map((n) => numbered(kind, n, `region:${n}`, manner))
}

type SixOptions = readonly [Option, Option, Option, Option, Option, Option]

function attributes(kind: string, manner?: Manner): SixOptions {
  const made = (a: Attribute) => named(kind, ATTRIBUTES[a], `sphere:${ATTRIBUTES[a]}`, a, manner)
  return [made(0), made(1), made(2), made(3), made(4), made(5)]
}

/** Cards whose use gives the whole turn away. */
const ENDING: ReadonlySet<string> = new Set(
  CARDS.flatMap(({ id, use }) => (use?.verbs.some(({ verb }) => verb === 'endTurn') ? [id] : [])),
)

/** Options for every card; only those that can be offered are ever seen. */
function forEveryCard(make: (card: string) => Option): (card: string) => Option {
  const made = new Map(CARD_IDS.map((id) => [id, make(id)]))
  return (card) => {
    const found = made.get(card)
    if (found === undefined) throw new Error(`no card '${card}'`)
    return found
  }
}

function cards(kind: string, manner: (card: string) => Manner = () => 'plain'): (card: string) => Option {
  return forEveryCard((id) => named(kind, id, `card:${id}`, -1, manner(id)))
}

/** One answer by name, whichever card it happens to point at. */
function alike(kind: string): (card: string) => Option {
  return forEveryCard((id) => option(kind, `card:${id}`))
}

export const MOVE = spaces('move', 'way')
export const TELEPORT = spaces('teleport')
export const VISIT = regions('visit')
export const EXTRA = regions('extra')
export const CONTROL = regions('control')
export const SEIZE = regions('seize')
export const GIVE_UP = regions('give-up', 'quiet')

export const CONVERT = attributes('convert')
export const BUY = attributes('buy')
export const PAY = attributes('pay')
/** Paid for what is asked next. */
export const PAY_FOR = attributes('pay', 'leads')
export const GAIN = attributes('gain')
export const TRAIN = attributes('train')
export const INTO = attributes('into')
export const DISCARD = attributes('discard', 'quiet')
export const RECOVER_FROM = attributes('recover', 'quiet')
export const KEEP_DIE = attributes('die')

export const ACTIVATE = cards('activate')
export const USE = cards('use', (id) => (ENDING.has(id) ? 'grave' : 'plain'))
export const RECOVER = cards('recover', () => 'quiet')
export const TAKE = cards('take')
export const KEEP = cards('keep')
export const HOME = cards('home')
export const LIKE = cards('like')
export const ONTO = cards('onto')
export const CHARGE = cards('charge')
export const BORROW = cards('borrow')
export const DROP = cards('drop')
export const TRADE = cards('trade')

export const CHARACTER = option('character', 'character')
export const REST = option('rest', 'power')
export const VINDICATE = option('vindicate', 'character')
export const STRUGGLE = option('struggle', 'figure', 'grave')
export const END = option('end', '', 'ends')
export const STOP = option('stop', 'figure', 'stays')
export const ENOUGH = option('enough', '', 'declines')
export const AGAIN = option('again')
export const YES = option('yes')
export const NO = option('no', '', 'declines')
/** By what they point at: the open card, and the deck whose top card nobody sees. */
export const OPEN = alike('open')
export const BLIND = DECKS.map((name) => option('blind', `deck:${name}`))
export const EMPOWER = option('empower', 'power:conviction')
export const NONE = option('none', '', 'declines')
export const ACQUIRE = option('acquire')
/** Where there is nothing else to do, it is only asked which. */
export const ACQUIRE_ONLY = option('acquire', '', 'leads')
export const RECHARGE = option('recharge')
export const LAY = option('lay')
export const LEAVE = option('leave')
export const LOSSES = option('losses')
export const SPOILS = option('spoils')
export const RECOVER_CONVICTION = named('recover', 'conviction', 'power:conviction', -1, 'quiet')
export const RECOVER_SPEED = named('recover', 'speed', 'speed', -1, 'quiet')
export const AUGMENT_POTENTIAL = named('augment', 'potential', 'power:potential')
export const AUGMENT_INFLUENCE = named('augment', 'influence', 'power:influence')
export const AUGMENT_LEAP = named('augment', 'leap', 'power:potential')
export const DILUTE_CONVICTION = named('dilute', 'conviction', 'power:conviction')
export const DILUTE_INFLUENCE = named('dilute', 'influence', 'power:influence')
export const INTO_CONVICTION = named('into', 'conviction', 'power:conviction')

export const PLACE = upTo(3).map((n) => numbered('place', n))
export const AMOUNT = upTo(21).map((n) => numbered('amount', n))
export const LOOK = DECKS.map((name, i) => named('look', name, `deck:${name}`, i))
export const KEEP_BLACK = BLACK_FACES.map((face, i) => named('die', face, '', i))

/** Kinds a whole game should show, for coverage. */
export const OPTION_KINDS: readonly string[] = [
  ...new Set(
    [
      ...[MOVE, TELEPORT, VISIT, EXTRA, CONTROL, SEIZE, GIVE_UP, PLACE, AMOUNT, LOOK].map((list) =>
        at(list, 0),
      ),
      ...EVERY_ATTRIBUTE.flatMap((a) =>
        [CONVERT, BUY, PAY, GAIN, TRAIN, INTO, DISCARD, KEEP_DIE].map((list) => list[a]),
      ),
      ...[ACTIVATE, USE, RECOVER, TAKE, KEEP, HOME, LIKE, ONTO, CHARGE, BORROW, DROP, TRADE].map((of) =>
        of(at(CARD_IDS, 0)),
      ),
      CHARACTER,
      REST,
      VINDICATE,
      STRUGGLE,
      END,
      STOP,
      ENOUGH,
      AGAIN,
      YES,
      NO,
      OPEN(at(CARD_IDS, 0)),
      at(BLIND, 0),
      EMPOWER,
      NONE,
      ACQUIRE,
      RECHARGE,
      LAY,
      LEAVE,
      LOSSES,
      SPOILS,
      AUGMENT_LEAP,
      DILUTE_INFLUENCE,
    ].map((o) => o.kind),
  ),
]
