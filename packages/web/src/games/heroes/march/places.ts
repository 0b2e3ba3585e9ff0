// The Units in the tray, one by one: whether each goes, and the option that changes that.
import type { Squad } from '@lorehall/heroes/client'
import type { Update, WireOption, WireReason } from '@lorehall/host'

/** One Unit, or several of a squad that are shown as one. */
export interface Place {
  readonly key: string
  readonly squad: Squad
  /** Its number among the Units of its squad that are shown. */
  readonly i: number
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

/** Which Units of a squad go, from left to right. */
export type Standing = readonly boolean[]

/** By squad, how its Units stood after the last click on one of them and before it, the latest first. */
export type Clicked = Readonly<Record<string, readonly Standing[]>>

const goingIn = (standing: Standing) => standing.filter(Boolean).length

/** The Unit that was clicked stays behind, and no other one of its kind; without a click, those on the right. */
export function standingOf({ name, group: { count }, going }: Squad, clicked: Clicked): Standing {
  const fits = (one: Standing) => one.length === count && goingIn(one) === going
  return clicked[name]?.find(fits) ?? Array.from({ length: count }, (_, i) => i < going)
}

/** The same after a click on one of its Units. */
export const clickedOn = (squad: Squad, clicked: Clicked, at: number): Clicked => {
  const before = standingOf(squad, clicked)
  return { ...clicked, [squad.name]: [before.map((goes, i) => goes !== (i === at)), before] }
}

export function placesIn(update: Update, squads: readonly Squad[], clicked: Clicked = {}): readonly Place[] {
  const whole = squads.reduce((sum, { group }) => sum + group.count, 0)
  return squads.flatMap((squad) => {
    const { fewer, more } = idsOf(squad)
    const { going, group, name } = squad
    const found = (id: string) => ({
      option: update.ask?.options.find((option) => option.id === id) ?? null,
      reason: update.reasons.find((reason) => reason.id === id) ?? null,
    })
    const place = (goes: boolean, i: number, n: number, key: string): Place[] =>
      n === 0 ? [] : [{ key, squad, i, goes, n, ...found(goes ? fewer : more) }]
    if (whole <= MOST) {
      return standingOf(squad, clicked).flatMap((goes, i) => place(goes, i, 1, `${name} ${i}`))
    }
    return [
      ...place(true, 0, going, `${name} true`),
      ...place(false, 1, group.count - going, `${name} false`),
    ]
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
