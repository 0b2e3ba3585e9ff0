// The answers that are said as buttons beside the question, in the order of their digits.
import type { Update, WireOption } from '@lorehall/host'
import { declinesLast, endsTurn, isQuiet } from '../../table/manner.ts'
import type { GameParts } from '../../table/parts.ts'

/** Digits there are. */
const DIGITS = 9

/** Options that point at nothing on the table. */
const looseOptions = ({ ask }: Update) => ask?.options.filter(({ at }) => at === '') ?? []

/** What shows itself need not be said. */
type Shows = Pick<GameParts, 'showsItself'>

/** Inside an action the few other answers are said as well as lit. */
function plainlySaid({ ask }: Update, { showsItself }: Shows): readonly WireOption[] {
  if (ask === null || ask.kind === 'turn') return []
  return ask.options.filter((option) => option.at !== '' && !showsItself(option) && !isQuiet(option))
}

/** All but the end of the turn, which has a key of its own: no digit pressed twice may end it. */
function answersSaid(update: Update, parts: Shows): readonly WireOption[] {
  const loose = looseOptions(update).filter((option) => !endsTurn(option))
  return declinesLast([...loose, ...plainlySaid(update, parts)])
}

/** The answer of a digit key. */
export function answerOfDigit(update: Update, parts: Shows, digit: number): WireOption | undefined {
  return answersSaid(update, parts)[digit - 1]
}

/** The key written on the button of an answer. */
export function keyOf(update: Update, parts: Shows, option: WireOption): string | null {
  if (endsTurn(option)) return 'E'
  const i = answersSaid(update, parts).indexOf(option)
  return i < 0 || i >= DIGITS ? null : String(i + 1)
}

/** Every button beside the question: `elsewhere` are answers whose things cannot be seen. */
export function buttonsOf(
  update: Update,
  parts: Shows,
  elsewhere: readonly WireOption[],
): readonly WireOption[] {
  const ends = looseOptions(update).filter(endsTurn)
  return [...declinesLast([...new Set([...answersSaid(update, parts), ...elsewhere])]), ...ends]
}
