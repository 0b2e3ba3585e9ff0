// The options of a game, each made once and kept, and their kinds, which coverage counts.
import { type Manner, named, numbered, option, type Option } from '@lorehall/kernel'

interface ChoiceMaker {
  /** A plain word. */
  word(kind: string, at?: string, manner?: Manner): Option
  /** An option for each thing of a kind, made when it is first offered. */
  each(kind: string, thing: string, manner?: Manner): (name: string) => Option
  /** An option for each number of a kind. */
  nth(kind: string, thing: string, manner?: Manner): (n: number) => Option
  /** An option for each number of a kind, all of them about one thing. */
  sum(kind: string, at: string, manner?: Manner): (n: number) => Option
  /** An option for each thing of a kind at a price, which is its number. */
  priced(kind: string, thing: string, manner?: Manner): (name: string, price: number) => Option
  /** A kind whose options a game makes in a way of its own. */
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
      const made = new Map<string, Option>()
      kinds.add(kind)
      return (name) => {
        const known = made.get(name)
        if (known !== undefined) return known
        const fresh = named(kind, name, `${thing}:${name}`, -1, manner)
        made.set(name, fresh)
        return fresh
      }
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
      const made = new Map<string, Option[]>()
      kinds.add(kind)
      return (name, price) => {
        const known = made.get(name) ?? []
        made.set(name, known)
        return (known[price] ??= named(kind, name, `${thing}:${name}`, price, manner))
      }
    },
    kind: (kind) => void kinds.add(kind),
    kinds: () => [...kinds],
  }
}
