// Where favor can be placed, by use: never where it already is, nor where another token is.
// (V-GUILDS-3, V-GUILDS-4 to 17)
import type { Option, Reason } from '@lorehall/kernel'
import { SPACES } from '../../../map/board.ts'
import type { Card } from '../../../cards/card.ts'
import type { Loaded } from '../../../loaded.ts'
import { player } from '../../../rules/counters.ts'
import { card } from '../../../rules/lookup.ts'
import type { F } from '../../../rules/step.ts'
import { at, type Player } from '../../../state.ts'
import {
  ALLEGIANCE,
  BARRICADE,
  COMMENDATION,
  DESTINY,
  DIPLOMACY,
  EMPOWERMENT,
  FORTIFY,
  LEAD_INFLUENCE,
  LEAD_POTENTIAL,
  USE_FAVOR,
} from '../choices.ts'
import {
  MONUMENT_STANDS,
  NO_COMPANION_TO_FAVOR,
  NO_MONSTER_TO_FAVOR,
  NO_REGION_OF_OTHERS,
  NO_REGION_TO_FORTIFY,
  NO_RELIC_TO_FAVOR,
  NO_TRAIT_TO_FAVOR,
  NOWHERE_OPEN,
  ON_IT_ALREADY,
} from '../reasons.ts'
import { type Favor, favorOf, guilds, monumentOf } from '../state.ts'
import { type Use, USES } from '../uses.ts'

const liesOnRegion = ({ use }: Favor) => use === 'fortify' || use === 'diplomacy'

function isCovered(f: F, hex: number): boolean {
  for (const token of guilds(f).favor) if (token.n === hex && liesOnRegion(token)) return true
  return false
}

/** By space: is it free of figures and tokens? */
function openSpaces(f: F): boolean[] {
  const open = Array<boolean>(SPACES + 1).fill(true)
  open[0] = false
  for (const { space } of f.state.players) open[space] = false
  for (const { use, n } of guilds(f).favor) if (use === 'barricade') open[n] = false
  return open
}

/** Does using the relic return a block to influence? (V-GUILDS-12) */
function spendsHome({ use, blocksCount }: Card): boolean {
  if (blocksCount === true) return false
  const elsewhere = use?.verbs.some(
    (verb) =>
      (verb.verb === 'spendCharge' && verb.to !== 'influence') ||
      verb.verb === 'loadCompanion' ||
      verb.verb === 'seize',
  )
  return elsewhere !== true
}

interface Places {
  readonly options: (f: F, seat: number) => readonly Option[]
  /** Is there any place? Called in every turn, so it builds no list. */
  readonly any: (f: F, seat: number) => boolean
  /** The reason if there is none. */
  readonly none: (f: F, seat: number) => Reason
}

type Fits<X> = (f: F, seat: number, where: X) => boolean

/** Regions that someone controls. */
function regions(options: readonly Option[], fits: Fits<number>): Omit<Places, 'none'> {
  const may = (f: F, seat: number, hex: number) => fits(f, seat, hex) && !isCovered(f, hex)
  return {
    options: (f, seat) =>
      f.state.owners.flatMap((owner, hex) => (owner !== -1 && may(f, seat, hex) ? [at(options, hex)] : [])),
    any(f, seat) {
      const { owners } = f.state
      // Only a few regions are controlled, so this is cheap.
      for (let hex = 1; hex < owners.length; hex++) if (owners[hex] !== -1 && may(f, seat, hex)) return true
      return false
    },
  }
}

/** The player's own things that don't have the token. */
function things<X>(
  of: (p: Player) => readonly X[],
  id: (one: X) => string,
  option: (id: string) => Option,
  fits: Fits<string>,
): Omit<Places, 'none'> {
  const may = (f: F, seat: number, one: X) => id(one) !== favorOf(f, seat).on && fits(f, seat, id(one))
  return {
    options: (f, seat) =>
      of(player(f, seat))
        .filter((one) => may(f, seat, one))
        .map((one) => option(id(one))),
    any(f, seat) {
      for (const one of of(player(f, seat))) if (may(f, seat, one)) return true
      return false
    },
  }
}

const itself = (id: string) => id
const ofLoaded = ({ card: id }: Loaded) => id
const always = () => true

const PLACES: Readonly<Record<Use, Places>> = {
  fortify: {
    ...regions(
      FORTIFY,
      (f, seat, hex) => at(f.state.owners, hex) === seat && guilds(f).fortified[hex] === -1,
    ),
    none: () => NO_REGION_TO_FORTIFY,
  },
  diplomacy: {
    ...regions(DIPLOMACY, (f, seat, hex) => at(f.state.owners, hex) !== seat),
    none: () => NO_REGION_OF_OTHERS,
  },
  barricade: {
    options(f) {
      const open = openSpaces(f)
      return BARRICADE.filter((_, space) => open[space])
    },
    // There are more spaces than figures and tokens.
    any: always,
    none: () => NOWHERE_OPEN,
  },
  leading: {
    options: (f, seat) => [LEAD_POTENTIAL, LEAD_INFLUENCE].filter(({ name }) => name !== favorOf(f, seat).on),
    // Two areas, and one token.
    any: always,
    none: () => ON_IT_ALREADY,
  },
  allegiance: {
    ...things(
      ({ party }) => party,
      ofLoaded,
      ALLEGIANCE,
      (f, _seat, id) => !f.state.turn.active.includes(id),
    ),
    none: () => NO_COMPANION_TO_FAVOR,
  },
  empowerment: {
    ...things(
      ({ relics }) => relics,
      ofLoaded,
      EMPOWERMENT,
      (f, seat, id) => spendsHome(card(f, id)) && !player(f, seat).used.includes(id),
    ),
    none: () => NO_RELIC_TO_FAVOR,
  },
  monument: {
    options: (f, seat) => (mayBuild(f, seat) ? [USE_FAVOR.monument] : []),
    any: mayBuild,
    none: (f, seat) => (monumentOf(f, seat).built ? MONUMENT_STANDS : ON_IT_ALREADY),
  },
  commendation: {
    ...things(({ traits }) => traits, itself, COMMENDATION, always),
    none: () => NO_TRAIT_TO_FAVOR,
  },
  destiny: {
    ...things(({ monsters }) => monsters, itself, DESTINY, always),
    none: () => NO_MONSTER_TO_FAVOR,
  },
}

function mayBuild(f: F, seat: number): boolean {
  return !monumentOf(f, seat).built && favorOf(f, seat).use !== 'monument'
}

export function placesFor(f: F, seat: number, use: Use): readonly Option[] {
  return PLACES[use].options(f, seat)
}

/** A use as it is offered. */
interface Offer extends Pick<Places, 'any' | 'none'> {
  readonly option: Option
}

/** All uses, in the order of the guild board, prepared once because every turn goes through them. */
export const OFFERS: readonly Offer[] = USES.map((use) => {
  const { any, none } = PLACES[use]
  return { option: USE_FAVOR[use], any, none }
})
