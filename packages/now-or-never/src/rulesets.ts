// The rulesets of Now or Never. A table is played to its end by the rules it began with. A rule that was corrected
// asks here, by name, whether its table already plays by the correction.

/** The newest: new tables begin with it. */
export const RULESET = 2

interface Played {
  readonly ruleset: number
}

/** Ruleset 2: who passes when only passing is left is still asked if anything is offered beside the question. */
export const passesWithNothingBeside = ({ ruleset }: Played): boolean => ruleset >= 2

/** Ruleset 2: a question is asked if something beside it could open one of its options. */
export const looksBeside = ({ ruleset }: Played): boolean => ruleset >= 2

/** Ruleset 2: to decline the second tile of a swap leads back to the first. */
export const swapGoesBack = ({ ruleset }: Played): boolean => ruleset >= 2
