// What a seat may know of a position, built up piece by piece. (N-KNOWN-1)
import type { GameEvent, Seat } from '@lorehall/kernel'
import { the } from './rules/lookup.ts'
import type { F } from './rules/step.ts'
import type { Hired, Player } from './state.ts'
import { PILES } from './values/records.ts'

/** How many cards of each back. */
function backs(f: F, cards: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    PILES.map((pile) => [pile, cards.filter((id) => the.quest(f, id).pile === pile).length]),
  )
}

const hired = (slots: readonly (Hired | null)[]) => slots.map((slot) => (slot === null ? null : { ...slot }))

function viewPlayer(f: F, p: Player, own: boolean) {
  const { hand, drawn, looked, ...open } = p
  return {
    ...open,
    specialists: hired(p.specialists),
    final: p.final === null ? null : { ...p.final },
    hand: own ? hand : null,
    drawn: own ? drawn : null,
    looked: own ? looked : looked.map(() => ''),
    handBacks: backs(f, hand),
    drawnBacks: backs(f, drawn),
  }
}

export function view(f: F, seat: Seat | null) {
  const { players, turn, searchPool, gearPile, specialistPile, quests, orders, bot, ...open } = f.state
  return {
    ...open,
    seat,
    side: f.values.side,
    /** Whether a good buys another roll. */
    reroll: f.options['reroll'] === true,
    turn: {
      ...turn,
      hero: turn.hero === null ? null : { ...turn.hero },
      fight: turn.fight === null ? null : { ...turn.fight },
    },
    players: players.map((p, i) => viewPlayer(f, p, i === seat)),
    searchPool: searchPool.length,
    gearPile: { red: gearPile.red.length, blue: gearPile.blue.length },
    specialistPile: specialistPile.length,
    quests: PILES.map((pile) => ({ down: quests[pile].down.length, discard: quests[pile].discard })),
    orders: {
      pile: orders.down.length + orders.under.length,
      under: orders.under.map(({ id, seenBy }) => (seat !== null && seenBy.includes(seat) ? id : '')),
    },
    bot:
      bot === null
        ? null
        : {
            ...bot,
            specialists: hired(bot.specialists),
            deck: bot.deck.length,
            orders: bot.orders.length,
            quests: backs(f, bot.quests),
          },
  }
}

export type View = ReturnType<typeof view>

/** Of what is not for others, they see that it happened. */
export function sees(event: GameEvent, seat: Seat | null): GameEvent | null {
  if (event.only === undefined || (seat !== null && event.only.includes(seat))) return event
  return event.seat === undefined ? null : { type: event.type, seat: event.seat }
}
