// A request that the server refuses, with a sentence for a person. A refused request changes nothing.

export type DeniedCode =
  | 'who-are-you'
  | 'not-yours'
  | 'removed'
  | 'banned'
  | 'unknown-code'
  | 'unknown-link'
  | 'full-table'
  | 'seat-taken'
  | 'not-gathering'
  | 'not-playing'
  | 'not-over'
  | 'not-away'
  | 'too-many'
  | 'too-large'
  | 'full-house'
  | 'too-fast'
  | 'bad-request'
  | 'bad-origin'
  | 'bad-webhook'
  | 'not-found'
  | 'stopping'
  | 'elsewhere'
  | 'overtaken'

const STATUS: Readonly<Record<DeniedCode, number>> = {
  'who-are-you': 401,
  'not-yours': 403,
  removed: 403,
  banned: 403,
  'unknown-code': 404,
  'unknown-link': 404,
  'full-table': 409,
  'seat-taken': 409,
  'not-gathering': 409,
  'not-playing': 409,
  'not-over': 409,
  'not-away': 409,
  'too-many': 429,
  'too-large': 413,
  'full-house': 503,
  'too-fast': 429,
  'bad-request': 400,
  'bad-origin': 403,
  'bad-webhook': 400,
  'not-found': 404,
  stopping: 503,
  elsewhere: 503,
  overtaken: 409,
}

export class Denied extends Error {
  readonly code: DeniedCode

  constructor(code: DeniedCode, message: string) {
    super(message)
    this.name = 'Denied'
    this.code = code
  }

  /** The HTTP status that says the same. */
  get status(): number {
    return STATUS[this.code]
  }
}
