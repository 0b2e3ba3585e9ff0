// What a bot did for the player who looks, line by line.
import type { LogLine, Update } from '@lorehall/host'

/** Since their own last answer. */
export const playedFor = ({ eyes, lastStoodIn }: Update, log: readonly LogLine[]): readonly LogLine[] =>
  lastStoodIn === null
    ? []
    : log.filter(
        ({ seq, seat, standIn }) => standIn !== undefined && seat === eyes && seq > lastStoodIn.after,
      )
