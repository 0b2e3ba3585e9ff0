// Your own teleport tokens. Draws nothing while you have none.
import type { Update } from '@lorehall/host'
import { useThing } from '../../../../table-ui/thing.ts'
import lying from '../../../../table-ui/thing.module.css'
import { ICONS } from '../../icons/icons.ts'
import { viewOf } from '../../view.ts'
import { tokensOf } from './loot.ts'
import { useWords } from './own.ts'
import style from './teleports.module.css'

export function Teleports({ update, seat }: { readonly update: Update; readonly seat: number }) {
  const n = tokensOf(viewOf(update), seat)
  return n === 0 ? null : <Tokens n={n} />
}

function Tokens({ n }: { readonly n: number }) {
  const { t } = useWords()
  const thing = useThing('tokens', t('myths.tokens.n', { n }))
  return (
    <div {...thing} className={`${lying['thing']} ${style['tokens']}`}>
      <svg viewBox="0 0 512 512" width="20" height="20" aria-hidden="true">
        <path d={ICONS['magic-gate']} fill="currentColor" />
      </svg>
      <span aria-hidden>{n}</span>
    </div>
  )
}
