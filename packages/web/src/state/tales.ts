// Long texts, fetched one by one when they are first shown and kept until the page closes.
import type { Update } from '@lorehall/host'
import { create } from 'zustand'
import type { TablePort } from '../host/table-port.ts'
import { HostTrouble } from '../host/trouble.ts'

export type Telling =
  | { readonly is: 'coming' }
  | { readonly is: 'told'; readonly paragraphs: readonly string[] }
  | { readonly is: 'failed'; readonly why: string }

export const COMING: Telling = { is: 'coming' }

/** The eyes and table that read it: a host gives a tale only to eyes that may see it. */
export type Reader = Pick<Update, 'table' | 'game' | 'eyes'>

export const useTales = create<Readonly<Record<string, Telling>>>()(() => ({}))

/** A tale is the same at every table of its game. */
export const keyOf = ({ game }: Reader, name: string) => `${game}/${name}`

export const tellingOf = (reader: Reader, name: string): Telling | undefined =>
  useTales.getState()[keyOf(reader, name)]

/** Fetches once; only a failed fetch is tried again. */
export async function fetchTale(
  port: Pick<TablePort, 'request'>,
  reader: Reader,
  name: string,
): Promise<void> {
  const known = tellingOf(reader, name)
  if (known !== undefined && known.is !== 'failed') return
  const { table, eyes } = reader
  const tell = (telling: Telling) => useTales.setState({ [keyOf(reader, name)]: telling })
  tell(COMING)
  try {
    const { paragraphs } = await port.request('tale', { table, eyes, name })
    tell({ is: 'told', paragraphs })
  } catch (error) {
    tell({ is: 'failed', why: error instanceof HostTrouble ? error.message : String(error) })
  }
}
