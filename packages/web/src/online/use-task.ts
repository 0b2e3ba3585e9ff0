// The state of an async action: busy or not, and the error sentence.
import { useState } from 'react'
import { sentenceOf } from '../screens/home/trouble.ts'

export interface Task {
  readonly busy: boolean
  /** A sentence; null if there was no error. */
  readonly trouble: string | null
  readonly run: (task: () => Promise<void>) => void
}

export function useTask(): Task {
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const work = async (task: () => Promise<void>) => {
    setBusy(true)
    setTrouble(null)
    try {
      await task()
    } catch (error) {
      setTrouble(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, trouble, run: (task) => void work(task) }
}
