// Bots never untick: in a decision of several picks, they tick and confirm.
import type { Ask } from '@lorehall/kernel'

/** The ask without the options that untick, unless there are no others. */
export function forward(ask: Ask): Ask {
  if (ask.kind !== 'several') return ask
  const options = ask.options.filter(({ manner }) => manner !== 'unticks')
  return options.length === 0 ? ask : { ...ask, options, own: options.length }
}
