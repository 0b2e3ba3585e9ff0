// The picture of a moment: a small landscape with the thing in front, drawn by us. Signs: game-icons.net, CC BY 3.0.
import { RESOURCES } from '@lorehall/heroes/client'
import { RESOURCE_COLOUR, RESOURCE_SIGN } from '../counted.ts'
import { ICONS } from '../icons/icons.ts'
import { TokenSign } from '../pieces/token-signs.tsx'
import { Sign } from '../../../table-ui/stage/sign.tsx'
import { valuesInPlay } from '../cards/box.ts'
import type { Moment } from './moment.ts'
import style from './picture.module.css'

export function Picture({ moment: { kind, token, own } }: { readonly moment: Moment }) {
  const { on = 'land', gives } = valuesInPlay().explorationTokens[token] ?? {}
  const given = RESOURCES.filter((one) => (gives?.[one] ?? 0) > 0)
  return (
    <svg viewBox="0 0 260 196" className={style['picture']} data-on={on} aria-hidden>
      <rect width="260" height="196" className={style['sky']} />
      <circle cx="196" cy="52" r="42" className={style['glow']} />
      <circle cx="196" cy="52" r="26" className={style['sun']} />
      <path d="M22 44q9-9 17 0q8-9 17 0M62 64q7-7 13 0q6-7 13 0" className={style['birds']} />
      {on === 'sea' && kind === 'explore' ? <Waves /> : <Hills />}
      {given.length > 0 ? (
        given.map((one, i) => (
          <g key={one} style={{ color: RESOURCE_COLOUR[one] }}>
            <circle cx={130 + (i - (given.length - 1) / 2) * 74} cy="116" r="34" className={style['coin']} />
            <Sign
              path={RESOURCE_SIGN[one]}
              x={130 + (i - (given.length - 1) / 2) * 74}
              y={116}
              size={44}
              className={style['resource']}
            />
          </g>
        ))
      ) : (
        <g className={style['rise']}>
          <ellipse cx="130" cy="170" rx="58" ry="8" className={style['shadow']} />
          <Thing kind={kind} token={token} own={own} />
        </g>
      )}
    </svg>
  )
}

function Thing({ kind, token, own }: Pick<Moment, 'kind' | 'token' | 'own'>) {
  const where = { x: 130, y: 108, size: 122, className: style['thing'] }
  if (kind === 'explore') return <TokenSign id={token} {...where} />
  if (own !== undefined) return <Sign path={own.sign} {...where} />
  return <Sign path={kind === 'tower' ? ICONS.watchtower : ICONS.castle} {...where} />
}

function Hills() {
  return (
    <>
      <path d="M0 122q44-44 92-14q38-40 86-6q40-26 82 4v90H0Z" className={style['far']} />
      <path d="M0 150q66-34 130-6q70-32 130 2v50H0Z" className={style['near']} />
      <path d="M14 152l12-34l12 34ZM224 158l14-42l14 42Z" className={style['trees']} />
    </>
  )
}

function Waves() {
  return (
    <>
      <path d="M0 118q16-12 32 0t32 0t32 0t32 0t32 0t32 0t32 0t36 0v78H0Z" className={style['far']} />
      <path d="M0 152q20-14 40 0t40 0t40 0t40 0t40 0t60 0v44H0Z" className={style['near']} />
    </>
  )
}
