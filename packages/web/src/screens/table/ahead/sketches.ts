// Tables at which a player tries out a plan, by their ids and addresses.

/** Whether the table is a copy to plan at. */
export const isSketch = (table: string) => table.startsWith('ahead-')

/** The address of the copy, which knows the way back. */
export const sketchPath = (table: string, from: string) => `/table/${table}?of=${encodeURIComponent(from)}`

/** The address of the game that the copy on screen was made of. */
export function pathBack(): string {
  const of = new URLSearchParams(location.search).get('of') ?? ''
  // Only addresses of this client.
  return /^\/(?:table|t)\/[\w-]+$/.test(of) ? of : '/'
}
