// The part of a position that a seat may see. Every field is named here: a new field of the state stays hidden until it
// is shown explicitly. (N-KNOWN-1)
import { seenBy, shownEach, viewModules } from '@lorehall/grammar'
import type { GameEvent, Seat } from '@lorehall/kernel'
import { lookup } from './rules/lookup.ts'
import type { F } from './rules/step.ts'
import type { Bot, Fight, Final, Goods, HeroAction, Hired, People, Player, TurnState } from './state.ts'
import { type Pile, PILES } from './cards/records.ts'

/** How many cards of each back. */
function backs(f: F, cards: readonly string[]): Record<Pile, number> {
  let [basic, artifact, advanced] = [0, 0, 0]
  for (const id of cards) {
    const { pile } = lookup.quest(f, id)
    if (pile === 'basic') basic++
    else if (pile === 'artifact') artifact++
    else advanced++
  }
  return { basic, artifact, advanced }
}

const viewGoods = ({ shell, tool, demon, crystal }: Goods): Goods => ({ shell, tool, demon, crystal })

const viewPeople = ({ values }: F, people: Readonly<People>): People => {
  const all: People = viewGoods(people)
  for (const { id } of values.guests) all[id] = people[id] ?? 0
  return all
}

const viewHired = (slots: readonly (Hired | null)[]) =>
  slots.map((slot) => (slot === null ? null : { id: slot.id, up: slot.up }))

const viewFinal = ({ produced, coins }: Final) => ({ produced: viewGoods(produced), coins })

const unseen = () => ''

function viewPlayer(f: F, p: Player, own: boolean) {
  return {
    hero: p.hero,
    coins: p.coins,
    goods: viewGoods(p.goods),
    books: p.books,
    xp: p.xp,
    hearts: p.hearts,
    mana: p.mana,
    space: p.space,
    covered: p.covered,
    specialists: viewHired(p.specialists),
    red: p.red,
    blue: p.blue,
    toLearn: p.toLearn,
    grid: p.grid,
    town: p.town,
    housing: p.housing.map((row) => viewPeople(f, row)),
    waiting: viewPeople(f, p.waiting),
    hand: own ? p.hand : null,
    drawn: own ? p.drawn : null,
    done: p.done,
    orders: p.orders,
    ordersDone: p.ordersDone,
    looked: own ? p.looked : shownEach(p.looked, unseen),
    tokens: p.tokens,
    kills: p.kills,
    used: p.used,
    passed: p.passed,
    final: p.final === null ? null : viewFinal(p.final),
    handBacks: backs(f, p.hand),
    drawnBacks: backs(f, p.drawn),
  }
}

const viewHeroAction = (hero: HeroAction) => ({
  from: hero.from,
  ...(hero.before === undefined ? {} : { before: hero.before }),
  left: hero.left,
  steps: hero.steps,
  owes: hero.owes,
  stopped: hero.stopped,
  questPlayed: hero.questPlayed,
  playing: hero.playing,
  visited: hero.visited,
})

const viewFight = (fight: Fight) => ({
  id: fight.id,
  health: fight.health,
  attack: fight.attack,
  dealt: fight.dealt,
  face: fight.face,
  damage: fight.damage,
  defence: fight.defence,
  taken: fight.taken,
})

const viewTurn = (turn: TurnState) => ({
  seat: turn.seat,
  acted: turn.acted,
  over: turn.over,
  ignoring: turn.ignoring,
  hero: turn.hero === null ? null : viewHeroAction(turn.hero),
  fight: turn.fight === null ? null : viewFight(turn.fight),
  die: turn.die,
})

const viewBot = (f: F, bot: Bot) => ({
  specialists: viewHired(bot.specialists),
  deck: bot.deck.length,
  played: bot.played,
  attacks: bot.attacks,
  villagers: viewPeople(f, bot.villagers),
  tokens: bot.tokens,
  kills: bot.kills,
  orders: bot.orders.length,
  quests: backs(f, bot.quests),
})

export function view(f: F, seat: Seat | null) {
  const { state } = f
  const { gearRow, gearPile, quests, orders, bot } = state
  return {
    seat,
    season: state.season,
    first: state.first,
    turn: viewTurn(state.turn),
    turns: state.turns,
    locations: state.locations,
    enemies: state.enemies,
    searches: state.searches,
    searchPool: state.searchPool.length,
    searchGone: state.searchGone,
    villagerRow: state.villagerRow,
    villagerSupply: viewPeople(f, state.villagerSupply),
    gearRow: { red: gearRow.red, blue: gearRow.blue },
    gearPile: { red: gearPile.red.length, blue: gearPile.blue.length },
    box: state.box,
    specialistRow: state.specialistRow,
    specialistPile: state.specialistPile.length,
    quests: PILES.map((pile) => ({ down: quests[pile].down.length, discard: quests[pile].discard })),
    orders: {
      pile: orders.down.length + orders.under.length,
      under: orders.under.map(({ id, seenBy }) => (seat !== null && seenBy.includes(seat) ? id : '')),
    },
    bot: bot === null ? null : viewBot(f, bot),
    phase: state.phase,
    players: state.players.map((p, i) => viewPlayer(f, p, i === seat)),
    modules: viewModules(f.values.box.modules, f, seat),
  }
}

export type View = ReturnType<typeof view>

/** Others see that a secret event happened, without its secret fields. */
export const sees = (event: GameEvent, seat: Seat | null): GameEvent | null => seenBy(event, seat, [])
