// Where the pet market lies; what draws it is fetched where pets are played with.
import { later } from '../../../table/later.tsx'
import type { GameView } from '../view.ts'
import type { Layout } from '../board/layout.ts'
import { petsIn } from './seen.ts'

const Market = later(async () => (await import('./market.tsx')).Market)

export function MarketPlace({ view, layout }: { readonly view: GameView; readonly layout: Layout }) {
  const pets = petsIn(view)
  if (pets === null) return null
  const { market, down } = pets
  return <Market box={layout.market} letters={layout.letters} open={market.join(' ')} down={down} />
}
