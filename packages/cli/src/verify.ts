// Checks the fair chance of an online table's record, with one sentence per check.
import { type Fair, fairFrom, fairIn, hashOf } from '@lorehall/host/fair'
import { Refusal, Table, type TableRecord } from '@lorehall/kernel'
import { gameNamed, games, named } from '@lorehall/server/games'

export interface Check {
  readonly of: 'hash' | 'chance' | 'replay'
  readonly holds: boolean
  readonly says: string
}

export interface Verified {
  readonly record: TableRecord
  readonly fair: Fair
  readonly checks: readonly Check[]
}

export async function verifyFair(file: string, record: TableRecord): Promise<Verified> {
  const fair = fairIn(record)
  if (fair === null) {
    throw new Refusal(
      'bad-record',
      `${file} says nothing about fair chance; only the record of a finished online table can be verified`,
    )
  }
  return { record, fair, checks: [checkHash(fair), checkChance(record, fair), await checkReplay(record)] }
}

function checkHash({ seed, hash }: Fair): Check {
  const holds = hashOf(seed) === hash
  const says = holds
    ? 'the hash of the seed is the one shown before the first move'
    : 'the hash of the seed differs from the one shown before the first move'
  return { of: 'hash', holds, says }
}

function checkChance(record: TableRecord, fair: Fair): Check {
  const from = fairFrom(record, fair)
  const added = fair.nonces.filter((nonce) => nonce !== null).length
  const made = `come from this seed and the numbers that ${added} of ${fair.nonces.length} seats added`
  if (from === 'start') return { of: 'chance', holds: true, says: `all dice and draws ${made}` }
  if (from === 'carried') {
    const says = `since the table moved online, all dice and draws ${made}; before that, they came from a player's device`
    return { of: 'chance', holds: true, says }
  }
  const says =
    'the dice and draws of this record do not come from this seed and the numbers that the seats added'
  return { of: 'chance', holds: false, says }
}

async function checkReplay(record: TableRecord): Promise<Check> {
  const many = record.entries.length
  const no = (says: string): Check => ({ of: 'replay', holds: false, says })
  if (record.digest === undefined) return no('the record has no digest to compare with')
  try {
    Table.replay(await gameNamed(record.game), record)
  } catch (error) {
    if (error instanceof Refusal) return no(`it can't be replayed: ${error.message}`)
    throw error
  }
  return {
    of: 'replay',
    holds: true,
    says: `replayed by the full rules, its ${many} entries lead to its digest`,
  }
}

export function verifiedLines({ record, fair, checks }: Verified): string[] {
  const { game, seats } = record
  const names = seats.map(({ name }) => name)
  return [
    `${named(game, games).title}: ${names.join(', ')}`,
    ...checks.map(({ holds, says }) => `${holds ? 'holds' : 'FAILS'}  ${says}`),
    '',
    `hash   ${fair.hash}`,
    `seed   ${fair.seed}`,
    ...fair.nonces.map((nonce, seat) => `seat ${seat}  ${nonce ?? '-'}  ${names[seat] ?? ''}`.trimEnd()),
    '',
    'Compare the hash with the one you noted when you took your seat, and check what your own seat added. Only you can confirm that part.',
  ]
}
