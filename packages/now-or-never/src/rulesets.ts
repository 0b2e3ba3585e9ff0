// The rulesets of Now or Never. A table keeps the rules it started with. Where a rule was corrected, the code asks
// here, by name, whether its table plays by the correction.

/** The newest ruleset, used by new tables. */
export const RULESET = 3

interface Played {
  readonly ruleset: number
}

/** Ruleset 2: a seat that can only pass is still asked if something else is offered beside the question. */
export const passesWithNothingBeside = ({ ruleset }: Played): boolean => ruleset >= 2

/** Ruleset 2: a question is asked if something offered beside it could make one of its options possible. */
export const looksBeside = ({ ruleset }: Played): boolean => ruleset >= 2

/** Ruleset 2: declining the second tile of a swap goes back to the first. */
export const swapGoesBack = ({ ruleset }: Played): boolean => ruleset >= 2

/** Ruleset 3: a question with one possible outcome is not asked. */
export const asksOnlyChoices = ({ ruleset }: Played): boolean => ruleset >= 3

/** Ruleset 3: in a round of combat, an option that can't change the result is refused. */
export const refusesIdleOptions = ({ ruleset }: Played): boolean => ruleset >= 3
