// The journal of a campaign on this device.
import { host } from '../../host/client.ts'
import type { JournalSource } from './chapters.ts'
import { JournalScreen } from './journal.tsx'

const source: JournalSource = {
  port: host,
  home: (table) => `/table/${table}`,
  async find(table) {
    const { tables } = await host.request('tables', {})
    const found = tables.find(({ id }) => id === table)
    if (found === undefined) return null
    // Several people share what all of them may read.
    const people = found.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
    return { after: found.after, eyes: people.length === 1 ? (people[0] ?? null) : null }
  },
}

export default function Journal({ id }: { readonly id: string }) {
  return <JournalScreen id={id} source={source} />
}
