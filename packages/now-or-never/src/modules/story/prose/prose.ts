/** Texts by name: the first sentence, which can stand alone, then the rest, if there is more. */
export type Prose = Readonly<Record<string, readonly [first: string, rest?: string]>>
