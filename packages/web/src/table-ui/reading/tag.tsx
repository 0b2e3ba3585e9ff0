// The tag: one line next to the thing being read that says what a click does, so that the eye need not travel to the
// reader. Its code is fetched when the player first points at something.
import type { Update } from '@lorehall/host'
import { later } from '../later.tsx'
import { useReading } from './reading.ts'

const Beside = later(async () => (await import('./beside.tsx')).Beside)

export function Tag({ update }: { readonly update: Update }) {
  const read = useReading(({ read, hushed }) => (hushed ? null : read))
  return read === null ? null : <Beside read={read} update={update} />
}
