// The Units in the tray, one by one: whether each goes, and the option that changes that.
import type { Squad } from '@lorehall/heroes/client'
import type { Update, WireOption, WireReason } from '@lorehall/host'

/** One Unit, or several of a squad that are shown as one. */
export interface Place {
  readonly key: string
  readonly squad: Squad
  readonly goes: boolean
  /** How many Units it stands for. */
  readonly n: number
  /** Leaves one behind, or takes one along; null: it can't be changed now. */
  readonly option: WireOption | null
  /** Why not. */
  readonly reason: WireReason | null
}

/** The option that leaves one more of the squad behind, and the one that takes one more along. */
const idsOf = ({ usual, going, stay, take }: Squad) => ({
  fewer: going > usual ? `untick:${take.id}` : stay.id,
  more: going < usual ? `untick:${stay.id}` : take.id,
})

/** With more Units than this, those of a squad that all go, or all stay, are shown as one. */
const MOST = 5

export function placesIn(update: Update, squads: readonly Squad[]): readonly Place[] {
  const whole = squads.reduce((sum, { group }) => sum + group.count, 0)
  return squads.flatMap((squad) => {
    const { fewer, more } = idsOf(squad)
    const { going, group, name } = squad
    const found = (id: string) => ({
      option: update.ask?.options.find((option) => option.id === id) ?? null,
      reason: update.reasons.find((reason) => reason.id === id) ?? null,
    })
    const each = (goes: boolean, n: number): Place[] => {
      const one = { squad, goes, ...found(goes ? fewer : more) }
      if (n === 0) return []
      if (whole > MOST) return [{ ...one, key: `${name} ${goes}`, n }]
      return Array.from({ length: n }, (_, i) => ({ ...one, key: `${name} ${goes} ${i}`, n: 1 }))
    }
    return [...each(true, going), ...each(false, group.count - going)]
  })
}

/** Answers in a row that leave all behind but one Unit of this squad; null: not all of them are possible. */
export function onlyOne(update: Update, squads: readonly Squad[], kept: Squad): readonly string[] | null {
  const picks = squads.flatMap((squad) => {
    const { going, usual, stay, take } = squad
    const leaves = going - (squad === kept ? 1 : 0)
    const more = Math.max(0, Math.min(leaves, going - usual))
    return [
      ...Array.from({ length: more }, () => `untick:${take.id}`),
      ...Array.from({ length: leaves - more }, () => stay.id),
    ]
  })
  const offered = new Set(update.ask?.options.map(({ id }) => id))
  return picks.every((pick) => offered.has(pick)) ? picks : null
}

/** Answers in a row that take everybody along who usually goes. */
export const everyone = ({ ask }: Update): readonly string[] =>
  (ask?.ticked ?? []).map((id) => `untick:${id}`)
