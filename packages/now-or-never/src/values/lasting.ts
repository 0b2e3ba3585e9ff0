// Records with lasting effects (buildings, blue tokens, quest cards) as one type. Put together once, because the
// rules look them up all the time.
import type { Records } from '../cards/records.ts'
import type { On, Rule, Use } from '../cards/vocabulary.ts'

/** Where it is: in the town, in a blue slot, among the tucked cards. */
type Lies = 'town' | 'blue' | 'done'

/** A record with a lasting effect. */
export interface Lasting {
  readonly id: string
  readonly lies: Lies
  readonly rules: readonly Rule[]
  readonly uses: readonly Use[]
  readonly on: On
}

const NO_USES: readonly Use[] = []

export function lastingOf({
  buildings,
  gear,
  abilities,
  quests,
}: Records): Readonly<Record<string, Lasting>> {
  const found: Record<string, Lasting> = {}
  for (const [id, { rules, on }] of Object.entries(buildings)) {
    found[id] = { id, lies: 'town', rules, uses: NO_USES, on }
  }
  for (const [id, token] of [...Object.entries(gear), ...Object.entries(abilities)]) {
    if (token.colour !== 'blue') continue
    const { rules, uses, on } = token
    found[id] = { id, lies: 'blue', rules, uses, on }
  }
  for (const [id, { rules, uses, on }] of Object.entries(quests)) {
    found[id] = { id, lies: 'done', rules, uses, on }
  }
  return found
}

/** A rule and the record it comes from. */
interface Brought {
  readonly id: string
  readonly lies: Lies
  readonly rule: Rule
}

/** All rules, by name. */
export type BroughtBy = Readonly<Record<Rule['rule'], readonly Brought[]>>

/** Few records have any one rule, so looking for those is faster than looking through all a player has. */
export function broughtBy(lasting: Readonly<Record<string, Lasting>>): BroughtBy {
  const found: Record<Rule['rule'], Brought[]> = {
    buildCost: [],
    recruitCost: [],
    move: [],
    defence: [],
    maxMana: [],
    mountainLoss: [],
    searchLoss: [],
    rehouse: [],
    sale: [],
  }
  for (const { id, lies, rules } of Object.values(lasting)) {
    for (const rule of rules) found[rule.rule].push({ id, lies, rule })
  }
  return found
}

/** The sources of uses by moment: printed abilities of heroes, and records with lasting effects. */
interface Giving {
  readonly heroes: readonly string[]
  readonly blue: readonly string[]
  readonly done: readonly string[]
}

/** The moment of a use; some take the whole turn. */
export type Moment = Use['when'] | 'wholeTurn'

export type GivenAt = Readonly<Record<Moment, Giving>>

export function givenAt({ heroes }: Records, lasting: Readonly<Record<string, Lasting>>): GivenAt {
  const at = (moment: Moment): Giving => {
    const fits = (uses: readonly Use[]) =>
      uses.some(({ when, takesTurn }) => when === moment || (takesTurn === true && moment === 'wholeTurn'))
    const open = Object.values(lasting).filter(({ uses }) => fits(uses))
    const lying = (where: Lies) => open.filter(({ lies }) => lies === where).map(({ id }) => id)
    return {
      heroes: Object.keys(heroes).filter((id) => fits(heroes[id]?.ability.uses ?? [])),
      blue: lying('blue'),
      done: lying('done'),
    }
  }
  return {
    ownTurn: at('ownTurn'),
    anyTime: at('anyTime'),
    heroMove: at('heroMove'),
    ownDie: at('ownDie'),
    combatRound: at('combatRound'),
    building: at('building'),
    afterVisit: at('afterVisit'),
    wholeTurn: at('wholeTurn'),
  }
}
