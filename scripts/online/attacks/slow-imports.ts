// Many people from one address import records that take very long to check: thousands of choices, undone and redone
// thousands of times.
import { type Entry, Table } from '@lorehall/kernel'
import { games } from '@lorehall/server/games'
import { ask } from '../caller.ts'
import { type Attack, manyHands, newPerson } from './attack.ts'

const PEOPLE = 17
const CHOICES = 5000
const BACK_AND_FORTH = 4990

async function slowRecord(): Promise<string> {
  const game = await games[0].load()
  const table = new Table(game, { seats: 2, seed: 'slow' })
  const [asked] = table.asks
  const [first] = asked?.options ?? []
  if (asked === undefined || first === undefined) throw new Error('somebody is asked something')
  table.take(asked, first)
  const { digest: _digest, ...record } = table.record()
  const effect = game.play.effects[0]?.id ?? ''
  const choices = Array.from({ length: CHOICES }, (): Entry => ({ choose: 0, effect, choice: 'never' }))
  const undos = Array.from({ length: BACK_AND_FORTH }, (_, i): Entry =>
    i % 2 === 0 ? { undo: 0 } : { redo: 0 },
  )
  return JSON.stringify({ ...record, entries: [...record.entries, ...choices, ...undos] })
}

export const slowImports: Attack = {
  counts: 'records',
  async prepare(target) {
    const tokens: string[] = []
    for (let n = 0; n < PEOPLE; n++) tokens.push(await newPerson(target, `Slow ${n}`))
    const seats = [{ kind: 'open' }, { kind: 'open' }]
    const body = { game: games[0].id, seats, record: await slowRecord() }
    return (tally, stopped) =>
      manyHands(PEOPLE, stopped, async (hand) => {
        const reply = await ask(target, { path: '/tables', token: tokens[hand] ?? '', body }).catch(
          () => null,
        )
        // A record that is refused only after the check took as long as a legal one.
        const checked = reply !== null && reply.status !== 429 && reply.status !== 503
        tally[checked ? 'done' : 'refused']++
        return checked
      })
  },
}
