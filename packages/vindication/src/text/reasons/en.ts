// Why something cannot be done now, and what would help. One sentence for every constant in reasons.ts.
import type { Option, Reason } from '@lorehall/kernel'
import * as reasons from '../../reasons.ts'
import { idsOf } from '../../loaded.ts'
import { tilePrice } from '../../rules/bonus.ts'
import { controlCost } from '../../rules/control.ts'
import { player } from '../../rules/counters.ts'
import { anyCard, card } from '../../rules/lookup.ts'
import { payable, purse } from '../../rules/payment.ts'
import { pricesOf } from '../../rules/visit.ts'
import type { F } from '../../rules/step.ts'
import { at, ATTRIBUTES, type Attribute, attributeOf, COMMON, VISION } from '../../state.ts'
import type { Refused, Why } from '../module-text.ts'
import { blocks, capital, known, list, madeOf, partsOf, recovery, shortName } from '../words/en.ts'

const REASONS_EN: Readonly<Record<keyof typeof reasons, Why>> = {
  ACTIVATED_ALREADY: 'You have activated already; your character and companions wait for your next turn.',
  ACTIVE_ALREADY: 'This companion is active already; choose one that is not.',
  NO_INFLUENCE: ({ f }) => `Your influence is empty; ${recovery(f, 'a block')} first and then go on.`,
  NO_BLOCK_TO_ACTIVATE: ({ f }) =>
    `A companion needs 1 block from influence and yours is empty; ${recovery(f, 'a block')} first.`,
  MOVE_SPENT: moveSpent,
  NO_WAY_TO_STOP: 'From there no free space is near enough to stop on; try another way.',
  MUST_MOVE: 'Every turn needs a step of your Move; take one before you end it.',
  WHERE_YOU_BEGAN: 'Your turn may not end on the space where it began; go on to another one.',
  OCCUPIED: 'Somebody stands here; you may pass through, so walk on to a free space.',
  STRANDED: 'Your turn began there and your Move could not take you away again; choose another space.',
  VISIT_SPENT: 'You have visited or rested already; your next turn lets you do so again.',
  TOOK_ALREADY: 'You have taken control of a region this turn; your next turn lets you do so again.',
  TOOK_ANOTHER: 'You have taken control of another region this turn; visit that one, or rest.',
  VISITED_ANOTHER: 'You have visited another region this turn; only that one can be taken.',
  VISITED_ALREADY: 'You have visited this region already this turn; choose another one beside you.',
  HIDDEN: 'Nobody has discovered this hex yet; it turns up when a figure comes beside it.',
  PRICE: price,
  NO_COMPANION: 'Somebody has to fight for you; find a companion at an Inn first.',
  NOTHING_TO_AUGMENT: ({ f }) =>
    `No block lies there to be augmented; choose another level, or ${recovery(f)} to influence.`,
  PARENTS: parents,
  TILE_BOUGHT: 'You have bought a proficiency tile this turn; the next one can be yours next turn.',
  TILE_PRICE: (refused) =>
    costs(
      refused,
      attributeNamed(refused.option.name),
      tilePrice(refused.f, refused.seat),
      'A proficiency tile',
    ),
  NO_TILE_LEFT: 'All proficiency tiles of this attribute are gone; choose another attribute.',
  POTENTIAL_LEFT: 'Your potential must be empty before you can be vindicated; augment the blocks left in it.',
  TOO_LITTLE_HONOR: ({ p }) =>
    `You need at least 25 honor to be vindicated and have ${p.honor}; gather some more first.`,
  CONVICTION: 'This costs 1 conviction and you have none; augment a block from influence first.',
  TAKEOVER_CONVICTION: ({ f, p, seat, option }) =>
    `To take it from its owner costs ${controlCost(f, seat, option.n)} conviction and you have ${p.conviction}; augment more influence first.`,
  GUARDED: 'Oneth keeps watch for the owner, who stands beside a region of theirs; wait until they move on.',
  GIVEN_UP: 'You gave this region up in this turn; you may take it again in a later one.',
  NO_VISIT_WITH_IT:
    'Control goes with a visit, and this region cannot be visited now; make that possible first.',
  GONE_FROM_IT:
    'Control of a region you visited is taken beside it; come back to it in this turn if you can.',
  ABILITY_SPENT: 'This ability is spent; it comes back the next time you activate the companion.',
  CARD_USED: 'This works once a turn; use it again in your next turn.',
  RELIC_USED: 'Each relic works once a turn; use this one again in your next turn.',
  NO_CHARGE: 'No block is left on this relic; recharge it at the Arcane Tower.',
  NOTHING_WOULD_CHANGE: 'Nothing on the table would change; keep it for a better moment.',
  BLOCKS_ON_CARD: 'Too few blocks lie on this card; every activation adds another.',
  NOT_BESIDE: "Your figure must stand beside this companion's kind of region; walk to one first.",
  COST: cost,
  BEGUN_ALREADY:
    'Patience has to come before anything else in a turn; keep it for the start of your next one.',
  NO_TRAIT_TO_BORROW: 'No other player has a trait that can be borrowed; wait until one is attained.',
  NO_DILUTION: ({ f }) => `No block in conviction or influence is left to dilute; ${recovery(f)} first.`,
  STEPS_MADE: 'You still need this speed to end your turn on a free space; finish your Move first.',
  NO_FREE_REGION: 'No region beside you is free to take; walk to one that nobody holds.',
}

const attributeNamed = (name: string): Attribute =>
  attributeOf(ATTRIBUTES.indexOf(known(ATTRIBUTES, name, 'attribute')))

/** "This costs 2 wisdom and you lack 1; convert …", with what that would take. */
function costs({ f, seat }: Refused, attribute: Attribute, n: number, what = 'This'): string {
  const name = ATTRIBUTES[attribute]
  const have = (one: Attribute) => purse(f, seat, one)
  const lack = n - have(attribute)
  const told = `${what} costs ${n} ${name} and you lack ${lack}`
  if (COMMON.some((common) => common === attribute)) return `${told}; gain some more of it.`
  const short = partsOf(name).filter((part) => have(part) < lack)
  if (short.length === 0) return `${told}; convert some more to it first.`
  const missing = short.map((part) => `${lack - have(part)} ${ATTRIBUTES[part]}`)
  return `${told}; to convert that you still need ${list(missing)}.`
}

/** What a visit costs, or a choice of payment in it. */
function price(refused: Refused): string {
  const { f, seat, option } = refused
  if (option.kind === 'recharge') return costs(refused, VISION, 2)
  const here = option.kind === 'pay' ? (f.state.turn.visited.at(-1) ?? 0) : option.n
  const prices = pricesOf(f, seat, at(f.state.regions, here))
  const [due] = prices
  if (due === undefined) return ''
  if (prices.length === 1) return costs(refused, due.attribute, due.n)
  if (option.kind === 'pay') return costs(refused, attributeNamed(option.name), due.n)
  return `This costs ${due.n} inspiration, ${due.n} knowledge or ${due.n} strength, and you have too little of each; gain some more of one.`
}

function parents({ f, seat, option: { name } }: Refused): string {
  const missing = partsOf(name).filter((part) => purse(f, seat, part) === 0)
  if (missing.length === 0)
    return `A block from influence has to become ${name}, and yours is empty; ${recovery(f)} first.`
  return `${capital(name)} is made of ${list(madeOf(name))}; you lack ${list(missing.map((part) => ATTRIBUTES[part]))}.`
}

/** Who could spread the steps is named to who has them. */
function moveSpent({ f, p }: Refused): string {
  const spreads = idsOf(p.party).find((id) => card(f, id).active?.splitMove !== undefined)
  if (spreads === undefined) return 'Your Move is over for this turn; you may step again in your next one.'
  return `Your Move is over for this turn; only ${shortName(f, spreads)}, when active, lets you spread its steps.`
}

/** The attribute an ability costs, if that is what is missing. */
function cost(refused: Refused): string {
  const { f, p, seat, option } = refused
  const { held, use } = anyCard(f, option.name)
  for (const verb of [...(held?.costs ?? []), ...(use?.costs ?? [])]) {
    if (verb.verb === 'pay' && !payable(f, seat, verb.attribute, verb.n))
      return costs(refused, verb.attribute, verb.n)
    if (verb.verb === 'payConviction' && p.conviction === 0)
      return 'This costs 1 conviction and you have none; augment a block from influence first.'
    if (verb.verb === 'load' && p.influence < verb.n)
      return `This takes ${blocks(verb.n)} from influence and you have ${p.influence}; ${recovery(f, 'some')} first.`
  }
  return 'You cannot pay what this ability costs; gather what it asks for first.'
}

const BY_NAME: Readonly<Record<string, Why>> = REASONS_EN
const BY_ID = new Map(Object.entries(reasons).map(([name, { id }]) => [id, BY_NAME[name]]))

export function reason(
  { id }: Reason,
  f: F,
  { seat, option }: { readonly seat: number; readonly option: Option },
): string {
  const found = f.values.box.text.reasons[id] ?? BY_ID.get(id)
  if (found === undefined) throw new Error(`there are no words for the reason '${id}'`)
  return typeof found === 'string' ? found : found({ f, p: player(f, seat), seat, option })
}
