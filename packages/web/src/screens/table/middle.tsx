// The stage of the table: the ruler, the board below it, and over the board the cards held out to me.
import type { Update } from '@lorehall/host'
import { Suspense } from 'react'
import { Boards } from '../../table-ui/boards.tsx'
import { PlaceOf } from '../../table-ui/drawn.ts'
import { later } from '../../table-ui/later.tsx'
import type { GameParts } from '../../table-ui/parts.ts'
import { Tag } from '../../table-ui/reading/tag.tsx'
import { Ruler } from '../../table-ui/ruler/ruler.tsx'
import { SceneOf } from '../../table-ui/scene.tsx'
import { useWords } from '../../text/language.ts'
import { DiceScene } from './dice/scene.tsx'
import { usePanels } from './panels.ts'
import { keyOf } from './said.ts'
import { useNarrow } from './use-narrow.ts'
import { useRow } from './use-row.ts'
import ruler from '../../table-ui/ruler/ruler.module.css'
import layout from '../../table-ui/layout.module.css'
import style from './table.module.css'

/** Fetched with the first cards held out, and with the first long text. */
const Spread = later(async () => (await import('../../table-ui/cards/spread.tsx')).Spread)
const TalePanel = later(async () => (await import('../../table-ui/tale-panel.tsx')).TalePanel)

/** Opens the window with the scores. */
const why = () => usePanels.getState().toggle('standings')

interface MiddleProps {
  readonly update: Update
  readonly parts: GameParts
}

/** `around`: the update for the ruler. Like everything around the board, it catches up with `update`. */
export function Middle({ update, around, parts }: MiddleProps & { readonly around: Update }) {
  const { t } = useWords()
  const narrow = useNarrow()
  const tale = update.ask?.tale ?? null
  return (
    <main
      className={`${layout['board']} ${style['middle']} ${ruler['stage']}`}
      aria-label={t('table.label')}
      data-stage
    >
      <h1 className="unseen">{t('table.label')}</h1>
      <Ruler update={around} parts={parts} onWhy={narrow ? null : why} />
      <div className={ruler['below']}>
        <Suspense
          fallback={
            <p className={`${layout['loading']} ${style['loading']}`} data-do="laying-out">
              {t('table.loading')}
            </p>
          }
        >
          <Boards update={update} parts={parts} />
        </Suspense>
        <SceneOf update={update} boards={parts.boards} />
        {parts.cards.offered(update).length > 0 && (narrow || !parts.cards.lieOpen(update)) && (
          <HeldOut update={update} parts={parts} />
        )}
        {tale !== null && parts.boards.scene?.(update)?.reads !== true && (
          <TalePanel reader={update} name={tale} folded={update.ask?.folded === true} />
        )}
        <DiceScene parts={parts} />
      </div>
      {!narrow && <Tag update={update} />}
    </main>
  )
}

/** Cards to choose from, with the keys of their options. */
function HeldOut({ update, parts }: MiddleProps) {
  const { items } = useRow(update, parts)
  return (
    <PlaceOf value="board">
      <Spread update={update} parts={parts} letterOf={(option) => keyOf(items, option)} />
    </PlaceOf>
  )
}
