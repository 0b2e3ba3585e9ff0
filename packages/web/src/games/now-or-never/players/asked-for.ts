// A piece may be meant in several ways: as a slot to be filled, as a token to be used. It is the thing that is
// asked about; where none is, what it is first of all.
import type { Update } from '@lorehall/host'

export function askedFor({ ask, reasons }: Update, [first = '', ...others]: readonly string[]): string {
  const all = [first, ...others].filter((at) => at !== '')
  const pointed = (at: string) => ask?.options.some((option) => option.at === at) === true
  return all.find(pointed) ?? all.find((at) => reasons.some((reason) => reason.at === at)) ?? first
}
