// Everything an online table adds, in one place.
import { call } from '../../../online/api.ts'
import { say, useUnread } from '../../../online/company.ts'
import { clientVersion } from '../../../version.ts'
import type { TableExtras } from '../extras.ts'
import { Chat } from './chat.tsx'
import { Deeds } from './deeds.tsx'
import { MyClock } from './my-clock.tsx'
import { Over } from './over.tsx'
import { People } from './people.tsx'
import { SeatNote } from './seat-note.tsx'
import { Tools } from './tools.tsx'
import { useHere } from './use-here.ts'

export const ONLINE_EXTRAS: TableExtras = {
  Tools,
  SeatNote,
  Clock: MyClock,
  Chat,
  useUnread,
  Over,
  People,
  Deeds,
  report: (table, text) =>
    call('report', { table, text, client: clientVersion() }).then(({ report }) => report),
  say,
  useHere,
}
