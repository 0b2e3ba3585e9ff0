// Long texts, fetched by name.
import { taleIn } from '@lorehall/host/tales'
import { filesOf, filesWith } from '@lorehall/now-or-never/tales'

export const taleOf = (name: string): Promise<readonly string[]> => taleIn(filesWith(name), name)

/** Fetches all texts of a chapter, for play without a connection. */
export async function fetchTales(chapter: string): Promise<void> {
  await Promise.all(filesOf(chapter).map((fetch) => fetch()))
}
