// What a thing on the shared table is, what can be done with it and what that brings, held beside
// it while it is pointed at.
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { ATTRIBUTES, ATTRIBUTES_EN, REGIONS_EN } from '@lorehall/vindication/face'
import { ThingWords } from '../../../table/thing-words.tsx'
import { useWords, type Words } from '../../../text/language.ts'
import { CardFace } from '../cards/card-face.tsx'
import { faceOf } from '../cards/faces.ts'
import type { GameView } from '../view.ts'
import css from './tip.module.css'

export interface Pointed {
  readonly at: string
  readonly box: DOMRect
  /** Which side it is held on, where the thing has one that matters: away from one's own figure. */
  readonly right: boolean | null
}

interface TipProps extends Pointed {
  readonly view: GameView
  readonly names: readonly string[]
}

interface About {
  readonly title: string
  readonly text: string
  readonly more?: ReactNode
}

function isDeck(name: string): name is GameView['decks'][number]['deck'] {
  return ['yellow', 'blue', 'red', 'monsters', 'traits', 'relics'].includes(name)
}

function aboutSpace(n: number, { view, names }: TipProps, { t }: Words): About {
  const standing = view.players.filter(({ space }) => space === n).map(({ seat }) => names[seat] ?? '')
  const title = t(n <= 12 ? 'board.coast' : 'board.space', { n })
  return { title, text: standing.map((name) => t('board.stands', { name })).join(', ') }
}

function aboutRegion(n: number, { view, names }: TipProps, { t, say }: Words): About {
  const { kind, owner } = view.regions[n - 1] ?? { kind: null, owner: null }
  const words = kind === null ? undefined : REGIONS_EN[kind]
  const held =
    owner === null ? null : <p className={css['held']}>{t('board.held', { name: names[owner] ?? '' })}</p>
  if (words === undefined) return { title: t('board.hidden'), text: t('board.hidden.text') }
  return { title: say(words.name), text: say(words.text), more: held }
}

function aboutSphere(name: string, { view, names }: TipProps, { t, say }: Words): About {
  const i = ATTRIBUTES.findIndex((attribute) => attribute === name)
  const words = ATTRIBUTES_EN[name]
  const counts = view.players.map(({ seat, spheres }) =>
    t('board.count', { name: names[seat] ?? '', n: spheres[i] ?? 0 }),
  )
  return { title: say(words?.name ?? name), text: say(words?.text ?? ''), more: <p>{counts.join(' · ')}</p> }
}

function aboutTrigger(id: string, { view }: TipProps, { t, say }: Words): About {
  const face = faceOf(id)
  const trigger = view.triggers.find((one) => one.id === id)
  const name = say(face?.name ?? id)
  const title =
    trigger === undefined ? name : t('board.trigger', { name, now: trigger.now, goal: trigger.goal })
  return { title, text: say(face?.text ?? '') }
}

function aboutDeck(name: string, { view }: TipProps, { t }: Words): About {
  const deck = view.decks.find((one) => one.deck === name)
  const title = isDeck(name) ? t(`board.deck.${name}`) : name
  return { title, text: t('board.deck', { name: title, n: deck?.down ?? 0 }) }
}

function about(props: TipProps, words: Words): About | null {
  const [kind, id = ''] = props.at.split(':')
  if (kind === 'space') return aboutSpace(Number(id), props, words)
  if (kind === 'region') return aboutRegion(Number(id), props, words)
  if (kind === 'sphere') return aboutSphere(id, props, words)
  if (kind === 'trigger') return aboutTrigger(id, props, words)
  if (kind === 'deck') return aboutDeck(id, props, words)
  if (kind === 'figure')
    return { title: words.t('board.figure', { name: props.names[props.view.seat ?? 0] ?? '' }), text: '' }
  return null
}

const GAP = 10

/** Beside the thing, on the side with more room, and always inside the window. */
function place({ box, right: side }: Pointed, width: number): Record<string, string> {
  const { innerWidth, innerHeight } = window
  const roomy = innerWidth - box.right > box.left
  const fits = side === true ? innerWidth - box.right > width + 2 * GAP : box.left > width + 2 * GAP
  const right = side !== null && fits ? side : roomy
  const left = right
    ? Math.min(box.right + GAP, innerWidth - width - GAP)
    : Math.max(GAP, box.left - width - GAP)
  const below = box.top < innerHeight / 2
  const edge = below
    ? { top: `${Math.max(GAP, box.top - 8)}px` }
    : { bottom: `${Math.max(GAP, innerHeight - box.bottom - 8)}px` }
  return { left: `${left}px`, width: `${width}px`, ...edge }
}

export function Tip(props: TipProps) {
  const words = useWords()
  const [kind, id = ''] = props.at.split(':')
  const found = about(props, words)
  const width = Math.min(268, window.innerWidth - 2 * GAP)
  if (kind !== 'card' && found === null) return null
  return createPortal(
    <div
      className={css['tip']}
      data-bare={kind === 'card' ? 'true' : undefined}
      style={place(props, width)}
      role="presentation"
    >
      {kind === 'card' ? <CardFace id={id} size="full" /> : null}
      {found === null ? null : (
        <>
          <h3 className={css['title']}>{found.title}</h3>
          {found.text === '' ? null : <p>{found.text}</p>}
          {found.more}
        </>
      )}
      <ThingWords at={props.at} />
    </div>,
    document.body,
  )
}
