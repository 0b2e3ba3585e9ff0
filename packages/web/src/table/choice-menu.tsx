// A small menu on a thing: what it is, every option that points at it, with what it would do, and
// below them what cannot be done and why.
import type { WireOption, WireReason } from '@lorehall/host'
import { Fragment, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useRoute } from '../state/hints.ts'
import { useSession } from '../state/session.ts'
import { useWords } from '../text/language.ts'
import type { About } from './about.ts'
import { AboutWords, Effects, Why } from './choices.tsx'
import style from './choices.module.css'
import { useHolds } from './hold.ts'
import { dismiss, litAt, pick, usePick, walk } from './lit.ts'
import { arrowsAndEscape, useAway, useFocus, useInside } from './menu-box.ts'
import { namesOf } from './names.ts'
import { thingsOf } from './parts.ts'
import { isQuiet } from './manner.ts'
import { inOrder } from './touched.ts'

interface ChoiceMenuProps {
  readonly name: string
  readonly options: readonly WireOption[]
  readonly reasons: readonly WireReason[]
  readonly x: number
  readonly y: number
  readonly onClose: () => void
  /** The thing whose menu it is; a list of many things has none. */
  readonly about?: About | null
  /** Answers in a row that lead there. */
  readonly route?: readonly string[] | null
  /** What stands over some of the options of a list, by their ids. */
  readonly headings?: ReadonlyMap<string, string>
}

/** One line a reason, however many things it speaks of. */
function once(reasons: readonly WireReason[]): readonly WireReason[] {
  return reasons.filter((reason, i) => reasons.findIndex(({ why }) => why === reason.why) === i)
}

export function ChoiceMenu({
  name,
  options,
  reasons,
  x,
  y,
  onClose,
  about = null,
  route = null,
  headings,
}: ChoiceMenuProps) {
  const { t, say } = useWords()
  const game = useSession((session) => session.shown?.game)
  const { loud, quiet } = inOrder(options)
  const box = useRef<HTMLDivElement>(null)
  useInside(box, x, y)
  const giveBack = useFocus(box)
  const leave = () => {
    giveBack()
    onClose()
  }
  useAway(box, onClose)
  return createPortal(
    <div
      ref={box}
      role="dialog"
      aria-label={name}
      tabIndex={-1}
      data-menu
      data-pictured={about?.picture === undefined ? undefined : 'true'}
      className={style['menu']}
      onKeyDown={(event) => arrowsAndEscape(event, leave)}
    >
      {about?.picture !== undefined && <div className={style['picture']}>{about.picture}</div>}
      <div className={style['list']}>
        {about !== null && (about.picture === undefined || about.lines.length > 0) && (
          <p className={style['about']}>
            {about.picture === undefined ? <AboutWords about={about} /> : <Facts lines={about.lines} />}
          </p>
        )}
        {route !== null && (
          <button
            type="button"
            className={style['item']}
            data-option={route.join(' ')}
            onClick={() => {
              leave()
              walk(route)
            }}
          >
            <span className={style['label']}>{t('table.route')}</span>
          </button>
        )}
        <Items options={loud} about={about} leave={leave} headings={headings} />
        {headings === undefined && quiet.length > 0 && loud.length > 0 && (
          <p className={style['heading']}>{say(namesOf(game).quiet)}</p>
        )}
        <Items options={quiet} about={about} leave={leave} headings={headings} />
        {reasons.length > 0 && options.length > 0 && <p className={style['heading']}>{t('menu.not')}</p>}
        {once(reasons).map((reason) => (
          <div key={reason.id} className={style['dead']}>
            <Why reason={reason} />
          </div>
        ))}
      </div>
    </div>,
    document.body,
  )
}

interface ItemsProps {
  readonly options: readonly WireOption[]
  readonly about: About | null
  readonly leave: () => void
  readonly headings: ReadonlyMap<string, string> | undefined
}

function Items({ options, about, leave, headings }: ItemsProps) {
  const words = useWords()
  const shown = useSession((session) => session.shown)
  // In a list of many things each says what it is, where one may not know.
  const briefOf = (option: WireOption) =>
    about === null && shown !== null && !isQuiet(option)
      ? thingsOf(shown.game)(shown, option.at, words)?.brief
      : undefined
  return options.map((option) => {
    const brief = briefOf(option)
    const heading = headings?.get(option.id)
    return (
      <Fragment key={option.id}>
        {heading !== undefined && <p className={style['heading']}>{heading}</p>}
        <button
          type="button"
          className={style['item']}
          data-option={option.id}
          onClick={() => {
            leave()
            pick(option)
          }}
        >
          <span className={style['label']}>{words.say(option.label)}</span>
          {brief !== undefined && <span className={style['text']}>{brief}</span>}
          <Effects option={option} />
        </button>
      </Fragment>
    )
  })
}

function Facts({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className={style['fact']}>
      {line}
    </span>
  ))
}

/** A finger is told of menus; a mouse reads of them where it points. */
function useHoldTip(): void {
  useEffect(() => {
    if (!matchMedia('(any-pointer: coarse)').matches) return undefined
    const teaching = import('./hold-tip.ts').then(({ teachHolding }) => teachHolding())
    return () => void teaching.then((end) => end())
  }, [])
}

/** The menu of the thing that was touched or asked about last. */
export function PickMenu() {
  useHolds()
  useHoldTip()
  const menu = usePick((pick) => pick.menu)
  return menu === null ? null : <MenuOf key={menu.at} {...menu} />
}

function MenuOf({ at, x, y }: { readonly at: string; readonly x: number; readonly y: number }) {
  const words = useWords()
  const shown = useSession((session) => session.shown)
  const route = useRoute(at)
  if (shown === null) return null
  const lit = litAt(shown, at, route)
  const told = thingsOf(shown.game)(shown, at, words)
  if (lit.options.length + lit.reasons.length === 0 && lit.route === null && told === null) return null
  return (
    <ChoiceMenu
      name={told?.title ?? words.t('table.menu')}
      about={told}
      {...lit}
      x={x}
      y={y}
      onClose={dismiss}
    />
  )
}
