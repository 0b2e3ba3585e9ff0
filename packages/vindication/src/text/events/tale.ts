// An event while its log line is written: its fields by name, with their types checked.
import type { GameEvent, Seat } from '@lorehall/kernel'
import type { F } from '../../rules/step.ts'

export class Tale {
  readonly f: F
  readonly names: readonly string[]
  /** The seat that reads it; null: anyone. */
  readonly reader: Seat | null
  private readonly event: GameEvent

  constructor(f: F, event: GameEvent, names: readonly string[], reader: Seat | null) {
    this.f = f
    this.event = event
    this.names = names
    this.reader = reader
  }

  get type(): string {
    return this.event.type
  }

  get from(): string | undefined {
    return this.event.from
  }

  /** Is the field there? Events leave out fields that the reader may not know. */
  has(field: string): boolean {
    return this.event[field] !== undefined
  }

  is(field: string): boolean {
    return this.event[field] === true
  }

  number(field: string): number {
    const value = this.event[field]
    return typeof value === 'number' ? value : this.fail(field)
  }

  word(field: string): string {
    const value = this.event[field]
    return typeof value === 'string' ? value : this.fail(field)
  }

  /** A field that is a number or a word: the number of an attribute, or another place for blocks. */
  either(field: string): number | string {
    return typeof this.event[field] === 'number' ? this.number(field) : this.word(field)
  }

  numbers(field: string): number[] {
    return this.all(field).map((item) => (typeof item === 'number' ? item : this.fail(field)))
  }

  words(field: string): string[] {
    return this.all(field).map((item) => (typeof item === 'string' ? item : this.fail(field)))
  }

  private all(field: string): readonly unknown[] {
    const value = this.event[field]
    return Array.isArray(value) ? Array.from<unknown>(value) : this.fail(field)
  }

  private fail(field: string): never {
    throw new Error(`the event '${this.event.type}' has no '${field}'`)
  }
}
