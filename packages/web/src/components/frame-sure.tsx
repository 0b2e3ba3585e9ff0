// A button for an irreversible action: it asks first, with “no” focused.
import { useId, useRef } from 'react'
import parts from './frame-parts.module.css'
import style from './frame-sure.module.css'

interface SureProps {
  readonly label: string
  readonly question: string
  readonly no: string
  readonly yes: string
  readonly disabled?: boolean
  /** The caller closes the question, because some actions keep the page busy until they are done. */
  readonly onYes: (close: () => void) => void
}

export function Sure({ label, question, no, yes, disabled = false, onYes }: SureProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  return (
    <>
      <button
        type="button"
        className={parts.danger}
        disabled={disabled}
        onClick={() => dialog.current?.showModal()}
      >
        {label}
      </button>
      <dialog ref={dialog} className={style.sure} aria-labelledby={id}>
        <p id={id}>{question}</p>
        <div className={style.ways}>
          <button type="button" className={parts.button} autoFocus onClick={close}>
            {no}
          </button>
          <button type="button" className={parts.danger} onClick={() => onYes(close)}>
            {yes}
          </button>
        </div>
      </dialog>
    </>
  )
}
