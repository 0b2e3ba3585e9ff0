// Runs the programs on cards, verb by verb. One table says for each verb what prevents it, whether it would change
// anything, and what it does.
import type { Reason } from '@lorehall/kernel'
import { TOUCHES } from '../map/board.ts'
import type { OwnMeaning } from '../box/module.ts'
import type { Destination, OwnVerb, Program, ProgramPart, Reaction, Verb } from '../cards/card.ts'
import { holds, type Loaded, loaded } from '../loaded.ts'
import {
  BEGUN_ALREADY,
  BLOCKS_ON_CARD,
  COST,
  NO_CHARGE,
  NO_DILUTION,
  NO_FREE_REGION,
  NO_TRAIT_TO_BORROW,
  NOT_BESIDE,
  NOTHING_WOULD_CHANGE,
} from '../reasons.ts'
import { at, COMMON, EVERY_ATTRIBUTE, RELICS, type Six, TRAITS } from '../state.ts'
import { count, player, sum } from './counters.ts'
import { empowers } from './draw.ts'
import { drawableDecks } from './look.ts'
import { changeHonor } from './honor.ts'
import { acted, borrowedBy } from './inforce.ts'
import { anyCard, card, region } from './lookup.ts'
import { pay, payable, payBlocks, spendable } from './payment.ts'
import { askPayers, augmentable, canDilute, gift, returnable, usable } from './power.ts'
import { chargeOne, FULL, rechargeable } from './regions.ts'
import { borrowable, seizable } from './special.ts'
import type { F, StepOf, T } from './step.ts'

type Of<W extends Verb['verb']> = Extract<Verb, { readonly verb: W }>

interface Meaning<W extends Verb['verb']> {
  /** Why it can't run now: an unmet need, or a cost that can't be paid. */
  against?(f: F, seat: number, id: string, verb: Of<W>): Reason | null
  /** Would it change anything? Costs always do, needs never do. */
  would(f: F, seat: number, id: string, verb: Of<W>): boolean
  run(t: T, seat: number, id: string, verb: Of<W>): void
}

const nothing = () => undefined
const yes = () => true
const no = () => false
const when = (holds: boolean, reason: Reason) => (holds ? null : reason)

/** Blocks on the card, a companion or a relic. */
function blocksHere(f: F, seat: number, id: string): number {
  return here(f, seat, id).blocks
}

function here(f: F, seat: number, id: string): Loaded {
  const { party, relics } = player(f, seat)
  return loaded(card(f, id).deck === RELICS ? relics : party, id)
}

function takeOff(t: T, seat: number, id: string, n: number, to: Destination): void {
  const p = player(t, seat)
  here(t, seat, id).blocks -= n
  if (to === 'influence') p.influence += n
  else if (to === 'potential') p.potential += n
  else if (to === 'conviction') p.conviction += n
  else if (to === 'speed') p.speedBlocks += n
  else p.spheres[to] += n
  t.emit({ type: 'unloaded', seat, card: id, n, to })
}

/** Would using the relic add a block to it instead of returning one? */
function isCharged(f: F, seat: number, id: string, to: Destination): boolean {
  if (to !== 'influence' || f.values.box.charges?.(f, seat, id) !== true) return false
  return player(f, seat).influence > 0 && blocksHere(f, seat, id) < FULL
}

/** How many charges a relic could spend. */
export function charges(f: F, seat: number, id: string, to: Destination = 'influence'): number {
  return blocksHere(f, seat, id) + (isCharged(f, seat, id, to) ? 1 : 0)
}

/** The player's influence after so many charges of the relic are spent. */
export function influenceAfter(f: F, seat: number, id: string, n: number): number {
  return player(f, seat).influence + (isCharged(f, seat, id, 'influence') ? n - 2 : n)
}

/** Removes charges from a relic, or adds one if a module says so. */
export function spendCharges(t: T, seat: number, id: string, n: number, to: Destination = 'influence'): void {
  const charged = isCharged(t, seat, id, to)
  if (charged) chargeOne(t, seat, id, id)
  const leave = charged ? n - 1 : n
  if (leave > 0) takeOff(t, seat, id, leave, to)
}

const MEANING: { readonly [W in Verb['verb']]: Meaning<W> } = {
  onCard: {
    against: (f, seat, id, { n }) => when(blocksHere(f, seat, id) >= n, BLOCKS_ON_CARD),
    would: no,
    run: nothing,
  },
  beside: {
    against: (f, seat, _id, { region: kind }) =>
      when(
        at(TOUCHES, player(f, seat).space).some((hex) => f.state.regions[hex] === kind),
        NOT_BESIDE,
      ),
    would: no,
    run: nothing,
  },
  untouched: {
    against: (f) => when(f.state.turn.untouched, BEGUN_ALREADY),
    would: no,
    run: nothing,
  },
  anotherTrait: {
    against: (f, seat) => when(borrowable(f, seat).length > 0, NO_TRAIT_TO_BORROW),
    would: no,
    run: nothing,
  },
  pay: {
    against: (f, seat, _id, { attribute, n }) => when(payable(f, seat, attribute, n), COST),
    would: yes,
    run: (t, seat, id, { attribute, n }) => pay(t, seat, attribute, n, id),
  },
  payConviction: {
    against: (f, seat) => when(usable(f, seat) > 0, COST),
    would: yes,
    run: (t, seat, id) => {
      t.push({ do: 'useConviction', seat, n: 1, from: id })
      askPayers(t, seat, 1, id)
    },
  },
  dilute: {
    against: (f, seat) => when(canDilute(player(f, seat)), NO_DILUTION),
    would: yes,
    run: (t, seat, id) => t.push({ do: 'dilute', seat, from: id }),
  },
  load: {
    against: (f, seat, _id, { n }) => when(player(f, seat).influence >= n, COST),
    would: yes,
    run: (t, seat, id, { n }) => {
      const p = player(t, seat)
      p.influence -= n
      loaded(p.party, id).blocks += n
      t.emit({ type: 'loaded', seat, card: id, n })
    },
  },
  unload: {
    against: (f, seat, id, { n }) => when(blocksHere(f, seat, id) >= n, BLOCKS_ON_CARD),
    would: yes,
    run: (t, seat, id, { n, to }) => takeOff(t, seat, id, n, to),
  },
  spendCharge: {
    against: (f, seat, id, { to }) => when(charges(f, seat, id, to) > 0, NO_CHARGE),
    would: yes,
    run: (t, seat, id, { to }) => spendCharges(t, seat, id, 1, to),
  },
  gain: {
    would: yes,
    run: (t, seat, id, { attribute, n }) => t.push({ do: 'gain', seat, give: gift(attribute, n), from: id }),
  },
  gainAll: {
    would: yes,
    run: (t, seat, id, { attributes }) => {
      const give: Six = [0, 0, 0, 0, 0, 0]
      for (const a of attributes) give[a]++
      t.push({ do: 'gain', seat, give, from: id, closed: true })
    },
  },
  gainEither: {
    would: yes,
    run: (t, seat, id, { attributes, n }) => t.push({ do: 'gainEither', seat, attributes, n, from: id }),
  },
  gainMissing: {
    would: (f, seat, _id, { attributes }) => attributes.some((a) => player(f, seat).spheres[a] === 0),
    run: (t, seat, id, { attributes }) => {
      const missing = attributes.filter((a) => player(t, seat).spheres[a] === 0)
      if (missing.length > 0) t.push({ do: 'gainEither', seat, attributes: missing, n: 1, from: id })
    },
  },
  gainRolled: { would: yes, run: (t, seat, id) => t.push({ do: 'gainRolled', seat, from: id }) },
  gainLike: { would: yes, run: (t, seat, id) => t.push({ do: 'gainLike', seat, from: id }) },
  loadCompanion: {
    against: (f, seat, id) =>
      when(blocksHere(f, seat, id) > 0, NO_CHARGE) ??
      when(player(f, seat).party.length > 0, NOTHING_WOULD_CHANGE),
    would: yes,
    run: (t, seat, id) => t.push({ do: 'loadCompanion', seat, from: id }),
  },
  roll: { would: yes, run: (t, seat, id) => t.push({ do: 'roll', seat, from: id }) },
  turn: {
    would: (f, seat, _id, { from }) => spendable(f, seat, [from], 0),
    run: (t, seat, id, { from, to, n }) =>
      t.push({ do: 'into', seat, source: from, targets: to, n, from: id }),
  },
  swapConviction: {
    would: (f, seat, _id, { attribute }) =>
      player(f, seat).conviction > 0 || spendable(f, seat, [attribute], 0),
    run: (t, seat, id, { attribute }) => t.push({ do: 'swapConviction', seat, attribute, from: id }),
  },
  rearrange: {
    would: yes,
    run: (t, seat, id) => t.push({ do: 'rearrange', seat, inspiration: -1, from: id }),
  },
  cashIn: {
    would: (f, seat) => sum(player(f, seat).spheres) > 0,
    run: (t, seat, id) => {
      const p = player(t, seat)
      const lost = sum(p.spheres)
      for (const a of EVERY_ATTRIBUTE) {
        if (p.spheres[a] > 0) payBlocks(t, seat, a, p.spheres[a], id)
      }
      changeHonor(t, seat, lost, 'abilities', id)
    },
  },
  augment: {
    would: (f, seat, _id, { how, n }) => augmentable(player(f, seat), how) > 0 && amount(f, seat, n) > 0,
    run: (t, seat, id, { how, n }) => t.push({ do: 'augment', seat, how, n: amount(t, seat, n), from: id }),
  },
  takeBack: {
    against: (f, seat, id, { from }) =>
      when(from !== 'itself' || blocksHere(f, seat, id) > 0, BLOCKS_ON_CARD),
    would: (f, seat, id, { from }) => from === 'itself' || returnable(f, seat, from, id) > 0,
    run: (t, seat, id, { n, from }) =>
      t.push({
        do: 'takeBack',
        seat,
        n: n === 'onCard' ? blocksHere(t, seat, id) : n,
        ...(from === 'itself' ? { scope: 'one', only: id } : { scope: from }),
        from: id,
      }),
  },
  chargeRelic: {
    would: (f, seat) => rechargeable(f, seat).length > 0,
    run: (t, seat, id) => t.push({ do: 'chargeRelic', seat, from: id }),
  },
  honor: { would: yes, run: (t, seat, id, { n }) => changeHonor(t, seat, n, 'abilities', id) },
  look: {
    would: (f) => drawableDecks(f).length > 0,
    run: (t, seat, id) => t.push({ do: 'look', seat, from: id }),
  },
  trade: { would: yes, run: (t, seat, id) => t.push({ do: 'trade', seat, from: id }) },
  activateCharacter: {
    would: yes,
    run: (t, seat, id) => t.push({ do: 'character', seat, from: id }),
  },
  activateAnother: {
    would: yes,
    run: (t, seat, id) => t.push({ do: 'activateAnother', seat, from: id }),
  },
  extraTurn: {
    would: yes,
    run: (t, seat, id) => {
      t.state.turn.grants.push({ what: 'turn', n: 1, from: id })
      t.emit({ type: 'extraTurn', seat, from: id })
    },
  },
  extraVisit: {
    would: yes,
    run: (t, seat, id, { control }) => {
      t.state.turn.grants.push({ what: control === true ? 'fullVisit' : 'visit', n: 1, from: id })
      t.emit({ type: 'extraVisit', seat, from: id })
    },
  },
  endTurn: {
    would: yes,
    run: (t) => {
      t.state.turn.over = true
    },
  },
  grant: {
    would: yes,
    run: (t, seat, id, { rule, n }) => {
      if (rule === 'freeDraw' && !empowers(t)) return
      t.state.turn.grants.push({ what: rule, n, from: id })
      t.emit({ type: 'granted', seat, rule, n, from: id })
    },
  },
  borrow: { would: yes, run: (t, seat, id) => t.push({ do: 'borrow', seat, from: id }) },
  teleport: { would: yes, run: (t, seat, id) => t.push({ do: 'teleport', seat, from: id }) },
  dropTrigger: { would: yes, run: (t, seat, id) => t.push({ do: 'dropTrigger', seat, from: id }) },
  draw: { would: yes, run: (t, seat, id, { deck }) => t.push({ do: 'draw', seat, deck, from: id }) },
  own: {
    against: (f, seat, id, verb) => own(f, verb).against?.(f, seat, id, verb) ?? null,
    would: (f, seat, id, verb) => own(f, verb).would(f, seat, id, verb),
    run: (t, seat, id, verb) => own(t, verb).run(t, seat, id, verb),
  },
  seize: {
    against: (f, seat, id) =>
      when(blocksHere(f, seat, id) > 0, NO_CHARGE) ?? when(seizable(f, seat).length > 0, NO_FREE_REGION),
    would: yes,
    run: (t, seat, id) => t.push({ do: 'seize', seat, from: id }),
  },
}

/** The meaning of a module's own verb. */
function own(f: F, { does }: OwnVerb): OwnMeaning {
  const found = f.values.box.verbs[does]
  if (found === undefined) throw new Error(`no module of this table knows the verb '${does}'`)
  return found
}

function amount(f: F, seat: number, n: Of<'augment'>['n']): number {
  return typeof n === 'number' ? n : n === 'cardColours' ? 0 : count(f, seat, n)
}

/** The meaning of any verb. The cast is safe because each meaning is only given verbs of its own name. */
interface AnyMeaning {
  against?(f: F, seat: number, id: string, verb: Verb): Reason | null
  would(f: F, seat: number, id: string, verb: Verb): boolean
  run(t: T, seat: number, id: string, verb: Verb): void
}
const MEANINGS: Readonly<Record<Verb['verb'], AnyMeaning>> = MEANING

function meaning(verb: Verb): AnyMeaning {
  return MEANINGS[verb.verb]
}

/** Why a program can't run now; null: it is offered. (V-TURN-6) */
export function againstProgram(f: F, seat: number, id: string, program: Program): Reason | null {
  let changes = false
  const barred = f.values.box.against.use?.(f, seat, id) ?? null
  if (barred !== null) return barred
  for (const verb of program.verbs) {
    const means = meaning(verb)
    const reason = means.against?.(f, seat, id, verb) ?? null
    if (reason !== null) return reason
    changes ||= means.would(f, seat, id, verb)
  }
  return changes ? null : NOTHING_WOULD_CHANGE
}

function programOf(f: F, id: string, part: ProgramPart): Program {
  const found = anyCard(f, id)[part]
  if (found === undefined) throw new Error(`'${id}' has no ${part}`)
  return found
}

/** If the card is gone before its program began, the program does not begin. (V-COMPANION-9) */
function hasLeft(f: F, seat: number, id: string): boolean {
  const deck = f.values.box.cards.get(id)?.deck
  const p = player(f, seat)
  if (deck === TRAITS) return !p.traits.includes(id) && !borrowedBy(f).includes(id)
  return COMMON.some((colour) => colour === deck) && !holds(p.party, id)
}

function program(t: T, step: StepOf<'program'>): void {
  const { seat, from, part } = step
  if (step.at === 0 && hasLeft(t, seat, from)) return
  const { verbs } = programOf(t, from, part)
  const verb = at(verbs, step.at)
  if (step.at === 0) acted(t, seat, from)
  if (step.at + 1 < verbs.length) t.push({ ...step, at: step.at + 1 })
  meaning(verb).run(t, seat, from, verb)
}

/** Runs the effects of a visit that has been paid for. */
function bring(t: T, step: StepOf<'bring'>): void {
  const { seat, region: hex } = step
  const { visit } = region(t, at(t.state.regions, hex))
  const verbs = 'brings' in visit ? visit.brings : []
  const verb = at(verbs, step.at)
  if (step.at + 1 < verbs.length) t.push({ ...step, at: step.at + 1 })
  meaning(verb).run(t, seat, `region:${hex}`, verb)
}

/** The program with which a card reacts to something that happened. */
function react(t: T, step: StepOf<'react'>): void {
  const { seat, from, n } = step
  if (step.at === 0 && hasLeft(t, seat, from)) return
  const found: Reaction | undefined = card(t, from).on?.[n]
  if (found === undefined) throw new Error(`'${from}' has no reaction ${n}`)
  const { verbs } = found.program
  const verb = at(verbs, step.at)
  if (step.at > 0 || !verbs.some((one) => meaning(one).would(t, seat, from, one))) t.credit(from)
  else acted(t, seat, from)
  if (step.at + 1 < verbs.length) t.push({ ...step, at: step.at + 1 })
  meaning(verb).run(t, seat, from, verb)
}

export const programSteps = { program, bring, react }
