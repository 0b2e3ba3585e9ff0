// The table on a desk: everything at once, in one grid.
import type { Update } from '@lorehall/host'
import type { GameParts } from '../../table/parts.ts'
import { OwnArea } from '../../table/players/own-area.tsx'
import { otherSeats } from '../../table/players/seats.ts'
import { useWords } from '../../text/language.ts'
import { useExtras } from './extras.ts'
import { LogPanel } from './log-panel.tsx'
import { Middle } from './middle.tsx'
import { NewsLine } from './news-line.tsx'
import { useChatOpen, usePanels } from './panels.ts'
import { PromptBar } from './prompt-bar.tsx'
import { Rivals } from './rivals.tsx'
import { SeatedOther } from './seated-other.tsx'
import { useRoomy } from './use-narrow.ts'
import room from '../../table/room.module.css'
import style from './table.module.css'

interface DeskProps {
  readonly update: Update
  /** What lies around the board follows it. */
  readonly around: Update
  readonly parts: GameParts
}

export function Desk({ update, around, parts }: DeskProps) {
  const { t } = useWords()
  const log = usePanels((panels) => panels.log)
  const chat = useChatOpen(update.seats.length)
  const extras = useExtras()
  const roomy = useRoomy()
  const others = otherSeats(update)
  // The log stands on the right, so the left takes the odd one.
  const half = Math.ceil(others.length / 2)
  return (
    <div className={style['desk']}>
      <aside className={`${room['side']} ${style['left']}`} aria-label={t('player.others')}>
        {others.slice(0, half).map((seat) => (
          <SeatedOther key={seat} update={around} parts={parts} seat={seat} />
        ))}
        <Rivals update={around} />
        {extras !== null && chat && <extras.Chat />}
      </aside>
      <Middle update={update} parts={parts} />
      {!roomy && (
        <div className={style['news']}>
          <NewsLine />
        </div>
      )}
      <aside className={`${room['side']} ${style['right']}`} aria-label={t('log.title')}>
        {others.slice(half).map((seat) => (
          <SeatedOther key={seat} update={around} parts={parts} seat={seat} />
        ))}
        {log && <LogPanel update={around} parts={parts} />}
      </aside>
      <div className={style['prompt']}>
        <PromptBar update={update} around={around} parts={parts} />
      </div>
      <div className={room['own']}>
        <OwnArea update={around} parts={parts} />
      </div>
    </div>
  )
}
