// Parts that all forms of the hall share.
import { useWords } from '../text/language.ts'
import parts from './frame-parts.module.css'

/** The error of a form, announced to screen readers; nothing if there is none. */
export function Wrong({ sentence }: { readonly sentence: string | null }) {
  const { say } = useWords()
  return (
    sentence !== null && (
      <p className={parts.trouble} role="alert">
        {say(sentence)}
      </p>
    )
  )
}

interface NameInputProps {
  readonly id: string
  readonly name: string
  readonly describedBy?: string
  readonly onName: (name: string) => void
}

/** The name others see: never blank, and short enough for a seat. */
export function NameInput({ id, name, describedBy, onName }: NameInputProps) {
  return (
    <input
      id={id}
      className={parts.input}
      value={name}
      required
      maxLength={24}
      pattern=".*\S.*"
      autoComplete="nickname"
      aria-describedby={describedBy}
      onChange={(event) => onName(event.target.value)}
    />
  )
}
