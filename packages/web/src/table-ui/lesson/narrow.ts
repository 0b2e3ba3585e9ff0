// Narrows a table to its lesson: only the answer that the lesson waits for is offered. All other options become
// reasons saying that the lesson wants something else first. The code that draws the table knows nothing of lessons.
import type { Hints, Update, WireAsk, WireOption } from '@lorehall/host'
import { isQuiet } from '../manner.ts'
import type { Stand } from './progress.ts'

/** The place for refused options that have none. Nothing is drawn there, so that the question shows no reasons. */
const NOWHERE = 'lesson'

/** The first of several answers in a row. */
const firstOf = (wants: string) => wants.split(' ')[0] ?? ''

/** Can the awaited answer be given? If not, play has left the path of the lesson, and nothing is narrowed. */
function isOffered({ options }: WireAsk, wants: string): boolean {
  return options.some(({ id }) => id === wants || id === firstOf(wants))
}

/** The awaited option is never quiet: its board comes to the front, and one click chooses it. */
const meant = (option: WireOption): WireOption => (isQuiet(option) ? { ...option, manner: 'plain' } : option)

export function narrowed(update: Update, { wants, free, first }: Stand, why: string): Update {
  if (free) return update
  const { ask } = update
  // No undo across a wall: with new chance, the game would differ from the one that the lesson knows.
  const bounded: Update = { ...update, undo: update.undo === 'free' && !first ? 'free' : 'nothing' }
  if (ask === null || ask.aside) return { ...bounded, ask: null, reasons: [] }
  if (wants !== null && !isOffered(ask, wants)) return update
  const isWanted = ({ id }: WireOption) => id === wants
  const options = ask.options.filter(isWanted).map(meant)
  // The first of several answers in a row is not refused: its place is where they lead.
  const refused = ask.options.filter((option) => !isWanted(option) && option.id !== firstOf(wants ?? ''))
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

/** Keeps only the route that the lesson waits for. */
export function narrowedHints(hints: Hints, { wants, free }: Stand): Hints {
  if (free) return hints
  const routes = Object.entries(hints.routes).filter(([, picks]) => picks.join(' ') === wants)
  return { ...hints, routes: Object.fromEntries(routes) }
}
