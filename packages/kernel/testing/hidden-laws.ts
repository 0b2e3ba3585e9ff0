// The laws of hidden information: guessing what a seat can't know changes nothing that it does know.
import {
  canonical,
  Chance,
  cloneJson,
  type Facts,
  isRecord,
  type Json,
  type Machine,
  preview,
  type Seat,
} from '../src/index.ts'
import { type Check, sameAsks, viewers } from './decision-laws.ts'
import { alike } from './graph.ts'

function redealt<S, V>(machine: Machine<S, V>, viewer: Seat | null, chance: Chance): Machine<S, V> {
  const twin = machine.copy()
  twin.guess(viewer, chance)
  return twin
}

/**
 * Law: a guess for a seat or the spectator keeps its view, scores, asks and reasons, and which seats must answer. Nothing
 * else in it comes from the position, because a player who plans ahead gets it as data.
 */
export function guessKeepsWhatIsKnown<S, V>(
  machine: Machine<S, V>,
  chance: Chance,
  check: Check<S, V>,
): string[] {
  const { game } = machine
  const waiting = (m: Machine<S, V>) =>
    m.asks
      .filter((ask) => !ask.aside)
      .map(({ seat }) => seat)
      .join()
  const own = (m: Machine<S, V>, viewer: Seat | null) => m.asks.filter(({ seat }) => seat === viewer)
  return viewers(machine.seats).flatMap((viewer) => {
    const twin = redealt(machine, viewer, chance)
    const broken: string[] = check(twin)
    const same = (what: string, of: (m: Machine<S, V>) => unknown) => {
      if (!alike(of(machine), of(twin))) broken.push(`${what} differs`)
    }
    same('the view', (m) => game.see.view(m, viewer))
    same('the standing', (m) => game.see.standing(m, viewer))
    same('who is asked', waiting)
    if (!sameAsks(own(machine, viewer), own(twin, viewer))) broken.push('what it is asked differs')
    if (viewer !== null) same('what it is refused', (m) => m.reasons(viewer))
    const [one, other] = [machine, twin].map((m) => redealt(m, viewer, new Chance('the same luck')))
    if (!alike(one?.position, other?.position)) broken.push('something of it comes from what is hidden')
    if (alike(machine.position.chance, twin.position.chance)) {
      broken.push('the dice to come are the same')
    }
    return broken.map((what) => `guess for seat ${viewer}: ${what}`)
  })
}

/**
 * Law: a preview doesn't change the table, and up to the first wall its events are those that the seat will really see.
 * This catches a step that shows hidden facts without `reveal`.
 */
export function previewsAreTrue<S, V>(machine: Machine<S, V>): string[] {
  const before = cloneJson(machine.position)
  const broken: string[] = []
  for (const ask of machine.asks) {
    for (const chosen of ask.options) {
      const told = preview(machine, ask.seat, [chosen.id]).events
      const real = machine.copy()
      real.answer(ask, chosen)
      const seen = real.events.flatMap((event) => {
        const mine = machine.game.see.sees(event, ask.seat)
        return mine ?? []
      })
      const upTo = real.wall === null ? seen.length : told.length
      if (told.length !== upTo || told.some((event, i) => !alike(event, seen[i]))) {
        broken.push(`the preview of '${chosen.id}' for seat ${ask.seat} is not what happens`)
      }
    }
  }
  if (!alike(machine.position, before)) broken.push('a preview changes the table')
  return broken
}

/**
 * Law: a guess really varies. `project` returns the content of each hidden place that has at least two candidates.
 * Returns the places that had the same content in all tries.
 */
export function redealVaries<S, V>(
  machine: Machine<S, V>,
  seat: Seat | null,
  project: (facts: Facts<S, V>) => Readonly<Record<string, Json>>,
  tries = 64,
): string[] {
  const chance = new Chance('redeal varies')
  const found = new Map<string, Set<string>>()
  for (let i = 0; i < tries; i++) {
    for (const [place, value] of Object.entries(project(redealt(machine, seat, chance)))) {
      found.set(place, (found.get(place) ?? new Set()).add(canonical(value)))
    }
  }
  return [...found].filter(([, values]) => values.size < 2).map(([place]) => place)
}

const PLANTED = 'nobody has shown this'

/**
 * Law: views name every field they show, so a new field of the state is hidden by default. `isMap` returns whether the
 * object at a path, such as `/players/0/sources`, has data as keys instead of fields.
 */
export function newFieldsStayHidden<S, V>(
  machine: Machine<S, V>,
  isMap: (path: string) => boolean = () => false,
): string[] {
  const twin = machine.copy()
  const added = plant(twin.state, '', isMap)
  if (added === 0) return ['there is nothing to add a field to']
  return viewers(machine.seats).flatMap((viewer) => {
    const shown = JSON.stringify(machine.game.see.view(twin, viewer)).includes(PLANTED)
    return shown ? [`seat ${viewer} sees fields that nobody has shown`] : []
  })
}

/** Adds a field to every object. Returns how many. */
function plant(value: unknown, path: string, isMap: (path: string) => boolean): number {
  if (Array.isArray(value))
    return value.reduce<number>((n, one, i) => n + plant(one, `${path}/${i}`, isMap), 0)
  if (!isRecord(value) || isMap(path)) return 0
  let n = 1
  for (const [key, inner] of Object.entries(value)) n += plant(inner, `${path}/${key}`, isMap)
  value['planted'] = PLANTED
  return n
}
