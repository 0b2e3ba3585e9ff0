// A long text on the screen.
import { useEffect } from 'react'
import type { TablePort } from '../host/table-port.ts'
import { useSession } from './session/store.ts'
import { COMING, fetchTale, keyOf, type Reader, type Telling, useTales } from './tales.ts'

/** Fetches the text when it is shown. */
export function useTale(
  reader: Reader,
  name: string,
  by?: TablePort,
): { readonly telling: Telling; readonly again: () => void } {
  const running = useSession((session) => session.port)
  const port = by ?? running
  const telling = useTales((tales) => tales[keyOf(reader, name)])
  const missing = telling === undefined
  const again = () => void fetchTale(port, reader, name)
  useEffect(() => {
    if (missing) again()
  }, [missing, port, reader.table, reader.eyes, name])
  return { telling: telling ?? COMING, again }
}
