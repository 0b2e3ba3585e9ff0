// A host's refusal: a code and a sentence for the player.
export class HostTrouble extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = 'HostTrouble'
    this.code = code
  }
}
