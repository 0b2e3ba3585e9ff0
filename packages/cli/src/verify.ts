// Fair chance of an online table's record, checked sum by sum, each said in a sentence.
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
      `${file}: there is nothing about fair chance in it; only the record of an online table that is over can be verified`,
    )
  }
  return { record, fair, checks: [checkHash(fair), checkChance(record, fair), await checkReplay(record)] }
}

function checkHash({ seed, hash }: Fair): Check {
  const holds = hashOf(seed) === hash
  const says = holds
    ? 'the seed has the hash that was shown before the first move'
    : 'the seed is not the one whose hash was shown before the first move'
  return { of: 'hash', holds, says }
}

function checkChance(record: TableRecord, fair: Fair): Check {
  const from = fairFrom(record, fair)
  const added = fair.nonces.filter((nonce) => nonce !== null).length
  const made = `comes from that seed and from what ${added} of ${fair.nonces.length} seats added to it`
  if (from === 'start') return { of: 'chance', holds: true, says: `all chance ${made}` }
  if (from === 'carried') {
    const says = `since the table was carried online, all chance ${made}; before, it was somebody's own`
    return { of: 'chance', holds: true, says }
  }
  const says = 'the chance of this record does not come from that seed and from what the seats added to it'
  return { of: 'chance', holds: false, says }
}

async function checkReplay(record: TableRecord): Promise<Check> {
  const many = record.entries.length
  const no = (says: string): Check => ({ of: 'replay', holds: false, says })
  if (record.digest === undefined) return no('the record has no digest to be held against')
  try {
    Table.replay(await gameNamed(record.game), record)
  } catch (error) {
    if (error instanceof Refusal) return no(`it cannot be played again: ${error.message}`)
    throw error
  }
  return {
    of: 'replay',
    holds: true,
    says: `played again by the full rules, ${many} entries lead to the digest`,
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
    'Compare the hash with the one you noted when you sat down, and what your own seat added: that part only you can vouch for.',
  ]
}
