// The rulesets of Vindication. A table is played to its end by the rules it began with. A rule that was corrected
// asks here, by name, whether its table already plays by the correction.
import type { Facts } from '@lorehall/kernel'

/** The newest ruleset, used by new tables. */
export const RULESET = 2

type Ruled = Pick<Facts<unknown, unknown>, 'ruleset'>

/** Ruleset 2: in the prototype the white attribute is gained before the counterattack. (V-EDITION-17) */
export const heroismComesFirst = ({ ruleset }: Ruled): boolean => ruleset >= 2

/** Ruleset 2: end triggers are tested before the first piece of loot is taken, and after each. (V-TRIGGER-3) */
export const testsBetweenLoot = ({ ruleset }: Ruled): boolean => ruleset >= 2

/** Ruleset 2: a clone of a teleport token needs a token in the supply. (V-MYTHS-8) */
export const clonesOnlyTokensLeft = ({ ruleset }: Ruled): boolean => ruleset >= 2

/** Ruleset 2: an empowered draw of pets needs a stack to look into. (V-PETS-3) */
export const empowersOnlyStacks = ({ ruleset }: Ruled): boolean => ruleset >= 2

/** Ruleset 2: in the event, no one can activate after contributing, not even by an ability. (V-MYTHS-6) */
export const activatesFirst = ({ ruleset }: Ruled): boolean => ruleset >= 2
