// The answers that are said as buttons beside the question, in the order of their digits.
import type { Update, WireOption } from '@lorehall/host'
import { declinesLast } from '../../table/declines.ts'
import { isQuiet } from '../../table/quiet.ts'

/** Digits there are. */
const DIGITS = 9

/** Options that point at nothing on the table. */
const looseOptions = ({ ask }: Update) => ask?.options.filter(({ at }) => at === '') ?? []

/** Places and cards in sight say themselves; a card that is taken may lie anywhere on the board. */
const saysItself = ({ kind, at }: WireOption) => kind !== 'open' && /^(?:space|region|card):/.test(at)

/** Inside an action the few other answers are said as well as lit. */
function plainlySaid({ ask }: Update): readonly WireOption[] {
  if (ask === null || ask.kind === 'turn') return []
  return ask.options.filter((option) => option.at !== '' && !saysItself(option) && !isQuiet(option))
}

/** All but the end of the turn, which has a key of its own: no digit pressed twice may end it. */
function answersSaid(update: Update | null): readonly WireOption[] {
  if (update === null) return []
  const loose = looseOptions(update).filter(({ kind }) => kind !== 'end')
  return declinesLast([...loose, ...plainlySaid(update)])
}

/** The answer of a digit key. */
export function answerOfDigit(update: Update | null, digit: number): WireOption | undefined {
  return answersSaid(update)[digit - 1]
}

/** The key written on the button of an answer. */
export function keyOf(update: Update, option: WireOption): string | null {
  if (option.kind === 'end') return 'E'
  const i = answersSaid(update).indexOf(option)
  return i < 0 || i >= DIGITS ? null : String(i + 1)
}

/** Every button beside the question: `elsewhere` are answers whose things cannot be seen. */
export function buttonsOf(update: Update, elsewhere: readonly WireOption[]): readonly WireOption[] {
  const ends = looseOptions(update).filter(({ kind }) => kind === 'end')
  return [...declinesLast([...new Set([...answersSaid(update), ...elsewhere])]), ...ends]
}
