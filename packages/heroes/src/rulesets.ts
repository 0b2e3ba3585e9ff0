// The rulesets of Heroes of Land, Air & Sea. A table keeps the ruleset it began with. Rules that were corrected later
// ask here, by name, whether their table has the correction.
import type { Facts } from '@lorehall/kernel'

/** The newest ruleset, used by new tables. */
export const RULESET = 3

type Ruled = Pick<Facts<unknown, unknown>, 'ruleset'>

/** Ruleset 2: an Interrupt is offered only if it could do something, a copied one included. (H-SPELL-2) */
export const offersOnlyUseful = ({ ruleset }: Ruled): boolean => ruleset >= 2

/** Ruleset 2: if a Spell says any number of Units, there is no limit. Before, it was five. (H-CAST-13) */
export const picksAnyNumber = ({ ruleset }: Ruled): boolean => ruleset >= 2

/** Ruleset 2: an optional pick that finds nothing is skipped. Before, it ended the whole effect. (H-VERB-5) */
export const skipsOptionalPicks = ({ ruleset }: Ruled): boolean => ruleset >= 2

/** Ruleset 2: an Air Vessel of the Enemy that would end at sea turns clockwise from that Sea Region. (H-SOLO-7) */
export const turnsClockwise = ({ ruleset }: Ruled): boolean => ruleset >= 2

/** Ruleset 2: a Vessel of the Enemy gains nothing in the Region it set out from. (H-SOLO-7) */
export const gainsNothingAtStart = ({ ruleset }: Ruled): boolean => ruleset >= 2

/** Ruleset 2: Towers can't be built on a closed Continent. (H-TOWER-1) */
export const closesTowerSites = ({ ruleset }: Ruled): boolean => ruleset >= 2

/** Ruleset 3: who marches and where to is one question. Before, Units were chosen one at a time. (H-MOVE-2) */
export const choosesArmyAndGoal = ({ ruleset }: Ruled): boolean => ruleset >= 3

/** Steps and kinds of options that only tables of earlier rulesets meet. */
export const EARLIER = { steps: ['marchWith'], options: ['all'] }
