// My teleport tokens, where one can be used. Nothing while I have none.
import { useThing } from '../../../table/thing.ts'
import lying from '../../../table/thing.module.css'
import { ICONS } from '../icons/icons.ts'
import { useWords } from '../text/own.ts'
import style from './jewels.module.css'

export function Teleports({ n }: { readonly n: number }) {
  return n === 0 ? null : <Tokens n={n} />
}

function Tokens({ n }: { readonly n: number }) {
  const { t } = useWords()
  const thing = useThing('tokens', t('myths.tokens.n', { n }))
  return (
    <div {...thing} className={`${lying['thing']} ${style['crystals']}`}>
      <svg viewBox="0 0 512 512" width="20" height="20" aria-hidden="true">
        <path d={ICONS['magic-gate']} fill="currentColor" />
      </svg>
      <span aria-hidden>{n}</span>
    </div>
  )
}
