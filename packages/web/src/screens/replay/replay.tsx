// The replay of a game, through any seat's eyes: the board after every move, and the option to play on from there.
import '../../text/of-chances.ts'
import '../../text/of-replay.ts'
import '../../text/of-table.ts'
import type { Eyes, Update } from '@lorehall/host'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon } from '../../components/icon.tsx'
import { Notices } from '../../components/notices.tsx'
import { TableFile } from '../../components/table-file.tsx'
import { host } from '../../host/client.ts'
import type { TablePort } from '../../host/table-port.ts'
import { tellTrouble } from '../../state/trouble.ts'
import { later } from '../../table-ui/later.tsx'
import { Boards } from '../../table-ui/boards.tsx'
import { useMoments } from '../../table-ui/history.ts'
import { type GameParts, useParts } from '../../table-ui/parts.ts'
import { railStyle } from '../../table-ui/rail-width.ts'
import { begun } from '../../table-ui/rounds.ts'
import { Reader } from '../../table-ui/reading/reader.tsx'
import { Tag } from '../../table-ui/reading/tag.tsx'
import { useReadingEars } from '../../table-ui/reading/use-reading.ts'
import { Ruler } from '../../table-ui/ruler/ruler.tsx'
import { SceneOf } from '../../table-ui/scene.tsx'
import { OtherPlayer } from '../../table-ui/players/other-player.tsx'
import { OwnArea } from '../../table-ui/players/own-area.tsx'
import { otherSeats } from '../../table-ui/players/seats.ts'
import { Status } from '../../table-ui/turn/status.tsx'
import { useWords } from '../../text/language.ts'
import { FileButton } from '../home/file-button.tsx'
import { Trouble } from '../table/trouble.tsx'
import { useNarrow } from '../table/use-narrow.ts'
import { useReplayKeys } from './keys.ts'
import type { PlayOnFrom } from './review/play-on.tsx'
import { SideTabs, useSidePage } from './side-tabs.tsx'
import { Race, ReplayLog } from './side.tsx'
import { PAUSE, type Speed, Transport } from './transport.tsx'
import { usePlaying, useReplay } from './use-replay.ts'
import ruler from '../../table-ui/ruler/ruler.module.css'
import layout from '../../table-ui/layout.module.css'
import style from './replay.module.css'

/** Fetched when it is first opened. */
const Review = later(async () => (await import('./review/review.tsx')).default)

/** Makes a table on this device that continues after `at` moves, against bots of this strength. */
type PlayOnAt = (table: string, ...from: Parameters<PlayOnFrom>) => Promise<string>

/** Where a game is saved, and what may be done with it there. */
export interface ReplaySource {
  readonly port: TablePort
  /** The address of the exit. */
  readonly home: string
  /** The eyes that may be chosen; the first are the default. Null: everyone's. */
  readonly eyes: readonly Eyes[] | null
  /** Branches a table on this device at this move; null until the game is over. */
  readonly branch: ((table: string, at: number) => Promise<string>) | null
  /** The same against bots of this strength, with a seat of one's own. */
  readonly playOn: PlayOnAt | null
  /** The players agreed to end the game before its last move. */
  readonly ended?: boolean
  /** Another button of the top bar. */
  readonly extra?: ReactNode
}

const HERE: ReplaySource = {
  port: host,
  home: '/',
  eyes: null,
  branch: async (table, at) => (await host.request('branch', { table, at })).table,
  playOn: async (table, at, against) => (await host.request('branch', { table, at, against })).table,
}

export default function Replay({ id }: { readonly id: string }) {
  return <ReplayScreen id={id} source={HERE} />
}

interface ReplayScreenProps {
  readonly id: string
  readonly source: ReplaySource
}

export function ReplayScreen({ id, source }: ReplayScreenProps) {
  const { t } = useWords()
  const [eyes, setEyes] = useState<Eyes>(source.eyes?.[0] ?? null)
  const replay = useReplay(id, eyes, source.port)
  const { whole, shown, at, trouble, seek } = replay
  const parts = useParts(whole)
  const moments = useMoments(id, source.port)
  const [speed, setSpeed] = useState<Speed>(2)
  const { playing, toggle, stop } = usePlaying(replay, PAUSE[speed])
  // Seeking by hand stops playback.
  const go = (to: number) => {
    stop()
    seek(to)
  }
  const show = (to: number, by?: Eyes) => {
    go(to)
    if (by !== undefined && (source.eyes === null || source.eyes.includes(by))) setEyes(by)
  }
  const length = whole?.seq ?? 0
  const byTurn = (by: 1 | -1) => {
    const turns = begun(whole?.log ?? [], 'turn', parts?.turns)
    go(
      (by === 1 ? turns.find((seq) => seq > at) : turns.findLast((seq) => seq < at)) ??
        (by === 1 ? length : 0),
    )
  }
  useReplayKeys({ at, length, go, byTurn, toggle })
  if (trouble !== null) return <Trouble why={trouble} />
  return (
    <div className={`${layout['grid']} ${style['replay']}`} style={railStyle(false)}>
      <title>{`${t('replay.title')} · ${t('app.name')}`}</title>
      {whole === null || shown === null || parts === null ? (
        <p role="status" className={`${layout['loading']} ${style['loading']}`}>
          {t('replay.loading')}
        </p>
      ) : (
        <>
          <TopBar source={source} update={shown} parts={parts} eyes={eyes} onEyes={setEyes} onBranch={stop} />
          <Scene
            port={source.port}
            update={shown}
            whole={whole}
            parts={parts}
            over={whole.over || source.ended === true}
            at={at}
            onSeek={go}
            onShow={show}
            playOn={source.playOn}
          />
          <Transport
            at={at}
            length={length}
            moments={moments}
            seats={whole.seats}
            playing={playing}
            speed={speed}
            onSpeed={setSpeed}
            onSeek={go}
            onTurn={byTurn}
            onPlay={toggle}
          />
        </>
      )}
      <Notices atTable />
    </div>
  )
}

interface TopBarProps {
  readonly source: ReplaySource
  readonly update: Update
  readonly parts: GameParts
  readonly eyes: Eyes
  readonly onEyes: (eyes: Eyes) => void
  readonly onBranch: () => void
}

function TopBar({ source, update, parts, eyes, onEyes, onBranch }: TopBarProps) {
  const { t, say } = useWords()
  const [, go] = useLocation()
  const { table, seq, seats } = update
  const { home, port, branch } = source
  const allowed = (seat: Eyes) => source.eyes === null || source.eyes.includes(seat)
  const playOn = () => {
    onBranch()
    return branch?.(table, seq)
      .then((made) => go(`/table/${made}`))
      .catch(tellTrouble)
  }
  const open = async (file: File) => {
    try {
      const [first] = (await host.request('import', { text: await file.text() })).tables
      if (first !== undefined) go(`/replay/${first}`)
    } catch (error) {
      tellTrouble(error)
    }
  }
  return (
    <header className={style['bar']} aria-label={t('replay.top')}>
      <Link href={home} className={style['home']} aria-label={t('replay.home')} title={t('replay.home')}>
        <Icon name="exit-door" size="1.3rem" />
      </Link>
      <h1>{t('replay.title')}</h1>
      <Status update={update} parts={parts} />
      <label className={style['eyes']}>
        <span>{t('replay.eyes')}</span>
        <select
          value={eyes ?? ''}
          data-do="eyes"
          onChange={({ target }) => onEyes(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{t('replay.eyes.nobody')}</option>
          {seats.map(
            ({ name }, seat) =>
              allowed(seat) && (
                <option key={`${seat}${name}`} value={seat}>
                  {say(name)}
                </option>
              ),
          )}
        </select>
      </label>
      <div className={style['deeds']}>
        {branch !== null && (
          <>
            <button
              type="button"
              data-first
              title={t('replay.branch.why')}
              onClick={() => void playOn()}
              data-do="branch"
            >
              {t('replay.branch')}
            </button>
            {source.extra}
            <TableFile port={port} table={table} />
          </>
        )}
        <FileButton label={t('replay.open')} onFile={(file) => void open(file)} />
      </div>
    </header>
  )
}

interface SceneProps {
  readonly port: TablePort
  readonly update: Update
  readonly whole: Update
  readonly parts: GameParts
  readonly over: boolean
  readonly at: number
  readonly onSeek: (at: number) => void
  readonly onShow: (at: number, eyes?: Eyes) => void
  readonly playOn: PlayOnAt | null
}

function Scene({ port, update, whole, parts, over, at, onSeek, onShow, playOn }: SceneProps) {
  const { t } = useWords()
  const narrow = useNarrow()
  const [page, setPage] = useSidePage(over)
  const [open, setOpen] = useState(narrow && page !== 'log')
  const wasNarrow = useRef(narrow)
  useEffect(() => {
    if (wasNarrow.current !== narrow) setOpen(false)
    wasNarrow.current = narrow
  }, [narrow])
  useReadingEars()
  parts.prepare(update)
  const seats = update.eyes === null ? update.seats.map((_, seat) => seat) : otherSeats(update)
  const board = (
    <main
      className={`${layout['board']} ${style['board']} ${ruler['stage']}`}
      aria-label={t('replay.title')}
      data-stage
    >
      <Ruler update={update} parts={parts} onWhy={null} />
      <div className={ruler['below']}>
        <Suspense
          fallback={<p className={`${layout['loading']} ${style['loading']}`}>{t('replay.loading')}</p>}
        >
          <Boards update={update} parts={parts} />
        </Suspense>
        <SceneOf update={update} boards={parts.boards} still />
      </div>
      {!narrow && <Tag update={update} />}
    </main>
  )
  const players = seats.map((seat) => <OtherPlayer key={seat} update={update} parts={parts} seat={seat} />)
  const side = (
    <>
      <Race update={update} port={port} length={whole.seq} />
      {over && <SideTabs page={page} onTurn={setPage} />}
      {page === 'log' ? (
        <ReplayLog reader={whole} port={port} log={whole.log} parts={parts} at={at} onSeek={onSeek} />
      ) : (
        <Review
          page={page}
          port={port}
          update={whole}
          log={whole.log}
          parts={parts}
          at={at}
          length={whole.seq}
          onShow={(to, by) => {
            onShow(to, by)
            // On a phone, the board comes in sight.
            if (narrow && page === 'review') setOpen(false)
          }}
          playOn={playOn === null ? null : (to, against) => playOn(whole.table, to, against)}
        />
      )}
    </>
  )
  if (narrow) {
    return (
      <div className={style['handheld']}>
        {board}
        <button
          type="button"
          className={style['more']}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          data-do="more"
        >
          {t('replay.more')}
        </button>
        {open && (
          <div className={`${layout['sheet']} ${style['sheet']}`} data-page={page}>
            {side}
            {page === 'log' && update.eyes !== null && <OwnArea update={update} parts={parts} />}
            {page === 'log' && players}
          </div>
        )}
      </div>
    )
  }
  return (
    <div className={style['scene']} data-own={update.eyes !== null}>
      {board}
      <div className={style['rail']} data-page={page}>
        <aside className={`${layout['side']} ${style['company']}`} aria-label={t('replay.players')}>
          {players}
        </aside>
        <aside className={style['page']} aria-label={t('replay.log')}>
          {side}
          <Reader update={update} />
        </aside>
      </div>
      {update.eyes !== null && (
        <div className={style['mat']}>
          <OwnArea update={update} parts={parts} />
        </div>
      )}
    </div>
  )
}
