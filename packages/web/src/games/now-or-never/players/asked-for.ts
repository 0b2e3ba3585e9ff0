// A piece can have several meanings: a slot to fill, a token to use. A click means the one the question is about,
// otherwise the first.
import type { Update } from '@lorehall/host'

export function askedFor({ ask, reasons }: Update, [first = '', ...others]: readonly string[]): string {
  const all = [first, ...others].filter((at) => at !== '')
  const pointed = (at: string) => ask?.options.some((option) => option.at === at) === true
  return all.find(pointed) ?? all.find((at) => reasons.some((reason) => reason.at === at)) ?? first
}
