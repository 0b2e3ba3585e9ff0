// The specialists on everybody's hero boards.
import { lookup } from './lookup.ts'
import { canPay } from './purse.ts'
import type { F } from './step.ts'

/** Every specialist on a board, with its owner; the bot has no seat. */
export function onBoards({ state }: F): { readonly id: string; readonly owner: number | null }[] {
  const seats = state.players.map(({ specialists }, owner) => ({ specialists, owner }))
  const bots = state.bot === null ? [] : [{ specialists: state.bot.specialists, owner: null }]
  return [...seats, ...bots].flatMap(({ specialists, owner }) =>
    specialists.flatMap((hired) => (hired === null ? [] : [{ id: hired.id, owner }])),
  )
}

export const affordable = (f: F, seat: number, id: string): boolean =>
  canPay(f, seat, { coin: lookup.specialist(f, id).use })

export function anyToBorrow(f: F, seat: number): boolean {
  return onBoards(f).some(({ id }) => affordable(f, seat, id))
}
