// Several boards on one stage. One is in front at full height, another is next to it if both can be read, and the
// others are wings: buttons that count the highlighted things on their board.
import type { Update } from '@lorehall/host'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../text/language.ts'
import { arranged, calling, highlightedOn } from './arranged.ts'
import { useFront } from './front.ts'
import type { BoardPart, BoardParts } from './parts.ts'
import { keysElsewhere } from './stage/keys-elsewhere.ts'
import style from './several-boards.module.css'

/** The board that the player put in front, and the question that was open at the time. */
interface Chosen {
  readonly id: string
  /** Undefined: the player hasn't chosen a board yet. */
  readonly ask?: number | null
}

/**
 * A board that has everything the question is about comes to the front by itself, and goes back afterward. A board
 * that the player chose during the question, or pinned, stays. The first board is the default: once a question calls
 * it to the front, the player's earlier choice is forgotten.
 */
function useFrontBoard(update: Update, boards: BoardParts['all'], width: number) {
  const [first] = boards
  const ask = update.ask?.id ?? null
  const [chosen, setChosen] = useState<Chosen>({ id: first.id })
  const [pinned, setPinned] = useState(false)
  const pointed = useFront(({ at }) => (at === null ? undefined : boards.find(({ has }) => has(at))))
  const own = boards.find(({ id }) => id === chosen.id) ?? first
  const calls = pinned || chosen.ask === ask ? undefined : calling(update, boards, own)
  const wanted = pointed ?? calls ?? own
  // The board next to the front board is already visible.
  const front = wanted === arranged(boards, own, width).leaf ? own : wanted
  if (front === first && front === calls && own !== first) setChosen({ id: first.id })
  const choose = (id: string) => setChosen({ id, ask })
  /** Pins the front board, or unpins it. */
  const pin = () => {
    choose(front.id)
    setPinned(!pinned)
  }
  return { front, choose, pinned, pin }
}

interface SeveralBoardsProps {
  readonly update: Update
  readonly boards: BoardParts['all']
}

export function SeveralBoards({ update, boards }: SeveralBoardsProps) {
  const stage = useRef<HTMLDivElement>(null)
  const width = useWidth(stage)
  const { front, choose, pinned, pin } = useFrontBoard(update, boards, width)
  const { leaf, wings } = arranged(boards, front, width)
  useWalk(boards, front, choose)
  return (
    <div ref={stage} className={style['boards']}>
      {/* Before the width is known, the wings would be drawn, and fetched, for nothing. */}
      {width > 0 && wings.length > 0 && (
        <Wings
          update={update}
          boards={wings}
          front={front.id}
          onChoose={choose}
          pinned={pinned}
          onPin={pin}
        />
      )}
      <div className={style['front']}>
        <front.Board key={front.id} update={update} />
      </div>
      {leaf !== undefined && (
        <div className={style['leaf']} style={{ width: leaf.reads }}>
          <leaf.Board key={leaf.id} update={update} />
        </div>
      )}
    </div>
  )
}

function useWidth(stage: RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current: element } = stage
    if (element === null) return undefined
    setWidth(element.clientWidth)
    const seen = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    seen.observe(element)
    return () => seen.disconnect()
  }, [stage])
  return width
}

/** [ and ] switch to the previous or next board, and wrap around. */
function useWalk(boards: BoardParts['all'], front: BoardPart, choose: (id: string) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = event.key === ']' ? 1 : event.key === '[' ? -1 : 0
      if (by === 0 || keysElsewhere(event)) return
      const next = boards.at((boards.indexOf(front) + by) % boards.length)
      if (next !== undefined) choose(next.id)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [boards, front, choose])
}

interface WingsProps {
  readonly update: Update
  readonly boards: readonly BoardPart[]
  readonly front: string
  readonly onChoose: (id: string) => void
  readonly pinned: boolean
  readonly onPin: () => void
}

function Wings({ update, boards, front, onChoose, pinned, onPin }: WingsProps) {
  const { t, say } = useWords()
  return (
    <nav className={style['wings']} aria-label={t('board.boards')}>
      {boards.map((board) => {
        const highlighted = highlightedOn(update, board)
        return (
          <button
            key={board.id}
            type="button"
            className={style['wing']}
            aria-pressed={board.id === front}
            onClick={() => onChoose(board.id)}
            data-board={board.id}
          >
            <span>{say(board.name)}</span>
            {board.Glance !== undefined && (
              <span className={style['glance']} aria-hidden>
                <board.Glance update={update} />
              </span>
            )}
            {highlighted > 0 && <b aria-hidden>{highlighted}</b>}
            {highlighted > 0 && <span className="unseen">{t('sheet.lit', { n: highlighted })}</span>}
          </button>
        )
      })}
      <button
        type="button"
        className={style['pin']}
        aria-pressed={pinned}
        onClick={onPin}
        title={t('board.pin.tip')}
      >
        {t('board.pin')}
      </button>
    </nav>
  )
}
