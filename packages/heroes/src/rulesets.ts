// The rulesets of Heroes of Land, Air & Sea. A table is played to its end by the rules it began with. A rule that
// was corrected asks here, by name, whether its table already plays by the correction.
import type { Facts } from '@lorehall/kernel'

/** The newest: new tables begin with it. */
export const RULESET = 2

type Ruled = Pick<Facts<unknown, unknown>, 'ruleset'>

/** Ruleset 2: an Interrupt is offered only if it could do something, a copied one included. (H-SPELL-2) */
export const offersOnlyUseful = ({ ruleset }: Ruled): boolean => ruleset >= 2

/** Ruleset 2: where a Spell says any number of Units, there is no limit; it was five. (H-CAST-13) */
export const picksAnyNumber = ({ ruleset }: Ruled): boolean => ruleset >= 2

/** Ruleset 2: a pick that may be left out is skipped; it ended the whole effect. (H-VERB-5) */
export const skipsOptionalPicks = ({ ruleset }: Ruled): boolean => ruleset >= 2

/** Ruleset 2: an Air Vessel of the Enemy that would end at sea turns clockwise from there. (H-SOLO-7) */
export const turnsClockwise = ({ ruleset }: Ruled): boolean => ruleset >= 2

/** Ruleset 2: a Vessel of the Enemy gains nothing where it set out. (H-SOLO-7) */
export const gainsNothingAtStart = ({ ruleset }: Ruled): boolean => ruleset >= 2

/** Ruleset 2: no Tower is built on a closed Continent. (H-TOWER-1) */
export const closesTowerSites = ({ ruleset }: Ruled): boolean => ruleset >= 2
