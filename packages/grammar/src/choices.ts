// Makes the options of a game, each only once, and collects their kinds for coverage.
import { type Manner, named, numbered, option, type Option } from '@lorehall/kernel'
import { madeOnce } from './made-once.ts'

interface ChoiceMaker {
  /** An option without a number or a name. */
  word(kind: string, at?: string, manner?: Manner): Option
  /** One option per named thing, made when it is first offered. */
  each(kind: string, thing: string, manner?: Manner): (name: string) => Option
  /** One option per numbered thing. */
  nth(kind: string, thing: string, manner?: Manner): (n: number) => Option
  /** One option per number, all pointing at the same thing. */
  sum(kind: string, at: string, manner?: Manner): (n: number) => Option
  /** One option per thing and price; its number is the price. */
  priced(kind: string, thing: string, manner?: Manner): (name: string, price: number) => Option
  /** One option per seat and thing; its number is the seat. The same id means different things to different seats. */
  owned(kind: string, thing: string): (seat: number, name: string) => Option
  /** One option per pair of things; it points at the first. */
  pair(kind: string, thing: string): (a: string | number, b: string) => Option
  /** Adds a kind whose options the game makes itself. */
  kind(kind: string): void
  /** All kinds made so far. */
  kinds(): string[]
}

export function choiceMaker(): ChoiceMaker {
  const kinds = new Set<string>()
  return {
    word(kind, at = '', manner = 'plain') {
      kinds.add(kind)
      return option(kind, at, manner)
    },
    each(kind, thing, manner = 'plain') {
      kinds.add(kind)
      return madeOnce((name) => named(kind, name, `${thing}:${name}`, -1, manner))
    },
    nth(kind, thing, manner = 'plain') {
      const made: Option[] = []
      kinds.add(kind)
      return (n) => (made[n] ??= numbered(kind, n, `${thing}:${n}`, manner))
    },
    sum(kind, at, manner = 'plain') {
      const made: Option[] = []
      kinds.add(kind)
      return (n) => (made[n] ??= numbered(kind, n, at, manner))
    },
    priced(kind, thing, manner = 'plain') {
      const made = madeOnce((_name: string): Option[] => [])
      kinds.add(kind)
      return (name, price) => (made(name)[price] ??= named(kind, name, `${thing}:${name}`, price, manner))
    },
    owned(kind, thing) {
      const made: ((name: string) => Option)[] = []
      kinds.add(kind)
      return (seat, name) =>
        (made[seat] ??= madeOnce((one: string) => named(kind, one, `${thing}:${one}`, seat)))(name)
    },
    pair(kind, thing) {
      const made = madeOnce((a: string | number) =>
        madeOnce((b: string) => named(kind, `${a}-${b}`, `${thing}:${a}`)),
      )
      kinds.add(kind)
      return (a, b) => made(a)(b)
    },
    kind: (kind) => void kinds.add(kind),
    kinds: () => [...kinds],
  }
}
