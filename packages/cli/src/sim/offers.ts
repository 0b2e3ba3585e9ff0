// How often players were offered each kind of option, and how often they took it.
import type { Ask, Option } from '@lorehall/kernel'

export interface Offer {
  offered: number
  taken: number
}

/** By the option's kind, and by its name. */
export type Offers = Map<string, Map<string, Offer>>

/** Both copies of a card count as one. */
const bare = (name: string): string => name.replace(/#\d+$/, '')

function made<V>(map: Map<string, V>, key: string, make: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const fresh = make()
  map.set(key, fresh)
  return fresh
}

const offerOf = (offers: Offers, kind: string, name: string): Offer =>
  made(
    made(offers, kind, () => new Map<string, Offer>()),
    name,
    () => ({ offered: 0, taken: 0 }),
  )

/** Counts a question once for each thing it offers, however many ways it has to say it. */
export function countOffers(offers: Offers, { options }: Ask, taken: Option): void {
  const seen = new Set<Offer>()
  const kinds = new Set<string>()
  for (const { kind, name } of options) {
    if (!kinds.has(kind)) offerOf(offers, kind, '').offered++
    kinds.add(kind)
    const offer = name === '' ? null : offerOf(offers, kind, bare(name))
    if (offer === null || seen.has(offer)) continue
    seen.add(offer)
    offer.offered++
  }
  offerOf(offers, taken.kind, '').taken++
  if (taken.name !== '') offerOf(offers, taken.kind, bare(taken.name)).taken++
}

export function mergeOffers(into: Offers, from: Offers): void {
  for (const [kind, names] of from) {
    for (const [name, { offered, taken }] of names) {
      const offer = offerOf(into, kind, name)
      offer.offered += offered
      offer.taken += taken
    }
  }
}

/** Kinds with more names than this, such as steps to a place, are counted as a whole. */
const NAMES = 40

/** `cast` for the kind as a whole, and `cast:rage` for each of its names that is a card or one of few. */
export function offersByName(offers: Offers, cards: ReadonlySet<string>): [string, Offer][] {
  return [...offers].flatMap(([kind, names]) =>
    [...names]
      .filter(([name]) => name === '' || cards.has(name) || names.size <= NAMES)
      .map(([name, offer]): [string, Offer] => [name === '' ? kind : `${kind}:${name}`, offer]),
  )
}
