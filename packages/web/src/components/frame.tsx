// The frame around every screen except a table: logo, navigation, notices, footer.
import { type MouseEvent, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { useTurns } from '../state/turns.ts'
import type { TextKey } from '../text/en.ts'
import { useWords } from '../text/language.ts'
import { Emblem } from './frame-emblem.tsx'
import style from './frame.module.css'
import { Notices } from './notices.tsx'

const TOGETHER = '/together'

const WAYS: readonly { readonly to: string; readonly key: TextKey }[] = [
  { to: '/', key: 'nav.home' },
  { to: TOGETHER, key: 'online.nav' },
  { to: '/rules', key: 'nav.rules' },
  { to: '/gallery', key: 'nav.gallery' },
  { to: '/settings', key: 'nav.settings' },
  { to: '/about', key: 'nav.about' },
]

/** How many tables wait for me. */
function Waiting() {
  const { t } = useWords()
  const n = useTurns(({ tables }) => tables.length)
  if (n === 0) return null
  return (
    <span className={style.waiting}>
      <span aria-hidden="true">{n}</span>
      <span className="unseen">
        ({n === 1 ? t('online.nav.waiting.one') : t('online.nav.waiting.many', { n })})
      </span>
    </span>
  )
}

/** Is the page at this link or below it? Lobbies, verifying and recovery count as part of playing together. */
function isThere(path: string, to: string): boolean {
  if (path === to || path.startsWith(`${to}/`)) return true
  return to === TOGETHER && /^\/(t|verify|recover)(\/|$)/.test(path)
}

export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useWords()
  const [path] = useLocation()
  const main = useRef<HTMLElement>(null)
  const last = useRef(path)

  // Scroll a new screen to the top and move the focus there.
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    // With a hash in the address, the screen scrolls by itself.
    if (location.hash !== '') return
    scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [path])

  const skip = (event: MouseEvent) => {
    event.preventDefault()
    main.current?.focus()
  }

  return (
    <div className={style.frame}>
      <a className={style.skip} href="#main" onClick={skip}>
        {t('nav.skip')}
      </a>
      <header className={style.header}>
        <div className={style.bar}>
          <Link href="/" className={style.sign} aria-label={t('app.name')}>
            <Emblem size={36} />
            <span className={style.name}>{t('app.name')}</span>
          </Link>
          <nav aria-label={t('nav.label')}>
            <ul className={style.ways}>
              {WAYS.map(({ to, key }) => (
                <li key={to}>
                  <Link href={to} className={style.way} aria-current={isThere(path, to) ? 'page' : undefined}>
                    {t(key)}
                    {to === TOGETHER && <Waiting />}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <main id="main" ref={main} tabIndex={-1} className={style.main}>
        {/* The frame stays while a screen is being fetched. */}
        <Suspense fallback={<p className={style.wait}>{t('app.loading')}</p>}>{children}</Suspense>
      </main>
      <footer className={style.footer}>
        <span>{t('app.unofficial')}</span>
        <Link href="/about" className={style.about}>
          {t('nav.about')}
        </Link>
      </footer>
      <Notices />
    </div>
  )
}
