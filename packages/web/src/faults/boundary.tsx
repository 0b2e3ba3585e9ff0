// Error boundary: a part that fails to render doesn't take the rest of the page down.
import { Component, type ReactNode } from 'react'
import { Link } from 'wouter'
import parts from '../components/frame-parts.module.css'
import { Notices } from '../components/notices.tsx'
import { useWords } from '../text/language.ts'
import { faultSentence, tellFault } from './fault.ts'
import { Offers } from './offers.tsx'
import style from './boundary.module.css'

interface BoundaryProps {
  /** When this changes, rendering is tried again. */
  readonly of: unknown
  /** The content is optional: on an error, show a notice and render nothing. */
  readonly small?: boolean
  readonly children: ReactNode
}

interface BoundaryState {
  readonly of: unknown
  readonly error: unknown
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { of: this.props.of, error: null }

  static getDerivedStateFromError(error: unknown): Pick<BoundaryState, 'error'> {
    // Code may throw undefined or null.
    return { error: error ?? String(error) }
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return of === state.of ? null : { of, error: null }
  }

  override componentDidCatch(error: unknown): void {
    if (this.props.small === true) tellFault(error)
  }

  override render(): ReactNode {
    const { children, small } = this.props
    const { error } = this.state
    if (error === null) return children
    return small === true ? null : <Broken error={error} />
  }
}

/** Shown in place of the part that failed to render. */
function Broken({ error }: { readonly error: unknown }) {
  const { t } = useWords()
  return (
    <>
      <div className={style.broken} role="alert">
        <h1 className={parts.title}>{t('fault.title')}</h1>
        <p className={parts.lead}>{faultSentence(error)}</p>
        <Offers error={error} />
        <Link href="/" className={parts.button}>
          {t('unknown.back')}
        </Link>
      </div>
      <Notices />
    </>
  )
}
