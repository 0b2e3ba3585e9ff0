// A page that has a reader listens for what is pointed at.
import { useEffect } from 'react'
import { listenForReading } from './reading.ts'

export function useReadingEars(): void {
  useEffect(() => listenForReading(document), [])
}
