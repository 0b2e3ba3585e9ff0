// Whether a player may ask the coach.
import type { Update } from '@lorehall/host'

/** Not spectators, and not at a table made without the coach. */
export const mayAsk = ({ eyes, coach, over }: Update) => eyes !== null && coach !== false && !over
