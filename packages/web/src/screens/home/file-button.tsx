// A button that asks for a file.
import { type ChangeEvent, useRef } from 'react'

interface FileButtonProps {
  readonly label: string
  readonly className?: string | undefined
  readonly onFile: (file: File) => void
}

export function FileButton({ label, className, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // Choosing the same file again must fire another change event.
    event.target.value = ''
    if (file !== undefined) onFile(file)
  }
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,.txt,application/json,text/plain"
        hidden
        aria-label={label}
        onChange={chosen}
      />
    </>
  )
}
