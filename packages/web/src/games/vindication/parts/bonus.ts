// Bonus actions in three groups: useful ones, then recovering blocks, then giving something up for good.
import type { Update, WireOption } from '@lorehall/host'
import { isQuiet } from '../../../table-ui/manner.ts'
import { playerOf } from '../players/player-facts.ts'
import { turnPartOf } from '../turn-parts.ts'

export type Worth = 'useful' | 'home' | 'lost'

/** Recovering blocks from a companion removes it from the party. */
function leaves(update: Update, { at }: WireOption): boolean {
  const party = update.eyes === null ? undefined : playerOf(update, update.eyes)?.party
  return party?.some(({ card }) => at === `card:${card}`) === true
}

function worthOf(update: Update, option: WireOption): Worth {
  if (!isQuiet(option)) return 'useful'
  return option.kind === 'recover' && !leaves(update, option) ? 'home' : 'lost'
}

/** Inside an action, options that aren't quiet answer its question; only quiet ones are bonus actions. */
export function bonusOptions(update: Update): Readonly<Record<Worth, readonly WireOption[]>> {
  const { ask } = update
  const all = (ask?.options ?? []).filter(
    (option) =>
      isQuiet(option) ||
      (ask?.kind === 'turn' && option.kind !== 'end' && turnPartOf(option.kind) === undefined),
  )
  const of = (worth: Worth) => all.filter((option) => worthOf(update, option) === worth)
  return { useful: of('useful'), home: of('home'), lost: of('lost') }
}
