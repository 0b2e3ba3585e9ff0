// Makes an element a thing on the table: its place, highlight, click handling and accessible name. It decides nothing;
// clicks are passed on to `touch`.
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react'
import { useRoute } from '../state/hints.ts'
import { useSession } from '../state/session/store.ts'
import { useWords } from '../text/language.ts'
import { drawn, PlaceOf } from './drawn.ts'
import { highlightAt } from './highlights.ts'
import { touch, usePick } from './picking.ts'
import { isFinger } from './spot.ts'

export interface ThingProps {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly 'data-at': string
  readonly 'data-highlight': 'true' | undefined
  /** Only quiet options or an aside point at it: a faint highlight. */
  readonly 'data-quiet': 'true' | undefined
  /** One of several picks already made. */
  readonly 'data-ticked': 'true' | undefined
  readonly 'aria-pressed': true | undefined
  readonly 'data-why': 'true' | undefined
  readonly 'data-pointed': 'true' | undefined
  readonly role: 'button'
  readonly tabIndex: 0
  readonly 'aria-label': string
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** `whole`: its whole description is visible, so that a finger need not read it first. */
export function useThing(at: string, name: string, whole = false): ThingProps {
  const pointed = usePick((pick) => pick.hover === at)
  const { t, say } = useWords()
  const {
    highlighted: near,
    quiet,
    ticked,
    why,
    says,
    lists,
  } = useSession(({ around }) => highlightAt(around?.update ?? null, at))
  const list = says.map(say).join('; ')
  const far = useRoute(at) !== null
  const highlighted = near || far
  const ref = useRef<HTMLDivElement>(null)
  const place = useContext(PlaceOf)
  useLayoutEffect(() => (ref.current === null ? undefined : drawn.put(at, place, ref.current)), [at, place])
  return {
    ref,
    'data-at': at,
    'data-highlight': highlighted ? 'true' : undefined,
    'data-quiet': near && quiet ? 'true' : undefined,
    'data-ticked': ticked ? 'true' : undefined,
    'aria-pressed': ticked ? true : undefined,
    'data-why': why && !far ? 'true' : undefined,
    'data-pointed': pointed ? 'true' : undefined,
    role: 'button',
    tabIndex: 0,
    'aria-label': [name, ...(lists > 0 ? [t('answers.named', { n: lists, list })] : says.map(say))].join(
      '. ',
    ),
    onClick: (event) => touch(at, isFinger(event) && !whole),
    onKeyDown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.currentTarget.click()
    },
  }
}
