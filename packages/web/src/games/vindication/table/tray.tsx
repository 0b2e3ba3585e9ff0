// Cards that are offered to choose from and lie nowhere else on the table: quests at the start,
// what an empowered draw turned up.
import type { Update } from '@lorehall/host'
import { CardThing } from '../cards/card-thing.tsx'

const OFFERED = new Set(['keep', 'take'])

/** The ids of the cards that are held out to the player. */
export function offered(update: Update): string[] {
  const options =
    update.ask?.options.filter(({ kind, at }) => OFFERED.has(kind) && at.startsWith('card:')) ?? []
  return options.map(({ at }) => at.slice('card:'.length))
}

export function Offered({ update }: { readonly update: Update }) {
  return offered(update).map((id) => <CardThing key={id} id={id} size="full" />)
}
