// The other people at a table, whose consent an undo may need.
import type { Update } from '@lorehall/host'

/** Their names, in the order of their seats. */
export const otherPeople = ({ seats, eyes }: Pick<Update, 'seats' | 'eyes'>): readonly string[] =>
  seats.flatMap(({ kind, name }, seat) => (kind === 'person' && seat !== eyes ? name : []))
