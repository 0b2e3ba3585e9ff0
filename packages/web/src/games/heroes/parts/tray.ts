// The tray of a question about an army: its Units are drawn, not listed.
import type { Update, WireOption } from '@lorehall/host'
import { later } from '../../../table-ui/later.tsx'
import type { Tray } from '../../../table-ui/parts.ts'
import { viewOf } from '../view.ts'

const MarchTray = later(async () => (await import('../march/tray.tsx')).MarchTray)

/** All options but the Regions to go to. */
const draws = ({ kind }: WireOption) => kind !== 'go'

/** The usual width, of five Units. */
const WIDTH = 230

/** Whether the question is who goes, and where to. */
export function isGathering(update: Update): boolean {
  const { move } = viewOf(update)
  return move?.gathering !== undefined && update.ask?.seat === move.seat
}

export const tray = (update: Update): Tray | null =>
  isGathering(update) ? { draws, keyed: false, width: WIDTH, Tray: MarchTray } : null
