// Buttons that break the page, each in a different place. They are shown if a test sets a key in local storage.
import { useState } from 'react'

function wanted(): boolean {
  try {
    return localStorage.getItem('breakers-under-test') !== null
  } catch {
    // The browser may forbid storage.
    return false
  }
}

function broken(where: string): never {
  throw new Error(`the ${where} broke`)
}

export function Breakers() {
  const [drawn, setDrawn] = useState(true)
  if (!wanted()) return null
  if (!drawn) broken('drawing')
  return (
    <div role="group" aria-label="Breakers">
      <button type="button" onClick={() => setDrawn(false)}>
        Break the drawing
      </button>
      <button type="button" onClick={() => broken('handler')}>
        Break the handler
      </button>
      <button type="button" onClick={() => void Promise.resolve('promise').then(broken)}>
        Break the promise
      </button>
    </div>
  )
}
