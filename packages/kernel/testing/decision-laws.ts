// Cheap laws, checked at every decision of a game.
import { type Ask, cloneJson, type Inspect, type Machine, type Seat } from '../src/index.ts'
import { alike, deepFreeze } from './graph.ts'

/** Returns the laws of the game that the position breaks. */
export type Check<S, V> = Inspect<S, V>['check']

const MOST_OPTIONS = 60

/** Whether the asks are equal, ignoring their ids, which belong to the table. */
export function sameAsks(a: readonly Ask[], b: readonly Ask[]): boolean {
  return a.length === b.length && a.every((ask, i) => sameAsk(ask, b[i]))
}

function sameAsk(a: Ask, b: Ask | undefined): boolean {
  return (
    a.seat === b?.seat &&
    a.kind === b.kind &&
    a.prompt === b.prompt &&
    a.from === b.from &&
    a.open === b.open &&
    a.aside === b.aside &&
    a.own === b.own &&
    a.owed === b.owed &&
    a.tale === b.tale &&
    a.folded === b.folded &&
    a.standing === b.standing &&
    a.ticked.length === b.ticked.length &&
    a.ticked.every((option, i) => alike(option, b.ticked[i])) &&
    a.options.length === b.options.length &&
    a.options.every((option, i) => alike(option, b.options[i]))
  )
}

/** Every seat, and the spectator. */
export function viewers(seats: number): (Seat | null)[] {
  return [null, ...Array.from({ length: seats }, (_, seat) => seat)]
}

/** Law: somebody is asked, asks have few enough options for a screen, and no option is offered twice. */
export function asksAreSound<S, V>({ asks, over }: Machine<S, V>): string[] {
  const broken: string[] = []
  if (!over && asks.every((ask) => ask.aside)) broken.push('nobody is asked and the game is not over')
  for (const { seat, prompt, options } of asks) {
    const ids = new Set(options.map(({ id }) => id))
    const where = `ask '${prompt}' of seat ${seat}`
    if (ids.size === 0) broken.push(`${where} has no option`)
    if (options.length > MOST_OPTIONS) broken.push(`${where} has ${options.length} options`)
    if (ids.size < options.length) broken.push(`${where} offers an option twice`)
  }
  const seats = asks.map(({ seat }) => seat)
  if (new Set(seats).size < seats.length) broken.push('a seat is asked two things at the same time')
  return broken
}

/** Law: no option is both offered and refused. */
function reasonsDoNotContradict<S, V>(machine: Machine<S, V>): string[] {
  return machine.asks.flatMap(({ seat, prompt, options }) => {
    const offered = new Set(options.map(({ id }) => id))
    return machine
      .reasons(seat)
      .filter(({ option }) => offered.has(option.id))
      .map(({ option }) => `'${option.id}' is offered and refused at '${prompt}' of seat ${seat}`)
  })
}

/**
 * Law: asking again gives the same asks and doesn't change the position. Comparing whole positions at every decision
 * costs more than the game itself, so `askingChangesNothing` does that at a sample of decisions. This one compares the
 * asks, the stack, chance and the sealed answers, which a faulty step changes first.
 */
function askingAgainIsTheSame<S, V>(machine: Machine<S, V>): string[] {
  const { asks, position, turnCount, events, wall } = machine
  const [stack, chance, sealed] = [position.stack.slice(), position.chance.join(), position.sealed?.join()]
  machine.load(position)
  const fresh = machine.asks
  machine.asks = asks
  machine.events = events
  machine.wall = wall
  const broken: string[] = []
  const step = stack.at(-1)?.do
  if (!sameAsks(asks, fresh)) broken.push(`step '${step}' asks differently when run again`)
  if (stack.length !== position.stack.length || stack.some((s, i) => s !== position.stack[i])) {
    broken.push(`step '${step}' changes the stack when it asks`)
  }
  if (turnCount !== machine.turnCount) broken.push(`step '${step}' begins a turn or a round when it asks`)
  if (chance !== position.chance.join()) broken.push(`step '${step}' uses chance when it asks`)
  if (sealed !== position.sealed?.join()) broken.push(`step '${step}' unseals answers when it asks`)
  return broken
}

/** The costly half of that law: no field of the position changes when the step asks again. */
export function askingChangesNothing<S, V>(machine: Machine<S, V>): string[] {
  const before = cloneJson(machine.position)
  askingAgainIsTheSame(machine)
  for (const { seat } of machine.asks) machine.reasons(seat)
  const step = machine.position.stack.at(-1)?.do
  return alike(machine.position, before) ? [] : [`step '${step}' changes the position when it asks`]
}

/** Law: an event with `only` is never shown in full to another seat. */
function eventsKeepSecrets<S, V>(machine: Machine<S, V>): string[] {
  const broken: string[] = []
  for (const event of machine.events) {
    const { only, ...facts } = event
    if (only === undefined) continue
    for (const viewer of viewers(machine.seats)) {
      if (viewer !== null && only.includes(viewer)) continue
      const seen = machine.game.see.sees(event, viewer)
      const told = seen !== null && Object.entries(facts).every(([key, fact]) => alike(seen[key], fact))
      if (told) broken.push(`'${event.type}' is for ${only.join(', ')} and seat ${viewer} sees all of it`)
    }
  }
  return broken
}

/** Freezes steps and preferences, which copies share, so that any edit throws. */
function freezeShared<S, V>({ position }: Machine<S, V>): void {
  for (const step of position.stack) if (!Object.isFrozen(step)) deepFreeze(step)
  for (const choices of position.standing) if (!Object.isFrozen(choices)) deepFreeze(choices)
}

/** `check`: the game's own laws. */
export function decisionLaws<S, V>(machine: Machine<S, V>, check: Check<S, V>): string[] {
  freezeShared(machine)
  return [
    ...check(machine),
    ...asksAreSound(machine),
    ...askingAgainIsTheSame(machine),
    ...reasonsDoNotContradict(machine),
    ...eventsKeepSecrets(machine),
  ]
}
