// A module for tests, for the page of any game: a lantern on the board, its light on the mat, and texts.
import type { Update } from '@lorehall/host'
import { isRecord } from '@lorehall/kernel'
import type { ModuleParts } from '../../src/table-ui/module-parts.ts'
import { BoardThing } from '../../src/table-ui/stage/board-thing.tsx'
import type { Shape } from '../../src/table-ui/stage/board.ts'
import stage from '../../src/table-ui/stage/stage.module.css'
import { LANTERNS_EN, useWords, wordsOf } from './en.ts'

/** This player's light while it is hidden, otherwise 0. */
function lightOf({ view, eyes }: Update): number {
  const modules = isRecord(view) ? view['modules'] : null
  const highlights = isRecord(modules) ? modules['lanterns'] : null
  const light: unknown = Array.isArray(highlights) ? highlights[eyes ?? -1] : null
  return typeof light === 'string' ? Number(light.replace('light-', '')) : 0
}

function BoardHighlight({ update }: { readonly update: Update }) {
  const { t } = useWords()
  return <output data-light={lightOf(update)}>{t('lanterns.own', { n: lightOf(update) })}</output>
}

export function lanternParts(board: string, at: string): ModuleParts {
  function Lantern({ shape }: { readonly shape: Shape }) {
    const { t } = useWords()
    const [x, y] = [shape.w / 2, shape.h / 2]
    return (
      <BoardThing at={at} name={t('lanterns.board')}>
        <circle cx={x} cy={y} r={shape.w / 40} fill="gold" className={stage['touch']} />
      </BoardThing>
    )
  }
  return {
    layers: { [board]: { over: Lantern, has: (thing) => thing === at } },
    panels: { mat: BoardHighlight },
    things: {
      [at]: (_id, _update, words) => {
        const { t } = wordsOf(words)
        return { title: t('lanterns.board'), text: t('lanterns.text'), lines: [] }
      },
    },
    sources: { light: LANTERNS_EN['lanterns.all'] },
    text: {
      sections: (update, words) => {
        const { t } = wordsOf(words)
        const lines = [t('lanterns.text'), t('lanterns.own', { n: lightOf(update) })]
        return [{ id: 'lanterns', title: t('lanterns.all'), lines }]
      },
    },
  }
}
