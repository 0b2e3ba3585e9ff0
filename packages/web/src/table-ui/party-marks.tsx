// The marks of a party: one per seat, or the rival's mark.
import { RivalMark } from '../components/frame-rival.tsx'
import { SeatMark } from '../components/frame-seat.tsx'
import type { Party } from './parties.ts'

export function PartyMarks({ party, size }: { readonly party: Party; readonly size: number }) {
  if (party.rival !== null) return <RivalMark size={size} />
  return party.seats.map((seat) => <SeatMark key={seat} seat={seat} size={size} />)
}
