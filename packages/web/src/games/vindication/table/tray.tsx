// The cards that are held out, as they are touched.
import type { Update } from '@lorehall/host'
import { CardThing } from '../cards/card-thing.tsx'
import { offered } from './offered.ts'

export function Offered({ update }: { readonly update: Update }) {
  return offered(update).map((id) => <CardThing key={id} id={id} size="full" />)
}
