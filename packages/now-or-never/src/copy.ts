// Copies a position. Written by hand for speed, because every look ahead makes a copy.
import { copySlots } from '@lorehall/grammar'
import type { Box } from './box/box.ts'
import type { Bot, Hired, Player, State } from './state.ts'

const hired = (slots: readonly (Hired | null)[]): (Hired | null)[] =>
  slots.map((slot) => (slot === null ? null : { id: slot.id, up: slot.up }))

function copyPlayer(p: Player): Player {
  return {
    ...p,
    goods: { ...p.goods },
    covered: p.covered.slice(),
    specialists: hired(p.specialists),
    red: p.red.slice(),
    blue: p.blue.slice(),
    toLearn: p.toLearn.slice(),
    grid: p.grid.slice(),
    town: p.town.slice(),
    housing: p.housing.map((row) => ({ ...row })),
    waiting: { ...p.waiting },
    hand: p.hand.slice(),
    drawn: p.drawn.slice(),
    done: p.done.slice(),
    orders: p.orders.slice(),
    ordersDone: p.ordersDone.slice(),
    looked: p.looked.slice(),
    tokens: p.tokens.slice(),
    kills: p.kills.slice(),
    used: p.used.slice(),
    final: p.final === null ? null : { produced: { ...p.final.produced }, coins: p.final.coins },
  }
}

function copyBot(bot: Bot): Bot {
  return {
    ...bot,
    specialists: hired(bot.specialists),
    deck: bot.deck.slice(),
    played: bot.played.slice(),
    villagers: { ...bot.villagers },
    kills: bot.kills.slice(),
    orders: bot.orders.slice(),
    quests: bot.quests.slice(),
  }
}

/** `kept`: the slots of all modules. */
export function copy(s: State, kept: Box['slots']): State {
  const twin = copyBase(s)
  if (s.slots !== undefined) twin.slots = copySlots(s.slots, {}, kept)
  return twin
}

function copyBase(s: State): State {
  const { turn, quests } = s
  const pile = ({ down, discard }: State['quests']['basic']) => ({
    down: down.slice(),
    discard: discard.slice(),
  })
  return {
    ...s,
    players: s.players.map(copyPlayer),
    turn: {
      ...turn,
      hero: turn.hero === null ? null : { ...turn.hero },
      fight: turn.fight === null ? null : { ...turn.fight, taken: turn.fight.taken.slice() },
    },
    locations: s.locations.slice(),
    enemies: s.enemies.slice(),
    searches: s.searches.slice(),
    searchPool: s.searchPool.slice(),
    searchGone: s.searchGone.slice(),
    villagerRow: s.villagerRow.slice(),
    villagerSupply: { ...s.villagerSupply },
    gearRow: { red: s.gearRow.red.slice(), blue: s.gearRow.blue.slice() },
    gearPile: { red: s.gearPile.red.slice(), blue: s.gearPile.blue.slice() },
    box: s.box.slice(),
    specialistRow: s.specialistRow.slice(),
    specialistPile: s.specialistPile.slice(),
    quests: {
      basic: pile(quests.basic),
      artifact: pile(quests.artifact),
      advanced: pile(quests.advanced),
    },
    orders: {
      down: s.orders.down.slice(),
      under: s.orders.under.map(({ id, seenBy }) => ({ id, seenBy: seenBy.slice() })),
    },
    bot: s.bot === null ? null : copyBot(s.bot),
  }
}
