// The table on a desktop: the stage, below it the question and my area, and the rail on the right.
import type { Update } from '@lorehall/host'
import { lazy, Suspense } from 'react'
import { useSettings } from '../../state/settings.ts'
import { later } from '../../table-ui/later.tsx'
import { usePick } from '../../table-ui/picking.ts'
import type { GameParts } from '../../table-ui/parts.ts'
import { OwnArea } from '../../table-ui/players/own-area.tsx'
import { railStyle } from '../../table-ui/rail-width.ts'
import { useWords } from '../../text/language.ts'
import { Middle } from './middle.tsx'
import { NewsLine } from './news-line.tsx'
import { usePanels } from './panels.ts'
import { PromptBar } from './prompt-bar.tsx'
import { Rail } from './rail/rail.tsx'
import { useLow, useWide } from './use-narrow.ts'
import style from './table.module.css'

/** Loaded when the player first folds the rail. */
const FoldedRail = lazy(() => import('./rail/folded-rail.tsx').then((file) => ({ default: file.FoldedRail })))

/** Fetched with the first menu. */
const MenuBeside = later(async () => (await import('./menu-beside.tsx')).MenuBeside)

interface DesktopProps {
  readonly update: Update
  /** The update that the parts around the board show. It catches up with `update`. */
  readonly around: Update
  readonly parts: GameParts
}

/** A folded rail opens for the page of options. */
function useRailFolded(): boolean {
  const folded = useSettings((settings) => settings.railFolded)
  const answers = usePanels(({ page }) => page === 'answers')
  return folded && !answers
}

export function Desktop({ update, around, parts }: DesktopProps) {
  const wide = useWide()
  const listing = usePick(({ menu }) => menu !== null)
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
      {!wide && (
        <div className={style['news']}>
          <NewsLine />
        </div>
      )}
      <div className={style['prompt']} data-row>
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
      {listing && <MenuBeside />}
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
