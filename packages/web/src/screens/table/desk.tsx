// The table on a desk: the stage, below it the question and my things, and the rail beside them.
import type { Update } from '@lorehall/host'
import type { GameParts } from '../../table/parts.ts'
import { OwnArea } from '../../table/players/own-area.tsx'
import { Middle } from './middle.tsx'
import { NewsLine } from './news-line.tsx'
import { PromptBar } from './prompt-bar.tsx'
import { Rail } from './rail/rail.tsx'
import { useRoomy } from './use-narrow.ts'
import style from './table.module.css'

interface DeskProps {
  readonly update: Update
  /** What lies around the board follows it. */
  readonly around: Update
  readonly parts: GameParts
}

export function Desk({ update, around, parts }: DeskProps) {
  const roomy = useRoomy()
  return (
    <div className={style['desk']}>
      <Middle update={update} parts={parts} />
      {!roomy && (
        <div className={style['news']}>
          <NewsLine />
        </div>
      )}
      <div className={style['prompt']}>
        <PromptBar update={update} around={around} parts={parts} />
      </div>
      <div className={style['mat']}>
        <OwnArea update={around} parts={parts} />
      </div>
      <Rail update={around} parts={parts} />
    </div>
  )
}
