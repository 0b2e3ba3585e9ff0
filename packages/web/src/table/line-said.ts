// A line of the log as it is read, with a word where a bot did it for a person.
import type { LogLine } from '@lorehall/host'
import type { Words } from '../text/language.ts'

export type Line = Pick<LogLine, 'text' | 'standIn'>

export const lineSaid = ({ text, standIn }: Line, { t, say }: Words): string =>
  standIn === undefined ? say(text) : t(`log.bot.${standIn}`, { line: say(text) })
