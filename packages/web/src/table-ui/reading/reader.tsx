// The reader: the full description of what the player points at. Its code is fetched when the player first points at
// something.
import type { Update } from '@lorehall/host'
import { later } from '../later.tsx'
import { useReading } from './reading.ts'

const Description = later(async () => (await import('./description.tsx')).Description)

export function Reader({ update }: { readonly update: Update }) {
  const read = useReading((reading) => reading.read)
  return read === null ? null : <Description read={read} update={update} />
}
