// What a host refused, in a sentence for a person.
export class HostTrouble extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = 'HostTrouble'
    this.code = code
  }
}
