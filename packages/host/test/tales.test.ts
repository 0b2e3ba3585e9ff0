// Long texts: fetched when they are shown, and only for eyes that may see them.
import { expect, test } from 'vitest'
import { type At, give, look, ME, newHall, talesOf, toyTable, YOU } from './kit.ts'

/** A table in the second round: the stranger has come to the seat that is furthest behind. */
async function strangerComes(fetched: string[] = []): Promise<At> {
  const hall = newHall({ tale: talesOf(fetched) })
  const at = await toyTable([ME, YOU], { options: { story: true }, seed: 'story' }, hall)
  for (const seat of [0, 1]) await give(at, seat, 'tactic:march')
  for (const seat of [0, 1]) await give(at, seat, 'end')
  return at
}

const read = ({ hall, page, table }: At, eyes: number | null, name: string) =>
  hall.request(page, 'tale', { table, eyes, name })

test('an ask names its long text, which is fetched on request', async () => {
  const fetched: string[] = []
  const at = await strangerComes(fetched)
  expect((await look(at, 0)).ask).toMatchObject({ kind: 'story', tale: 'stranger' })
  expect(fetched).toEqual([])
  const { paragraphs } = await read(at, 0, 'stranger')
  expect(paragraphs.length).toBeGreaterThan(0)
  expect(fetched).toEqual(['stranger'])
})

test('eyes whose log names a long text can read it from then on', async () => {
  const at = await strangerComes()
  await give(at, 0, 'refuse')
  for (const eyes of [0, 1, null]) {
    const line = (await look(at, eyes)).log.find(({ tale }) => tale !== null)
    expect(line?.tale).toBe('dusk')
    expect((await read(at, eyes, 'dusk')).paragraphs.length).toBeGreaterThan(0)
  }
})

test('a long text is refused to other eyes with the same sentence as one that does not exist', async () => {
  const fetched: string[] = []
  const at = await strangerComes(fetched)
  const why = (name: string) => `this table has not shown you a text named '${name}'`
  // The results of the choice, the text of another seat's ask, and a name that doesn't exist.
  for (const [eyes, name] of [
    [0, 'thanks'],
    [0, 'dusk'],
    [1, 'stranger'],
    [null, 'stranger'],
    [0, 'constructor'],
  ] as const) {
    await expect(read(at, eyes, name)).rejects.toThrow(why(name))
  }
  expect(fetched).toEqual([])
})

test('a long text is refused again after an undo removed it from the log', async () => {
  const at = await strangerComes()
  await give(at, 0, 'help')
  await read(at, 0, 'thanks')
  // Reading the text was a reveal, so the undo needs consent.
  await at.hall.request(at.page, 'undo', { table: at.table, seat: 0, consent: [1] })
  await expect(read(at, 0, 'thanks')).rejects.toMatchObject({ code: 'bad-request' })
})

test('a hall without long texts says so', async () => {
  const at = await toyTable([ME, YOU], { options: { story: true }, seed: 'story' })
  for (const seat of [0, 1]) await give(at, seat, 'tactic:march')
  for (const seat of [0, 1]) await give(at, seat, 'end')
  await expect(read(at, 0, 'stranger')).rejects.toThrow("there is no text 'stranger' here")
})
