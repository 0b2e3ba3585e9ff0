// The log lines of what a bot did for the player on this page.
import type { LogLine, Update } from '@lorehall/host'

/** Since their own last answer. */
export const playedFor = ({ eyes, lastStoodIn }: Update, log: readonly LogLine[]): readonly LogLine[] =>
  lastStoodIn === null
    ? []
    : log.filter(
        ({ seq, seat, standIn }) => standIn !== undefined && seat === eyes && seq > lastStoodIn.after,
      )
