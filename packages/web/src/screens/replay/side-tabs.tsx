// The pages next to a replay: the log, and after the game its review and its puzzles.
import { useState } from 'react'
import { useWords } from '../../text/language.ts'
import style from './side.module.css'

const PAGES = ['log', 'review', 'puzzles'] as const
export type SidePage = (typeof PAGES)[number]

/** The page that the address names, at first. A game that goes on has only its log. */
export function useSidePage(over: boolean): [SidePage, (page: SidePage) => void] {
  const wanted = new URLSearchParams(location.search).get('page')
  const [page, setPage] = useState<SidePage>(() => PAGES.find((one) => one === wanted) ?? 'log')
  return [over ? page : 'log', setPage]
}

interface SideTabsProps {
  readonly page: SidePage
  readonly onTurn: (page: SidePage) => void
}

export function SideTabs({ page, onTurn }: SideTabsProps) {
  const { t } = useWords()
  return (
    <nav className={style['tabs']} aria-label={t('replay.pages')}>
      {PAGES.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === page}
          onClick={() => onTurn(one)}
          data-do={`${one}-page`}
        >
          {t(`replay.page.${one}`)}
        </button>
      ))}
    </nav>
  )
}
