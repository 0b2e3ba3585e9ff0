// Starts tracking what the player reads, on pages that have a reader.
import { useEffect } from 'react'
import { listenForReading } from './reading.ts'

export function useReadingEars(): void {
  useEffect(() => listenForReading(document), [])
}
