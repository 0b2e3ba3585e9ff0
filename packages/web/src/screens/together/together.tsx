// The page for playing online: your name, your tables, open tables, and the ways to create and join one.
import '../../text/of-hall.ts'
import { useEffect, useId } from 'react'
import { Link } from 'wouter'
import parts from '../../components/frame-parts.module.css'
import list from '../../components/frame-list.module.css'
import { UNREACHED } from '../../online/api.ts'
import { learnWhoIAm, useIdentity } from '../../online/identity.ts'
import { forgetMine, type Listed, loadMine, loadOpen, useLists, waitsForMe } from '../../online/lists.ts'
import { wake } from '../../online/wake.ts'
import { useSettings } from '../../state/settings.ts'
import { useTurns } from '../../state/turns.ts'
import { useWords } from '../../text/language.ts'
import { Join } from './join.tsx'
import { TableDrawing } from './table-drawing.tsx'
import { TableRows } from './table-rows.tsx'
import style from './together.module.css'
import { Unreached } from './unreached.tsx'
import WaitingTables from './waiting-tables.tsx'

/** Troubles that leave nothing to do on this page. */
const CLOSED: ReadonlySet<string> = new Set([...UNREACHED, 'banned'])

/** The lists are reloaded this often while the page is visible. */
const EVERY = 15_000

function useFreshLists(): void {
  const me = useIdentity((state) => state.me?.id)
  const turns = useTurns((state) => state.tables)
  useEffect(() => {
    const load = () => {
      if (document.visibilityState !== 'visible') return
      void loadOpen()
      if (me === undefined) forgetMine()
      else void loadMine()
    }
    load()
    const timer = setInterval(load, EVERY)
    document.addEventListener('visibilitychange', load)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', load)
    }
  }, [me, turns])
}

function WhoIAm() {
  const { t, say } = useWords()
  const id = useId()
  const me = useIdentity((state) => state.me)
  const bell = useSettings((settings) => settings.bell)
  const set = useSettings((settings) => settings.set)
  if (me === undefined || me === null) return null
  return (
    <div className={style.me}>
      <p>
        {t('together.hello')} <strong>{say(me.name)}</strong>
      </p>
      <Link href="/settings#online" className={style.change}>
        {t('together.rename')}
      </Link>
      <label className={style.bell} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={bell}
          onChange={(event) => set({ bell: event.target.checked })}
        />
        {t('together.bell')}
      </label>
    </div>
  )
}

interface TableListProps {
  readonly title: string
  readonly none: string
  readonly tables: readonly Listed[] | null
}

function TableList({ title, none, tables }: TableListProps) {
  return (
    <section className={style.list} aria-busy={tables === null}>
      <h2 className={parts.heading}>{title}</h2>
      {tables?.length === 0 && <p className={list.none}>{none}</p>}
      {tables !== null && tables.length > 0 && <TableRows tables={tables} />}
    </section>
  )
}

function Shelves() {
  const { t } = useWords()
  useFreshLists()
  const me = useIdentity((state) => state.me)
  const mine = useLists((lists) => lists.mine)
  const open = useLists((lists) => lists.open)
  // Tables that wait for me are at the top of the page (WaitingTables).
  const going = mine?.filter((table) => table.stage !== 'over' && !waitsForMe(table)) ?? null
  const over = mine?.filter(({ stage }) => stage === 'over') ?? []
  return (
    <div className={style.lists}>
      <div className={style.list}>
        <TableList
          title={t('together.mine')}
          none={t(mine?.some(waitsForMe) === true ? 'together.mine.rest' : 'together.mine.none')}
          tables={me === null ? [] : going}
        />
        {over.length > 0 && (
          <details className={style.over}>
            <summary>{t('together.over')}</summary>
            <TableRows tables={over} />
          </details>
        )}
      </div>
      <TableList
        title={t('together.public')}
        none={t('together.public.none')}
        tables={open?.filter(({ yours }) => yours === null) ?? null}
      />
    </div>
  )
}

export default function Together() {
  const { t } = useWords()
  useEffect(() => {
    wake()
    void learnWhoIAm()
  }, [])
  const trouble = useIdentity((state) => state.trouble) ?? null
  const lists = useLists((state) => state.trouble)
  const unreached = [trouble, lists].find((one) => one !== null && CLOSED.has(one.code)) ?? null
  return (
    <div className={style.lobby}>
      <title>{`${t('together.title')} · ${t('app.name')}`}</title>
      <header className={style.head}>
        <div>
          <h1 className={parts.title}>{t('together.title')}</h1>
          <p className={parts.lead}>{t('together.lead')}</p>
        </div>
        <WhoIAm />
      </header>
      {unreached === null ? (
        <>
          <WaitingTables />
          <div className={style.doors}>
            <section className={`${parts.panel} ${style.door} ${style.lit}`}>
              <h2 className={parts.heading}>{t('together.new')}</h2>
              <p className={parts.help}>{t('together.new.help')}</p>
              <Link href="/together/new" className={`${parts.primary} ${style.set}`}>
                {t('together.new.go')}
              </Link>
              <TableDrawing className={style.drawing} />
            </section>
            <Join />
          </div>
          <Shelves />
          <Link href="/verify" className={style.verify}>
            {t('together.verify')}
          </Link>
        </>
      ) : (
        <Unreached
          trouble={unreached}
          onAgain={() => {
            void learnWhoIAm()
            void loadOpen()
          }}
        />
      )}
    </div>
  )
}
