// The options of the next table of a campaign.
import type { Form, GameOptions } from '@lorehall/kernel'

/** The form without the options that the campaign decides. */
export function undecided(form: Form | null, before: GameOptions, next: GameOptions): Form | null {
  if (form === null) return null
  const properties = Object.fromEntries(
    Object.entries(form.options.properties).filter(([name]) => next[name] === before[name]),
  )
  return { ...form, options: { ...form.options, properties } }
}
