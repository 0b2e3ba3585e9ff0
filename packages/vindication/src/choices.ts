// Every option the base offers a player.
import { CARDS } from './cards/index.ts'
import { choiceMaker } from './choice-maker.ts'
import { DECKS } from './state.ts'
import { BLACK_FACES } from './values/table.ts'

/** Cards whose use gives the whole turn away. */
const ENDING: ReadonlySet<string> = new Set(
  CARDS.flatMap(({ id, use }) => (use?.verbs.some(({ verb }) => verb === 'endTurn') ? [id] : [])),
)

const make = choiceMaker()

export const MOVE = make.spaces('move', 'way')
export const TELEPORT = make.spaces('teleport')
export const VISIT = make.regions('visit')
export const EXTRA = make.regions('extra')
export const CONTROL = make.regions('control')
export const SEIZE = make.regions('seize')
export const GIVE_UP = make.regions('give-up', 'quiet')

export const CONVERT = make.attributes('convert')
export const BUY = make.attributes('buy')
export const PAY = make.attributes('pay')
/** Ways to pay for what is asked next. */
export const PAY_FOR = make.attributes('pay', 'leads')
export const GAIN = make.attributes('gain')
export const TRAIN = make.attributes('train')
export const INTO = make.attributes('into')
export const DISCARD = make.attributes('discard', 'quiet')
export const RECOVER_FROM = make.attributes('recover', 'quiet')
export const KEEP_DIE = make.attributes('die')

export const ACTIVATE = make.cards('activate')
export const USE = make.cards('use', (id) => (ENDING.has(id) ? 'grave' : 'plain'))
export const RECOVER = make.cards('recover', () => 'quiet')
export const TAKE = make.cards('take')
export const KEEP = make.cards('keep')
export const HOME = make.cards('home')
export const LIKE = make.cards('like')
export const ONTO = make.cards('onto')
export const CHARGE = make.cards('charge')
export const BORROW = make.cards('borrow')
export const DROP = make.cards('drop')
export const TRADE = make.cards('trade')
export const LEAD = make.cards('champion')

export const CHARACTER = make.word('character', 'character')
export const REST = make.word('rest', 'power')
export const VINDICATE = make.word('vindicate', 'character')
export const STRUGGLE = make.word('struggle', 'figure', 'grave')
export const END = make.word('end', '', 'ends')
export const STOP = make.word('stop', 'figure', 'stays')
export const ENOUGH = make.word('enough', '', 'declines')
export const AGAIN = make.word('again')
export const YES = make.word('yes')
export const NO = make.word('no', '', 'declines')
/** Options for the open card and for the hidden top card, by what they point at. */
export const OPEN = make.alike('open')
export const BLIND = DECKS.map((name) => make.word('blind', `deck:${name}`))
export const EMPOWER = make.word('empower', 'power:conviction')
export const NONE = make.word('none', '', 'declines')
export const ACQUIRE = make.word('acquire')
/** If acquiring is the only choice, it leads straight to which relic. */
export const ACQUIRE_ONLY = make.word('acquire', '', 'leads')
export const RECHARGE = make.word('recharge')
export const LAY = make.word('lay')
export const LEAVE = make.word('leave')
export const RECOVER_CONVICTION = make.named('recover', 'conviction', 'power:conviction', -1, 'quiet')
export const RECOVER_SPEED = make.named('recover', 'speed', 'speed', -1, 'quiet')
export const AUGMENT_POTENTIAL = make.named('augment', 'potential', 'power:potential')
export const AUGMENT_INFLUENCE = make.named('augment', 'influence', 'power:influence')
export const AUGMENT_LEAP = make.named('augment', 'leap', 'power:potential')
export const DILUTE_CONVICTION = make.named('dilute', 'conviction', 'power:conviction')
export const DILUTE_INFLUENCE = make.named('dilute', 'influence', 'power:influence')
export const INTO_CONVICTION = make.named('into', 'conviction', 'power:conviction')

export const PLACE = make.numbers('place', 3)
export const AMOUNT = make.numbers('amount', 21)
export const LOOK = DECKS.map((name, i) => make.named('look', name, `deck:${name}`, i))
export const KEEP_BLACK = BLACK_FACES.map((face, i) => make.named('die', face, '', i))

/** Kinds a whole game should show, for coverage. */
export const OPTION_KINDS: ReadonlySet<string> = new Set(make.kinds())
