// A button that asks once more in its own place, with “no” focused.
import { useId, useState } from 'react'
import style from './two-step.module.css'

interface TwoStepProps {
  readonly label: string
  /** The label for screen readers, with the name of the person. */
  readonly about: string
  readonly question: string
  readonly yes: string
  readonly no: string
  readonly className: string | undefined
  readonly onYes: () => void
}

export function TwoStep({ label, about, question, yes, no, className, onYes }: TwoStepProps) {
  const id = useId()
  const [asks, setAsks] = useState(false)
  if (!asks) {
    return (
      <button type="button" className={className} aria-label={about} onClick={() => setAsks(true)}>
        {label}
      </button>
    )
  }
  const close = (act?: () => void) => () => {
    setAsks(false)
    act?.()
  }
  return (
    <span role="group" aria-labelledby={id} className={style['asks']}>
      <span id={id} role="alert">
        {question}
      </span>
      <button type="button" className={className} autoFocus onClick={close()}>
        {no}
      </button>
      <button type="button" className={className} onClick={close(onYes)}>
        {yes}
      </button>
    </span>
  )
}
