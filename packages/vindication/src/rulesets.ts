// The rulesets of Vindication. A table is played to its end by the rules it began with. A rule that was corrected
// asks here, by name, whether its table already plays by the correction.

/** The newest: new tables begin with it. */
export const RULESET = 1
