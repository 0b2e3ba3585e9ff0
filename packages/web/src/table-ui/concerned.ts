// The other players that an option does something for or to: its effects begin with their names, as log lines do.
import type { Update } from '@lorehall/host'

export function concernedBy(
  effects: readonly string[],
  { seats, eyes }: Pick<Update, 'seats' | 'eyes'>,
): readonly number[] {
  // "Ada Lee" is not meant where "Ada" stands before another word, so longer names go first.
  const names = seats
    .map(({ name }, seat) => ({ name, seat }))
    .toSorted((a, b) => b.name.length - a.name.length)
  const seatOf = (effect: string) => names.find(({ name }) => effect.startsWith(`${name} `))?.seat
  const found = new Set(effects.flatMap((effect) => seatOf(effect) ?? []))
  return [...found].filter((seat) => seat !== eyes)
}
