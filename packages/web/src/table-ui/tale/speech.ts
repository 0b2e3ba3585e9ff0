// Reading aloud by the browser. One text is spoken at a time.
import { create } from 'zustand'

/** `text`: what is being spoken; null: nothing. */
export const useSpeech = create<{ readonly text: string | null }>()(() => ({ text: null }))

export const canSpeak = (): boolean => typeof speechSynthesis === 'object'

/** The speeds to choose from. */
export const RATES = [0.8, 1, 1.25] as const

export function hush(): void {
  if (!canSpeak()) return
  useSpeech.setState({ text: null })
  speechSynthesis.cancel()
}

export function speak(text: string, rate: number): void {
  if (!canSpeak()) return
  speechSynthesis.cancel()
  const spoken = new SpeechSynthesisUtterance(text)
  spoken.lang = 'en'
  spoken.rate = rate
  // An event of a text that was stopped comes after the next one has begun.
  const over = () => useSpeech.setState((now) => (now.text === text ? { text: null } : now))
  spoken.addEventListener('end', over)
  spoken.addEventListener('error', over)
  useSpeech.setState({ text })
  speechSynthesis.speak(spoken)
}
