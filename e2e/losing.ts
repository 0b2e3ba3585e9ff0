// A game of Vindication between bots, stopped where one of them only has to end their turn, before another takes a
// region from them. A person takes over the losing seat.
import { Hall, memoryStore, type Update } from '@lorehall/host'
import { vindication } from '@lorehall/vindication'
import { judge } from '@lorehall/vindication/judge'

/** The bots that the hall puts at an opened record. */
const SEATS = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, kind: 'bot' as const, bot: 'greedy' }))
const SEEDS = ['taken', 'fort', 'inn', 'shrine', 'spire', 'tomb']

interface Viewed {
  readonly regions: readonly { readonly hex: number; readonly owner: number | null }[]
}

const isViewed = (view: unknown): view is Viewed =>
  typeof view === 'object' && view !== null && 'regions' in view

function viewOf({ view }: Update): Viewed {
  if (!isViewed(view)) throw new Error('this is no game of Vindication')
  return view
}

/** The seat that loses a region between the two updates, and the region's hex; null if none does. */
function lossBetween(before: Update, now: Update): { readonly seat: number; readonly hex: number } | null {
  const owners = new Map(viewOf(now).regions.map(({ hex, owner }) => [hex, owner]))
  const lost = viewOf(before).regions.find(
    ({ hex, owner }) => owner !== null && (owners.get(hex) ?? owner) !== owner,
  )
  return lost === undefined || lost.owner === null ? null : { seat: lost.owner, hex: lost.hex }
}

interface Losing {
  readonly record: object
  /** The region that will be lost. */
  readonly hex: number
}

const isRecord = (value: unknown): value is { readonly seats: object[]; readonly entries: unknown[] } =>
  typeof value === 'object' && value !== null && 'seats' in value && 'entries' in value

async function play(seed: string): Promise<Losing | null> {
  const updates: Update[] = []
  const hall = new Hall({
    game: () => Promise.resolve(vindication),
    judge: () => Promise.resolve(judge),
    store: memoryStore(),
    newId: () => seed,
    newSeed: () => seed,
    now: () => 0,
    breathe: () => Promise.resolve(),
  })
  const page = { tell: (update: Update) => void updates.push(update), stopped: () => undefined }
  const { table } = await hall.request(page, 'create', { game: 'vindication', seats: SEATS, seed })
  updates.push(await hall.request(page, 'watch', { table, eyes: null }))
  while (updates.at(-1)?.over !== true) await new Promise((resolve) => setTimeout(resolve))
  const { text } = await hall.request(page, 'export', { table })
  const record: unknown = JSON.parse(text)
  if (!isRecord(record)) throw new Error('this is no record')
  for (const [i, now] of updates.entries()) {
    const before = updates[i - 1]
    const loss = before === undefined ? null : lossBetween(before, now)
    if (before === undefined || loss === null) continue
    // Their last decision before that must be to end their turn, which the person will do.
    const asked = updates.findLast(({ waiting }, j) => j < i && waiting.includes(loss.seat))
    if (asked === undefined || record.entries[asked.entries] !== `${loss.seat} end`) continue
    const seats = record.seats.with(loss.seat, { name: 'Ida', kind: 'person' })
    const { digest: _, ...rest } = { digest: '', ...record }
    return { record: { ...rest, seats, entries: record.entries.slice(0, asked.entries) }, hex: loss.hex }
  }
  return null
}

let known: Promise<Losing> | undefined

/** Finds the game once; it is the same every time. */
export function losing(): Promise<Losing> {
  known ??= find()
  return known
}

async function find(): Promise<Losing> {
  for (const seed of SEEDS) {
    const found = await play(seed)
    if (found !== null) return found
  }
  throw new Error('nobody lost a region')
}
