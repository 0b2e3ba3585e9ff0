// Where favor may lie, by what it is used for: never where it lies, nor where another token does.
// (V-GUILDS-3, V-GUILDS-4 to 17)
import type { Option, Reason } from '@lorehall/kernel'
import { SPACES } from '../../../board.ts'
import type { Card } from '../../../cards/card.ts'
import { idsOf } from '../../../loaded.ts'
import { player } from '../../../rules/counters.ts'
import { occupied } from '../../../rules/ground.ts'
import { card } from '../../../rules/lookup.ts'
import type { F } from '../../../rules/step.ts'
import { at } from '../../../state.ts'
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
import type { Use } from '../uses.ts'

const liesOnRegion = ({ use }: Favor) => use === 'fortify' || use === 'diplomacy'

function regions(f: F, of: (owner: number, hex: number) => boolean): number[] {
  const { favor } = guilds(f)
  return f.state.owners.flatMap((owner, hex) => {
    const covered = favor.some((token) => liesOnRegion(token) && token.n === hex)
    return owner !== -1 && !covered && of(owner, hex) ? [hex] : []
  })
}

/** No figure stands there, and no token lies there. */
function isOpen(f: F, space: number): boolean {
  const covered = guilds(f).favor.some(({ use, n }) => use === 'barricade' && n === space)
  return !covered && !occupied(f, space, -1)
}

/** Does a charge of the relic come home to influence when it is used? (V-GUILDS-12) */
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

/** Cards of one's own where the token does not lie. */
const cards = (f: F, seat: number, ids: readonly string[]) => ids.filter((id) => id !== favorOf(f, seat).on)

interface Places {
  readonly options: (f: F, seat: number) => readonly Option[]
  /** Why there is none. */
  readonly none: (f: F, seat: number) => Reason
}

const PLACES: Readonly<Record<Use, Places>> = {
  fortify: {
    options: (f, seat) =>
      regions(f, (owner, hex) => owner === seat && guilds(f).fortified[hex] === -1).map((hex) =>
        at(FORTIFY, hex),
      ),
    none: () => NO_REGION_TO_FORTIFY,
  },
  diplomacy: {
    options: (f, seat) => regions(f, (owner) => owner !== seat).map((hex) => at(DIPLOMACY, hex)),
    none: () => NO_REGION_OF_OTHERS,
  },
  barricade: {
    options: (f) => BARRICADE.filter((_, space) => space > 0 && space <= SPACES && isOpen(f, space)),
    none: () => NOWHERE_OPEN,
  },
  leading: {
    options: (f, seat) => [LEAD_POTENTIAL, LEAD_INFLUENCE].filter(({ name }) => name !== favorOf(f, seat).on),
    none: () => ON_IT_ALREADY,
  },
  allegiance: {
    options: (f, seat) =>
      cards(f, seat, idsOf(player(f, seat).party))
        .filter((id) => !f.state.turn.active.includes(id))
        .map(ALLEGIANCE),
    none: () => NO_COMPANION_TO_FAVOR,
  },
  empowerment: {
    options: (f, seat) =>
      cards(f, seat, idsOf(player(f, seat).relics))
        .filter((id) => spendsHome(card(f, id)) && !player(f, seat).used.includes(id))
        .map(EMPOWERMENT),
    none: () => NO_RELIC_TO_FAVOR,
  },
  monument: {
    options: (f, seat) =>
      monumentOf(f, seat).built || favorOf(f, seat).use === 'monument' ? [] : [USE_FAVOR.monument],
    none: (f, seat) => (monumentOf(f, seat).built ? MONUMENT_STANDS : ON_IT_ALREADY),
  },
  commendation: {
    options: (f, seat) => cards(f, seat, player(f, seat).traits).map(COMMENDATION),
    none: () => NO_TRAIT_TO_FAVOR,
  },
  destiny: {
    options: (f, seat) => cards(f, seat, player(f, seat).monsters).map(DESTINY),
    none: () => NO_MONSTER_TO_FAVOR,
  },
}

export function placesFor(f: F, seat: number, use: Use): readonly Option[] {
  return PLACES[use].options(f, seat)
}

/** What stands against that use now; null: there is a place for it. */
export function againstUse(f: F, seat: number, use: Use): Reason | null {
  return placesFor(f, seat, use).length > 0 ? null : PLACES[use].none(f, seat)
}
