// Why an option is refused, and what would help. One text per constant in reasons.ts.
import type { Option, Reason } from '@lorehall/kernel'
import * as reasons from '../../reasons.ts'
import { idsOf } from '../../loaded.ts'
import { tilePrice } from '../../rules/bonus.ts'
import { controlCost } from '../../rules/control.ts'
import { player } from '../../rules/counters.ts'
import { anyCard, card } from '../../rules/lookup.ts'
import { payable, purse } from '../../rules/payment.ts'
import { againstVisiting, pricesOf } from '../../rules/visit.ts'
import type { F } from '../../rules/step.ts'
import { at, ATTRIBUTES, type Attribute, attributeOf, COMMON, VISION } from '../../state.ts'
import type { Refused, Why } from '../module-text.ts'
import { blocks, capital, known, list, madeOf, partsOf, recovery, theShort } from '../words/en.ts'

const NO_CONVICTION =
  'This costs 1 conviction and you have none. Augment a block from influence to conviction first.'

const REASONS_EN: Readonly<Record<keyof typeof reasons, Why>> = {
  ACTIVATED_ALREADY: 'You have already activated this turn. You can activate again next turn.',
  ACTIVE_ALREADY: 'This companion is already active. Choose another one.',
  NO_INFLUENCE: ({ f }) => `Your influence is empty. ${capital(recovery(f, 'a block'))} first.`,
  NO_BLOCK_TO_ACTIVATE: ({ f }) =>
    `Activating a companion takes 1 block from influence, and yours is empty. ${capital(recovery(f, 'a block'))} first.`,
  MOVE_SPENT: moveSpent,
  NO_WAY_TO_STOP: "You couldn't reach a free space to stop on from there. Try another way.",
  MUST_MOVE: 'You still have to move this turn. Take at least 1 step.',
  WHERE_YOU_BEGAN: "You can't end your turn on the space where it began. Move to another one.",
  OCCUPIED: "You can't stop on an occupied space. Move on to a free one.",
  STRANDED: "Your turn began there, and you couldn't move away again. Choose another space.",
  STILL_MOVING: "You're still moving. Stop beside this region, then visit it.",
  VISIT_SPENT: 'You have already visited or rested. You can do so again next turn.',
  TOOK_ALREADY: 'You have already taken control of a region this turn. You can do so again next turn.',
  TOOK_ANOTHER: 'You have taken control of another region this turn. Visit that one, or rest.',
  VISITED_ANOTHER: 'You have visited another region this turn. You can only take control of that one.',
  VISITED_ALREADY: 'You have already visited this region this turn. Choose another one beside you.',
  HIDDEN: "This hex hasn't been discovered yet. Move beside it to discover it.",
  PRICE: price,
  NO_COMPANION: 'You need a companion to fight for you. Hire one at an Inn first.',
  NOTHING_TO_AUGMENT: ({ f }) =>
    `There is no block there to augment. Choose another way, or ${recovery(f, 'a block')} first.`,
  PARENTS: parents,
  TILE_BOUGHT: 'You have already bought a proficiency tile this turn. You can buy another one next turn.',
  TILE_PRICE: (refused) =>
    costs(
      refused,
      attributeNamed(refused.option.name),
      tilePrice(refused.f, refused.seat),
      'A proficiency tile',
    ),
  NO_TILE_LEFT: 'All proficiency tiles of this attribute are gone. Choose another attribute.',
  POTENTIAL_LEFT: 'Your potential must be empty before you can be vindicated. Augment the blocks left in it.',
  TOO_LITTLE_HONOR: ({ p }) => `You need at least 25 honor to be vindicated. You have ${p.honor}.`,
  CONVICTION: NO_CONVICTION,
  TAKEOVER_CONVICTION: ({ f, p, seat, option }) =>
    `Taking it from its owner costs ${controlCost(f, seat, option.n)} conviction. You have ${p.conviction}. Augment influence to conviction first.`,
  GUARDED: 'Oneth protects the owner while they are beside one of their regions. Wait until they move away.',
  GIVEN_UP: 'You gave up this region this turn. You can take it again in a later turn.',
  NO_VISIT_WITH_IT: withoutVisit,
  GONE_FROM_IT:
    'You have to be beside the region you visited to take control of it. Go back to it, if you can.',
  ABILITY_SPENT: 'You have used this ability. Activate the companion again to reuse it.',
  CARD_USED: 'You can use this once per turn. Use it again next turn.',
  RELIC_USED: 'You can use each relic once per turn. Use this one again next turn.',
  NO_CHARGE: 'This relic has no blocks left. Recharge it at the Arcane Tower.',
  NOTHING_WOULD_CHANGE: 'This would have no effect now. Keep it for later.',
  BLOCKS_ON_CARD: 'This card has too few blocks on it. Each activation adds one.',
  NOT_BESIDE: 'You have to be beside the kind of region the card names. Move to one first.',
  COST: cost,
  BEGUN_ALREADY:
    'You can only use Patience before doing anything else. Use it at the start of your next turn.',
  NO_TRAIT_TO_BORROW: 'No other player has a trait you can borrow.',
  NO_DILUTION: ({ f }) =>
    `You have no block in conviction or influence to dilute. ${capital(recovery(f, 'a block'))} first.`,
  STEPS_MADE: 'You still need this speed to reach a free space. Finish your Move first.',
  NO_FREE_REGION: 'Every region beside you is controlled. Move to one that nobody controls.',
}

const attributeNamed = (name: string): Attribute =>
  attributeOf(ATTRIBUTES.indexOf(known(ATTRIBUTES, name, 'attribute')))

/** Where each common attribute is gained. */
const GAINED_AT_EN: Readonly<Record<string, string>> = {
  inspiration: 'a Holy Spire',
  knowledge: 'a Library',
  strength: 'a Fort',
}

/** "This costs 2 wisdom. You need 1 more …", with what to convert and what is missing for that. */
function costs({ f, seat }: Refused, attribute: Attribute, n: number, what = 'This'): string {
  const name = ATTRIBUTES[attribute]
  const have = (one: Attribute) => purse(f, seat, one)
  const lack = n - have(attribute)
  const told = `${what} costs ${n} ${name}. You need ${lack} more`
  if (COMMON.some((common) => common === attribute))
    return `${told}. Visit ${GAINED_AT_EN[name]} or activate your character to gain some.`
  const short = partsOf(name).filter((part) => have(part) < lack)
  if (short.length === 0)
    return `${told}: convert ${list(partsOf(name).map((part) => ATTRIBUTES[part]))} to get it.`
  const missing = short.map((part) => `${lack - have(part)} ${ATTRIBUTES[part]}`)
  return `${told}. To convert to ${name}, you still need ${list(missing)}.`
}

/** The price of a visit, or of one way to pay for it. */
function price(refused: Refused): string {
  const { f, seat, option } = refused
  if (option.kind === 'recharge') return costs(refused, VISION, 2)
  const here = option.kind === 'pay' ? (f.state.turn.visited.at(-1) ?? 0) : option.n
  const prices = pricesOf(f, seat, at(f.state.regions, here))
  const [due] = prices
  if (due === undefined) return ''
  if (prices.length === 1) return costs(refused, due.attribute, due.n)
  if (option.kind === 'pay') return costs(refused, attributeNamed(option.name), due.n)
  return `This costs ${due.n} inspiration, ${due.n} knowledge or ${due.n} strength. You don't have enough of any.`
}

/** Control needs a visit, so the reason against the visit is the reason against control. */
function withoutVisit({ f, seat, option }: Refused): string {
  const against = againstVisiting(f, seat, option.n)
  if (against === null) throw new Error(`nothing speaks against a visit to region ${option.n}`)
  return reason(against, f, { seat, option })
}

function parents({ f, seat, option: { name } }: Refused): string {
  const missing = partsOf(name).filter((part) => purse(f, seat, part) === 0)
  if (missing.length === 0)
    return `Converting to ${name} takes 1 block from influence, and yours is empty. ${capital(recovery(f, 'a block'))} first.`
  return `Converting to ${name} takes ${list(madeOf(name))}. You have no ${missing.map((part) => ATTRIBUTES[part]).join(' and no ')}.`
}

/** Names the companion that could spread the steps, if the player has it. */
function moveSpent({ f, p }: Refused): string {
  const spreads = idsOf(p.party).find((id) => card(f, id).active?.splitMove !== undefined)
  if (spreads === undefined) return 'Your Move is over for this turn.'
  return `Your Move is over for this turn. You can split it while ${theShort(f, spreads)} is active.`
}

/** The missing part of an ability's costs. */
function cost(refused: Refused): string {
  const { f, p, seat, option } = refused
  const { held, use } = anyCard(f, option.name)
  for (const verb of [...(held?.costs ?? []), ...(use?.costs ?? [])]) {
    if (verb.verb === 'pay' && !payable(f, seat, verb.attribute, verb.n))
      return costs(refused, verb.attribute, verb.n)
    if (verb.verb === 'payConviction' && p.conviction === 0) return NO_CONVICTION
    if (verb.verb === 'load' && p.influence < verb.n)
      return `This takes ${blocks(verb.n)} from influence. You have ${p.influence}. ${capital(recovery(f, 'some'))} first.`
  }
  return "You can't pay for this ability now."
}

const BY_NAME: Readonly<Record<string, Why>> = REASONS_EN
const BY_ID = new Map(Object.entries(reasons).map(([name, { id }]) => [id, BY_NAME[name]]))

export function reason(
  { id }: Reason,
  f: F,
  { seat, option }: { readonly seat: number; readonly option: Option },
): string {
  const found = f.values.box.text.reasons[id] ?? BY_ID.get(id)
  if (found === undefined) throw new Error(`no text for the reason '${id}'`)
  return typeof found === 'string' ? found : found({ f, p: player(f, seat), seat, option })
}
