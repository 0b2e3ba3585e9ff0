// The table on a desk: the stage, below it the question and my things, and the rail beside them.
import type { Update } from '@lorehall/host'
import { lazy, Suspense } from 'react'
import { useSettings } from '../../state/settings.ts'
import { usePick } from '../../table/lit.ts'
import type { GameParts } from '../../table/parts.ts'
import { OwnArea } from '../../table/players/own-area.tsx'
import { railStyle } from '../../table/rail-width.ts'
import { useWords } from '../../text/language.ts'
import { Middle } from './middle.tsx'
import { NewsLine } from './news-line.tsx'
import { usePanels } from './panels.ts'
import { PromptBar } from './prompt-bar.tsx'
import { Rail } from './rail/rail.tsx'
import { useLow, useRoomy } from './use-narrow.ts'
import style from './table.module.css'

/** Few put the rail away. */
const FoldedRail = lazy(() => import('./rail/folded-rail.tsx').then((file) => ({ default: file.FoldedRail })))

interface DeskProps {
  readonly update: Update
  /** What lies around the board follows it. */
  readonly around: Update
  readonly parts: GameParts
}

/** Folded by hand it makes way only for a list that was asked for. */
function useRailFolded(): boolean {
  const folded = useSettings((settings) => settings.railFolded)
  const listing = usePick(({ menu }) => menu !== null)
  const answers = usePanels(({ page }) => page === 'answers')
  return folded && !listing && !answers
}

export function Desk({ update, around, parts }: DeskProps) {
  const roomy = useRoomy()
  const low = useLow()
  const rail = useRailFolded()
  const mat = useSettings((settings) => settings.matFolded) || low
  return (
    <div
      className={style['desk']}
      style={railStyle(rail)}
      data-rail={rail ? 'folded' : 'open'}
      data-mat={mat ? 'folded' : 'open'}
    >
      <Middle update={update} around={around} parts={parts} />
      {!roomy && (
        <div className={style['news']}>
          <NewsLine />
        </div>
      )}
      <div className={style['prompt']}>
        <PromptBar update={update} around={around} parts={parts} />
      </div>
      <div className={style['mat']}>
        {!low && <FoldMat folded={mat} />}
        <OwnArea update={around} parts={parts} folded={mat} />
      </div>
      {rail ? (
        <Suspense fallback={null}>
          <FoldedRail update={around} parts={parts} />
        </Suspense>
      ) : (
        <Rail update={around} parts={parts} />
      )}
    </div>
  )
}

function FoldMat({ folded }: { readonly folded: boolean }) {
  const { t } = useWords()
  const set = useSettings((settings) => settings.set)
  return (
    <button
      type="button"
      className={style['fold']}
      aria-expanded={!folded}
      aria-label={t(folded ? 'mat.unfold' : 'mat.fold')}
      title={t(folded ? 'mat.unfold' : 'mat.fold')}
      onClick={() => set({ matFolded: !folded })}
      data-do="fold-mat"
    >
      {folded ? '▴' : '▾'}
    </button>
  )
}
