// Refusals: one sentence about what a person or program did wrong. A refusal leaves everything as it was.

export type RefusalCode =
  | 'stale-ask'
  | 'not-asked'
  | 'unknown-option'
  | 'bad-seats'
  | 'bad-options'
  | 'bad-values'
  | 'bad-carried'
  | 'bad-record'
  | 'bad-patch'
  | 'bad-choice'
  | 'bad-request'
  | 'unknown-game'
  | 'unknown-table'
  | 'unknown-ruleset'
  | 'broken-law'
  | 'nothing-to-undo'
  | 'nothing-to-redo'
  | 'wall'
  | 'over'

export class Refusal extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string) {
    super(message)
    this.name = 'Refusal'
    this.code = code
  }
}
