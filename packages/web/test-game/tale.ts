// The toy's long texts by name, for the worker's host and for a server.
import { Refusal } from '@lorehall/kernel'
import { toyTales } from '@lorehall/kernel/testing'

export async function toyTale(name: string): Promise<readonly string[]> {
  const [, fetch] = Object.entries(toyTales).find(([known]) => known === name) ?? []
  if (fetch === undefined) throw new Refusal('bad-request', `the toy has no text named '${name}'`)
  return (await fetch()).TALE
}
