// Programs do not change their minds: where several picks are one decision, they tick and confirm.
import type { Ask } from '@lorehall/kernel'

/** The ask without what takes a tick back, unless nothing else is possible. */
export function forward(ask: Ask): Ask {
  if (ask.kind !== 'several') return ask
  const options = ask.options.filter(({ manner }) => manner !== 'unticks')
  return options.length === 0 ? ask : { ...ask, options, own: options.length }
}
