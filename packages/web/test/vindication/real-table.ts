// A real table with two players, as its first seat sees it.
import { type Client, Hall, memoryStore, type Update } from '@lorehall/host'
import type { GameOptions } from '@lorehall/kernel'
import { vindication } from '@lorehall/vindication'
import { judge } from '@lorehall/vindication/judge'

const nobody: Client = { tell: () => undefined, stopped: () => undefined }

export async function tableWith(options: GameOptions): Promise<Update> {
  const hall = new Hall({
    game: () => Promise.resolve(vindication),
    judge: () => Promise.resolve(judge),
    store: memoryStore(),
    newId: () => 'table',
    newSeed: () => 'things',
    now: () => 0,
    breathe: () => Promise.resolve(),
  })
  const seats = [
    { name: 'Ada', kind: 'person' },
    { name: 'Ben', kind: 'person' },
  ] as const
  await hall.request(nobody, 'create', { game: 'vindication', seats, options })
  return hall.request(nobody, 'watch', { table: 'table', eyes: 0 })
}
