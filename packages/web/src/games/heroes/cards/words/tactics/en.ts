// English: the text of a Tactic in addition to its numbers, which come from the table's values.
import { type Tactic, TACTICS } from '@lorehall/heroes/client'
import { nameOf } from '../../names.ts'

/** "+2 more against Shield Wall and Outflank.": cards with the same bonus share a sentence. */
function againstSaid({ against }: Tactic): string[] {
  const more = [...new Set(TACTICS.map((id) => against[id] ?? 0))].filter((n) => n > 0)
  return more.map((n) => {
    const cards = TACTICS.filter((id) => against[id] === n).map(nameOf)
    return `+${n} more against ${cards.join(' and ')}.`
  })
}

function doesSaid(tactic: Tactic): string {
  const { vp, cancels, conscripts, spares } = tactic
  const said = againstSaid(tactic)
  if (cancels !== null) said.push(`Cancels ${nameOf(cancels)}.`)
  if (conscripts > 0) said.push(`Up to ${conscripts} of your Units from adjacent Regions join the Battle.`)
  if (spares > 0) said.push(`If you lose, your Damage is ${spares} lower.`)
  if (vp < 0) said.push(`Costs you ${-vp} ${vp === -1 ? 'point' : 'points'}.`)
  return said.join(' ')
}

function whoSaid({ side, notSerfsOnly }: Tactic): string[] {
  if (side === 'both') return notSerfsOnly ? ['Can’t be played by an army of only Serfs.'] : []
  return [`Only for the ${side}${notSerfsOnly ? ', and not for an army of only Serfs' : ''}.`]
}

/** Its effect, then the condition for playing it, if any. */
export const tacticText = (tactic: Tactic): readonly [string, ...string[]] => [
  doesSaid(tactic),
  ...whoSaid(tactic),
]
