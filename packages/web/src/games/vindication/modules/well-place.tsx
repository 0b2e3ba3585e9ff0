// Where the wishes lie, once the well is found; what draws them is fetched where it is played with.
import { later } from '../../../table/later.tsx'
import type { GameView } from '../view.ts'
import { wellIn } from './seen.ts'

const WellTokens = later(async () => (await import('./well-tokens.tsx')).WellTokens)

export function WellPlace({ view }: { readonly view: GameView }) {
  const well = wellIn(view)
  const hex = well === null ? undefined : view.regions.find(({ kind }) => kind === 'well-of-wishes')?.hex
  if (well === null || hex === undefined) return null
  return <WellTokens hex={hex} showing={well.showing.join(',')} />
}
