// Verbs about resources: gained, lost, taken and exchanged; kinds are chosen one at a time. (H-VERB-1 … H-VERB-4)
import type { Option } from '@lorehall/kernel'
import { KIND, NO_MORE, ROB, SWAP } from '../../choices.ts'
import { type Resource, RESOURCES } from '../../values/words.ts'
import { player } from '../lookup.ts'
import { gain, pay } from '../purse.ts'
import type { F, StepOf, T } from '../step.ts'

const resource = (name: string): Resource | undefined => RESOURCES.find((kind) => kind === name)

/** The kinds a player has at least 1 of. */
const held = (f: F, seat: number): Resource[] => RESOURCES.filter((kind) => player(f, seat)[kind] > 0)

/** Asks for `n` resources of any kind, one after the other. (H-VERB-1) */
function gainChosen(t: T, step: StepOf<'gainChosen'>, answer: Option | undefined): void {
  const { seat, n, from = '' } = step
  if (answer === undefined) {
    if (n <= 0) return
    t.ask(seat, 'pick', 'gainChosen', from)
    for (const kind of RESOURCES) t.offer(KIND(kind))
    return
  }
  if (n > 1) t.push({ ...step, n: n - 1 })
  const kind = resource(answer.name)
  if (kind !== undefined) gain(t, seat, { [kind]: 1 }, from)
}

/** Another player loses resources of kinds that the seat names, as long as they have any. (H-VERB-2) */
function loseChosen(t: T, step: StepOf<'loseChosen'>, answer: Option | undefined): void {
  const { seat, who, n, from = '' } = step
  if (answer === undefined) {
    const kinds = held(t, who)
    const [only] = kinds
    if (n <= 0 || only === undefined) return
    if (kinds.length === 1) return pay(t, who, { [only]: Math.min(n, player(t, who)[only]) }, from)
    t.ask(seat, 'pick', 'loseChosen', from)
    for (const kind of kinds) t.offer(KIND(kind))
    return
  }
  if (n > 1) t.push({ ...step, n: n - 1 })
  const kind = resource(answer.name)
  if (kind !== undefined) pay(t, who, { [kind]: 1 }, from)
}

/** Takes 1 resource from another player; anything above ten is lost. (H-VERB-3) */
export function takeOne(t: T, seat: number, whom: number, kind: Resource, from: string): void {
  player(t, whom)[kind]--
  t.emit({ type: 'taken', seat, whom, kind, from })
  const p = player(t, seat)
  if (p[kind] < t.values.cap) p[kind]++
}

/** The players and kinds that can still be taken from. */
function stocks(f: F, { whom, kind, maxEach, taken }: StepOf<'takeChosen'>): [number, Resource][] {
  return whom
    .filter((other) => taken.filter((one) => one === other).length < maxEach)
    .flatMap((other) =>
      held(f, other)
        .filter((one) => kind === null || one === kind)
        .map((one): [number, Resource] => [other, one]),
    )
}

function takeChosen(t: T, step: StepOf<'takeChosen'>, answer: Option | undefined): void {
  const { seat, n, from = '' } = step
  if (answer === undefined) {
    const all = n > 0 ? stocks(t, step) : []
    const [only] = all
    if (only === undefined) return
    if (all.length === 1 && !step.upTo) return takeFrom(t, step, only)
    t.ask(seat, 'pick', 'takeChosen', from)
    for (const [other, kind] of all) t.offer(ROB(other, kind))
    if (step.upTo) t.offer(NO_MORE)
    return
  }
  if (answer === NO_MORE) return
  const found = stocks(t, step).find(([other, kind]) => ROB(other, kind) === answer)
  if (found !== undefined) takeFrom(t, step, found)
}

function takeFrom(t: T, step: StepOf<'takeChosen'>, [other, kind]: readonly [number, Resource]): void {
  const { seat, n, from = '' } = step
  if (n > 1) t.push({ ...step, n: n - 1, taken: [...step.taken, other] })
  takeOne(t, seat, other, kind, from)
}

/** One for one. A kind that was received cannot be given away, and nothing goes above ten. (H-VERB-4) */
function swapOne(t: T, step: StepOf<'swapOne'>, answer: Option | undefined): void {
  const { seat, got, left = Infinity, from = '' } = step
  const p = player(t, seat)
  if (answer === undefined) {
    if (left === 0) return
    const given = held(t, seat).filter((kind) => !got.includes(kind))
    const wanted = RESOURCES.filter((kind) => p[kind] < t.values.cap)
    const pairs = given.flatMap((give) => wanted.filter((get) => get !== give).map((get) => SWAP(give, get)))
    if (pairs.length === 0) return
    t.ask(seat, 'pick', 'swapOne', from)
    for (const pair of pairs) t.offer(pair)
    t.offer(NO_MORE)
    return
  }
  if (answer === NO_MORE) return
  const [give, get] = answer.name.split('-').map(resource)
  if (give === undefined || get === undefined) return
  p[give]--
  p[get]++
  t.emit({ type: 'swapped', seat, give, get, from })
  const next = { ...step, got: got.includes(get) ? got : [...got, get] }
  t.push(left === Infinity ? next : { ...next, left: left - 1 })
}

export const resourceSteps = { gainChosen, loseChosen, takeChosen, swapOne }
