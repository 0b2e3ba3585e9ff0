// What a seat may know of a position, built up piece by piece. (H-KNOWN-1)
import type { GameEvent, Seat } from '@lorehall/kernel'
import type { F } from './rules/step.ts'
import { strength } from './rules/battle/strength.ts'
import type { Battle, Move, Player, SideName } from './state.ts'

function viewPlayer(p: Player, own: boolean) {
  const { hand, ...open } = p
  const { a, b, c } = p.heroes
  return {
    ...open,
    heroes: { a: { ...a }, b: { ...b }, c: { ...c } },
    vessels: { sea: { ...p.vessels.sea }, air: { ...p.vessels.air } },
    guests: p.guests.map((guest) => ({ ...guest })),
    bar: { ...p.bar },
    scribed: p.scribed.map((scribed) => ({ ...scribed })),
    hand: own ? hand : null,
    cards: hand.length,
  }
}

/** A side with the sum of its Strength, line by line. */
function viewSide(f: F, battle: Battle, name: SideName) {
  const { natural, lines, total } = strength(f, battle, name)
  return {
    ...battle[name],
    heroes: battle[name].heroes.slice(),
    lying: battle[name].lying.map((one) => ({ ...one })),
    natural,
    lines: lines.map(({ what, n }) => ({ what, n })),
    total,
  }
}

/** Tactic cards are in it once they are shown: nothing of it is hidden. */
const viewBattle = (f: F, battle: Battle) => ({
  ...battle,
  attacker: viewSide(f, battle, 'attacker'),
  defender: viewSide(f, battle, 'defender'),
  effects: battle.effects.map((effect) => ({ ...effect })),
  joined: battle.joined.map((joined) => ({ ...joined })),
  fallen: battle.fallen.map((fallen) => ({ ...fallen })),
})

const viewMove = (move: Move) => ({
  ...move,
  army: { ...move.army },
  allies: { ...move.allies },
  victors: move.victors.slice(),
})

export function view(f: F, seat: Seat | null) {
  const { state } = f
  const {
    battle,
    players,
    landPool,
    seaPool,
    deck,
    discards,
    turn,
    move,
    end,
    shown,
    live,
    casting,
    marks,
    enemy,
    ...open
  } = state
  return {
    ...open,
    seat,
    teams: f.options['teams'] === true,
    turn: { ...turn, met: turn.met.map((met) => ({ ...met })) },
    battle: battle === null ? null : viewBattle(f, battle),
    enemy: enemy === null ? null : { ...enemy },
    move: move === null ? null : viewMove(move),
    end: end === null ? null : { ...end },
    shown: shown.map((token) => ({ ...token })),
    live: live.map((token) => ({ ...token })),
    casting: casting.map((one) => ({ ...one })),
    marks: marks.map((mark) => ({ ...mark })),
    players: players.map((p, i) => viewPlayer(p, i === seat)),
    landPool: landPool.length,
    seaPool: seaPool.length,
    deck: deck.length,
    discards: discards.length,
  }
}

export type View = ReturnType<typeof view>

/** Of what is not for others, they see that it happened, and to how many cards. */
export function sees(event: GameEvent, seat: Seat | null): GameEvent | null {
  if (event.only === undefined || (seat !== null && event.only.includes(seat))) return event
  if (event.seat === undefined) return null
  return { type: event.type, seat: event.seat, ...(event['n'] === undefined ? {} : { n: event['n'] }) }
}
