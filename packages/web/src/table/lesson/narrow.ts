// The table as a lesson shows it: only the answer it waits for is there to be given, and all others say that
// the lesson wants something else first. Whatever draws the table needs to know nothing of lessons.
import type { Hints, Update, WireAsk, WireOption } from '@lorehall/host'
import { isQuiet } from '../manner.ts'
import type { Stand } from './course.ts'

/** Where answers without a place are refused: nothing is drawn there, so that the question stays bare. */
const NOWHERE = 'lesson'

/** Several answers in a row begin with the first of them. */
const firstOf = (wants: string) => wants.split(' ')[0] ?? ''

/** What the lesson waits for can be answered: else the play has left its way, and it has no more to say. */
function isOffered({ options }: WireAsk, wants: string): boolean {
  return options.some(({ id }) => id === wants || id === firstOf(wants))
}

/** What the lesson waits for is meant, however seldom it is elsewhere: its board is shown, and one touch does it. */
const meant = (option: WireOption): WireOption => (isQuiet(option) ? { ...option, manner: 'plain' } : option)

export function narrowed(update: Update, { wants }: Stand, why: string): Update {
  const { ask } = update
  // What chance has shown stays: beyond it lies another game than the one the lesson knows.
  const bounded: Update = { ...update, undo: update.undo === 'free' ? 'free' : 'nothing' }
  if (ask === null || ask.aside) return { ...bounded, ask: null, reasons: [] }
  if (wants !== null && !isOffered(ask, wants)) return update
  const isWanted = ({ id }: WireOption) => id === wants
  const options = ask.options.filter(isWanted).map(meant)
  const refused = ask.options.filter((option) => !isWanted(option))
  const reasons = refused.map(({ id, at, manner, label }) => ({
    id,
    at: at === '' ? NOWHERE : at,
    manner,
    label,
    why,
    rule: '',
  }))
  return { ...bounded, ask: { ...ask, options }, reasons }
}

/** Of the ways to far places, the one the lesson waits for. */
export function narrowedHints(hints: Hints, { wants }: Stand): Hints {
  const routes = Object.entries(hints.routes).filter(([, picks]) => picks.join(' ') === wants)
  return { ...hints, routes: Object.fromEntries(routes) }
}
