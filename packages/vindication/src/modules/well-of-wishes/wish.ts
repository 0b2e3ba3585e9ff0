// Fifteen wishes, three of them open in the well. (V-WELL)
import type { Option } from '@lorehall/kernel'
import type { Slot } from '../../box/module.ts'
import { NONE } from '../../choices.ts'
import { changeHonor } from '../../rules/honor.ts'
import { amount } from '../../rules/lookup.ts'
import { gift } from '../../rules/power.ts'
import { at } from '../../state.ts'
import { WISH } from './choices.ts'
import { type StepOf, type T, well } from './state.ts'
import { SHOWING, WISHES } from './tokens.ts'

const add = (list: readonly number[]) => list.reduce((n, x) => n + x, 0)

/** Draws a random token from the pool and opens it in the well. (V-WELL-2) */
function show(t: T): void {
  const { pool, showing } = well(t)
  t.reveal()
  let n = t.chance(add(pool))
  const drawn = pool.findIndex((left) => {
    n -= left
    return n < 0
  })
  pool[drawn] = at(pool, drawn) - 1
  showing.push(drawn)
  t.emit({ type: 'wishShown', card: at(WISHES, drawn).id })
}

export function begins(t: T): void {
  for (let i = 0; i < SHOWING; i++) show(t)
}

/** Gives one of the three wishes. The token goes back before another one is drawn. (V-WELL-1, V-WELL-3) */
export function wish(t: T, step: StepOf<'well-of-wishes/wish'>, answer: Option | undefined): void {
  const { seat, region } = step
  const from = `region:${region}`
  const { showing, pool } = well(t)
  if (step.begun !== true) {
    t.push({ ...step, begun: true })
    t.push({ do: 'greet', seat, region })
  } else if (answer === undefined) {
    t.askOpen(seat, 'pick', 'well-of-wishes/wish', from)
    for (const n of new Set(showing)) t.offer(WISH(at(WISHES, n).id))
    t.offer(NONE)
  } else if (answer !== NONE) {
    const chosen = WISHES.findIndex(({ id }) => id === answer.name)
    showing.splice(showing.indexOf(chosen), 1)
    pool[chosen] = at(pool, chosen) + 1
    t.emit({ type: 'wished', seat, card: answer.name, from })
    t.credit(answer.name)
    show(t)
    fulfil(t, seat, chosen, from)
  }
}

function fulfil(t: T, seat: number, chosen: number, from: string): void {
  const { gives, amount: name } = at(WISHES, chosen)
  const n = amount(t, 'well-of-wishes', name)
  if (gives === 'honor') changeHonor(t, seat, n, 'wishes', from)
  else t.push({ do: 'gain', seat, give: gift(gives, n), from })
}

export const slot: Slot = {
  lay(slots) {
    slots.well = { pool: WISHES.map(({ copies }) => copies), showing: [] }
  },
  copy({ well: kept }, to) {
    if (kept !== undefined) to.well = { pool: kept.pool.slice(), showing: kept.showing.slice() }
  },
  view(f) {
    const { pool, showing } = well(f)
    return { showing: showing.map((n) => at(WISHES, n).id), pool: pool.slice() }
  },
  check(f) {
    const { pool, showing } = well(f)
    const broken: string[] = []
    if (showing.length !== SHOWING) broken.push(`${showing.length} wishes are in the well`)
    WISHES.forEach(({ id, copies }, i) => {
      const all = at(pool, i) + showing.filter((n) => n === i).length
      if (all !== copies) broken.push(`there are ${all} of ${id} instead of ${copies}`)
    })
    return broken
  },
}
