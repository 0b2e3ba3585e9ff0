// English: what a Tactic says beside its numbers, with those of the table.
import { nameOf, type Tactic, TACTICS } from '@lorehall/heroes/face'

/** "+2 more against Shield Wall and Outflank.": cards it has the same against are named together. */
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
  if (side === 'both') return notSerfsOnly ? ['Not for an army of Serfs alone.'] : []
  return [`Only for the ${side}${notSerfsOnly ? ', and not for an army of Serfs alone' : ''}.`]
}

/** What it does, then who may play it. */
export const tacticText = (tactic: Tactic): readonly [string, ...string[]] => [
  doesSaid(tactic),
  ...whoSaid(tactic),
]
