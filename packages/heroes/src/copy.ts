// Copies a position. Written out field by field, because every look ahead makes a copy.
import { copySlots } from '@lorehall/grammar'
import type { Box } from './box/box.ts'
import { givenOf } from './rules/move/given.ts'
import { HIRELINGS } from './values/words.ts'
import type { Army, Battle, Casting, Enemy, Move, Player, Side, State, TurnState } from './state.ts'

function copyPlayer(p: Player): Player {
  const { a, b, c } = p.heroes
  const copied: Player = {
    ...p,
    serfs: p.serfs.slice(),
    warriors: p.warriors.slice(),
    heroes: { a: { ...a }, b: { ...b }, c: { ...c } },
    vessels: { sea: { ...p.vessels.sea }, air: { ...p.vessels.air } },
    guests: p.guests.map((guest) => ({ ...guest })),
    bar: { ...p.bar },
    buildings: p.buildings.slice(),
    towers: p.towers.slice(),
    hand: p.hand.slice(),
    scribed: p.scribed.map((scribed) => ({ ...scribed })),
    used: p.used.slice(),
    ...(p.counters === undefined ? {} : { counters: { ...p.counters } }),
  }
  if (p.hired !== undefined) copyHired(p, copied)
  if (p.captives !== undefined) copied.captives = { ...p.captives }
  return copied
}

/** Few players employ anyone, so this is not in the literal. */
function copyHired(from: Player, to: Player): void {
  if (from.hired !== undefined) to.hired = from.hired.slice()
  if (from.band !== undefined) to.band = from.band.slice()
  for (const unit of HIRELINGS) {
    const hero = from.heroes[unit]
    if (hero !== undefined) to.heroes[unit] = { ...hero }
  }
}

const copyCasting = (casting: Casting): Casting => ({
  ...casting,
  warded: casting.warded.slice(),
  copied: casting.copied.slice(),
})

const copySide = (side: Side): Side => ({
  ...side,
  allies: side.allies.slice(),
  heroes: side.heroes.slice(),
  lying: side.lying.map((one) => ({ ...one })),
})

const copyBattle = (battle: Battle): Battle => ({
  ...battle,
  attacker: copySide(battle.attacker),
  defender: copySide(battle.defender),
  effects: battle.effects.map((one) => ({ ...one })),
  joined: battle.joined.map((one) => ({ ...one })),
  fallen: battle.fallen.map((one) => ({ ...one })),
  ...(battle.naturals === undefined ? {} : { naturals: { ...battle.naturals } }),
})

const copyArmy = (army: Army): Army => ({ ...army, heroes: army.heroes.slice() })

function copyMove(move: Move): Move {
  const { further, gathering } = move
  return {
    ...move,
    army: copyArmy(move.army),
    gathering: gathering === undefined ? undefined : givenOf(gathering),
    allies: copyArmy(move.allies),
    further: further?.map(({ seat, army }) => ({ seat, army: copyArmy(army) })),
    victors: move.victors.slice(),
    bridge: move.bridge.slice(),
  }
}

const copyTurn = (turn: TurnState): TurnState => ({
  ...turn,
  met: turn.met.map((met) => ({ ...met })),
  ...(turn.flown === undefined ? {} : { flown: copyArmy(turn.flown) }),
  ...(turn.flew === undefined ? {} : { flew: { ...turn.flew, heroes: turn.flew.heroes.slice() } }),
})

const copyEnemy = ({ deck, discards, slots, ...rest }: Enemy): Enemy => ({
  ...rest,
  deck: deck.slice(),
  discards: discards.slice(),
  slots: slots.slice(),
})

/** `kept`: the slots of all modules. */
export function copy(s: State, kept: Box['slots']): State {
  const twin = copyBase(s)
  if (s.slots !== undefined) twin.slots = copySlots(s.slots, {}, kept)
  return twin
}

function copyBase(s: State): State {
  return {
    ...s,
    players: s.players.map(copyPlayer),
    enemy: s.enemy === null ? null : copyEnemy(s.enemy),
    turn: copyTurn(s.turn),
    move: s.move === null ? null : copyMove(s.move),
    tax: s.tax.slice(),
    came: s.came.slice(),
    ...(s.started === undefined ? {} : { started: s.started.slice() }),
    ...(s.forHire === undefined ? {} : { forHire: s.forHire.slice() }),
    ...(s.wandering === undefined
      ? {}
      : { wandering: { at: s.wandering.at.slice(), stock: s.wandering.stock } }),
    ...(s.later === undefined ? {} : { later: s.later.map((seats) => seats.slice()) }),
    down: s.down.slice(),
    shown: s.shown.map((token) => ({ ...token })),
    live: s.live.map((token) => ({ ...token })),
    landPool: s.landPool.slice(),
    seaPool: s.seaPool.slice(),
    gone: s.gone.slice(),
    deck: s.deck.slice(),
    discards: s.discards.slice(),
    casting: s.casting.map(copyCasting),
    marks: s.marks.map((mark) => ({ ...mark })),
    made: s.made.slice(),
    end: s.end === null ? null : { ...s.end },
    battle: s.battle === null ? null : copyBattle(s.battle),
  }
}
