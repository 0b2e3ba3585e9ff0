// The public position as text. It contains nothing secret.
import { lookup } from '../../rules/lookup.ts'
import { maxHearts, maxMana } from '../../rules/inforce.ts'
import type { F } from '../../rules/step.ts'
import { buildingsIn, housedIn, roomIn, ROWS } from '../../rules/town.ts'
import { at, type Hired, type People, type Player } from '../../state.ts'
import { amounts, count, counts, isNamed, list, nameOf, rowName, seatName, villager } from '../words/en.ts'

const hired = (f: F, slots: readonly (Hired | null)[]): string =>
  list(slots.flatMap((slot) => (slot === null ? [] : [`${nameOf(f, slot.id)}${slot.up ? '' : ' (used)'}`])))

const orNone = (f: F, names: readonly string[]): string =>
  names.length === 0 ? 'none' : list(names.map((id) => nameOf(f, id)))

function purse(f: F, p: Player, seat: number): string {
  const held = { ...p.goods, coin: p.coins, book: p.books, xp: p.xp }
  return `${amounts(held)}; ${p.hearts} of ${count(maxHearts(f, seat), 'heart')}, ${p.mana} of ${maxMana(f, seat)} mana`
}

/** "2 shells and 1 Glogo villager": villagers by what they produce, or by their names. */
function peopleSaid(f: F, people: Readonly<People>): string {
  const guests = f.values.guests.filter(({ id }) => (people[id] ?? 0) > 0)
  const named = guests.map(({ id }) => `${people[id] ?? 0} ${nameOf(f, id)}`)
  const { shell, tool, demon, crystal } = people
  const some = [...counts({ shell, tool, demon, crystal }), ...named]
  return some.length === 0 ? 'nothing' : list(some)
}

function townRow(f: F, p: Player, seat: number, row: number): string[] {
  const built = buildingsIn(p, row)
  if (built.length === 0) return []
  const lives = peopleSaid(f, at(p.housing, row))
  return [
    `  ${rowName(row)}: ${orNone(f, built)}; villagers: ${lives}; room for ${roomIn(f, seat, row)} more`,
  ]
}

function sitting(f: F, p: Player, seat: number, names: readonly string[]): string[] {
  if (p.hero === '') return [`${seatName(names, seat)} has no hero yet`]
  const arrows = p.covered.filter((covered) => !covered).length
  return [
    `${seatName(names, seat)}, ${nameOf(f, p.hero)}${p.passed ? ', has passed' : ''}: ${purse(f, p, seat)}`,
    `  at ${spaceName(f, p.space)}; ${arrows} hero actions left; specialists: ${hired(f, p.specialists)}`,
    ...ROWS.flatMap((row) => townRow(f, p, seat, row)),
    `  ${housedIn(p)} housed; not housed: ${peopleSaid(f, p.waiting)}; orders: ${orNone(f, p.orders)}, ${p.ordersDone.length} completed`,
    `  quests done: ${orNone(f, p.done)}; ${p.hand.length} in hand; ${p.tokens.length} search tokens`,
  ]
}

function spaceName(f: F, space: number): string {
  const location = at(f.state.locations, space)
  const { row, col } = at(f.values.spaces, space)
  return location === '' ? `row ${row}, column ${col}` : nameOf(f, location)
}

export function position(f: F, names: readonly string[]): string[] {
  const { state } = f
  const { modules } = f.values.box
  const recruits = state.specialistRow.map(
    (id) => `${nameOf(f, id)} (${count(lookup.specialist(f, id).recruit, 'coin')})`,
  )
  return [
    `Season ${state.season} of ${f.values.setup.seasons}; ${seatName(names, state.first)} has the first player token`,
    ...state.players.flatMap((p, seat) => [
      ...sitting(f, p, seat, names),
      ...modules.flatMap(({ text }) => text.player?.(f, seat) ?? []).map((line) => `  ${line}`),
    ]),
    ...(state.bot === null ? [] : [`The bot: specialists ${hired(f, state.bot.specialists)}`]),
    `Villager row: ${state.villagerRow.map((kind) => (isNamed(f, kind) ? nameOf(f, kind) : villager(kind))).join(', ')}`,
    `Specialists to recruit: ${list(recruits)}`,
    `Gear: ${orNone(
      f,
      [...state.gearRow.red, ...state.gearRow.blue].filter((id) => id !== ''),
    )}`,
    ...modules.flatMap(({ text }) => text.table?.(f) ?? []),
  ]
}
