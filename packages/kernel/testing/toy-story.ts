// The toy's story: in the second round a stranger comes to the player who is furthest behind. Each scene is a separate
// text, and none gives away the result of another choice.
import { option, type Play } from '../src/index.ts'
import { toySeat, type ToyState, type ToyTurn, type ToyValues } from './toy-state.ts'

const HELP = option('help', '', 'plain')
const REFUSE = option('refuse', '', 'declines')

/** Asks the first seat among those with the fewest points. */
export function strangerComes(t: ToyTurn): void {
  if (t.options['story'] !== true || t.state.round !== 2) return
  const points = t.state.seats.map((seat) => seat.points)
  t.push({ do: 'stranger', seat: points.indexOf(Math.min(...points)) })
}

export const storySteps: Play<ToyState, ToyValues>['steps'] = {
  /** T-STORY-1 */
  stranger(t, { seat }, answer) {
    if (answer === undefined) {
      t.ask(seat, 'story', 'stranger')
      t.tale('stranger')
      t.offer(HELP)
      t.offer(REFUSE)
      return
    }
    // A reveal, so that nobody reads the result of one choice, undoes it and makes the other.
    t.reveal()
    if (answer === HELP) {
      toySeat(t.state, seat).points++
      t.emit({ type: 'helped', seat, tale: 'thanks' })
    } else {
      toySeat(t.state, seat).coins++
      t.emit({ type: 'refused', seat, tale: 'dusk' })
    }
  },
}

/** Loads each tale when it is first shown. */
export const toyTales = {
  stranger: () => import('./tales/stranger/en.ts'),
  thanks: () => import('./tales/thanks/en.ts'),
  dusk: () => import('./tales/dusk/en.ts'),
}
