// The journal of a campaign online, as this player may read it.
import { useEffect } from 'react'
import { call } from '../../online/api.ts'
import { learnWhoIAm } from '../../online/identity.ts'
import { remote } from '../../online/remote-port.ts'
import { asTrouble } from '../../online/trouble.ts'
import { isGone } from '../../online/lobby.ts'
import type { JournalSource } from './chapters.ts'
import { JournalScreen } from './journal.tsx'

const source: JournalSource = {
  port: remote,
  home: (table) => `/t/${table}`,
  async find(table) {
    try {
      const { after, yours } = await call('room', { table })
      return { after, eyes: yours }
    } catch (error) {
      if (isGone(asTrouble(error))) return null
      throw error
    }
  },
}

export default function OnlineJournal({ id }: { readonly id: string }) {
  useEffect(() => void learnWhoIAm(), [])
  return <JournalScreen id={id} source={source} />
}
