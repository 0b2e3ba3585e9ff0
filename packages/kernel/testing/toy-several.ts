// The toy's decisions of several picks: a draft, in which everyone secretly chooses cards to keep, and a feast, to
// which a player brings any cards from hand.
import { named, option, type Option, type Play, type Reason } from '../src/index.ts'
import { TOY_CARDS, type ToyCard, toySeat, type ToyState, type ToyTurn, type ToyValues } from './toy-state.ts'

const DEALT = 4
const KEPT = 2

export const FEAST = option('feast')

function forEach(kind: string): Readonly<Record<ToyCard, Option>> {
  const of = (card: ToyCard) => named(kind, card, `card:${card}`)
  return { bolt: of('bolt'), boon: of('boon'), counter: of('counter'), gem: of('gem') }
}

const KEEP = forEach('keep')
const BRING = forEach('bring')

const ALL_KEPT: Reason = { id: 'all-kept', rule: 'T-DRAFT-1' }

const inHand = (t: Pick<ToyTurn, 'state'>, seat: number, card: ToyCard): number =>
  toySeat(t.state, seat).hand.filter((held) => held.card === card).length

/** Cards are ticked by name; a card that is in hand twice can be ticked twice. */
function tickHand(t: ToyTurn, seat: number, options: Readonly<Record<ToyCard, Option>>, most: number): void {
  const left = most - t.ticks()
  for (const card of TOY_CARDS) {
    const held = inHand(t, seat, card)
    if (held > 0) t.tick(options[card], left > 0 ? null : ALL_KEPT, held)
  }
}

const isCard = (name: string): name is ToyCard => TOY_CARDS.some((card) => card === name)

function discard(t: ToyTurn, seat: number, card: ToyCard): void {
  const { hand } = toySeat(t.state, seat)
  hand.splice(
    hand.findIndex((held) => held.card === card),
    1,
  )
  t.state.discard[card]++
}

export function dealDraft(t: ToyTurn, deal: (seat: number) => void): void {
  t.push({ do: 'draft', seat: 0 })
  for (let seat = 0; seat < t.seats; seat++) for (let n = KEPT; n < DEALT; n++) deal(seat)
}

export const severalSteps: Play<ToyState, ToyValues>['steps'] = {
  /** T-DRAFT-1: each player keeps 2 of 4 cards. The choices stay secret until everyone has chosen. */
  draft(t, _step, answer) {
    for (let seat = 0; seat < t.seats; seat++) {
      if (answer === undefined) {
        t.askSeveralTogether(seat, 'draft')
        tickHand(t, seat, KEEP, KEPT)
        t.confirm(KEPT - t.ticks())
        continue
      }
      const kept = t.picksOf(seat).map(({ name }) => name)
      for (const card of TOY_CARDS) {
        const wanted = kept.filter((name) => name === card).length
        for (let n = inHand(t, seat, card); n > wanted; n--) discard(t, seat, card)
      }
      t.emit({ type: 'drafted', seat, cards: kept, only: [seat] })
    }
  },

  /** T-FEAST-1: bring at least 1 card and get 1 coin per card. */
  feast(t, { seat }, answer) {
    if (answer === undefined) {
      t.askSeveral(seat, 'feast')
      tickHand(t, seat, BRING, Infinity)
      t.confirm(1 - t.ticks())
      return
    }
    const brought = t.picksOf(seat).map(({ name }) => name)
    for (const card of brought) if (isCard(card)) discard(t, seat, card)
    toySeat(t.state, seat).coins += brought.length
    t.emit({ type: 'feast', seat, cards: brought })
  },
}
