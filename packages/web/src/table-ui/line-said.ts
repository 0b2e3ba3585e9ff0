// The text of a log line. If a bot acted for a person, the text says so.
import type { LogLine } from '@lorehall/host'
import type { Words } from '../text/language.ts'

export type Line = Pick<LogLine, 'text' | 'standIn'>

export const lineSaid = ({ text, standIn }: Line, { t, say }: Words): string =>
  standIn === undefined ? say(text) : t(`log.bot.${standIn}`, { line: say(text) })
