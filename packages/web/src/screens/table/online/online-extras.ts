// Everything that online play adds to the table screen.
import { say, useUnread } from '../../../online/company.ts'
import type { TableExtras } from '../extras.ts'
import { Deeds } from './deeds.tsx'
import { MyClock } from './my-clock.tsx'
import { Over } from './over.tsx'
import { People } from './people.tsx'
import { SeatNote } from './seat-note.tsx'
import { TableChat } from './table-chat.tsx'
import { Tools } from './tools.tsx'
import { useHere } from './use-here.ts'

export const ONLINE_EXTRAS: TableExtras = {
  Tools,
  SeatNote,
  Clock: MyClock,
  Chat: TableChat,
  useUnread,
  Over,
  People,
  Deeds,
  say,
  useHere,
}
