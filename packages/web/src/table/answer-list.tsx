// A list of answers: what the thing is they are about, every one with what it would do, and below them what
// cannot be done and why.
import type { Update, WireOption, WireReason } from '@lorehall/host'
import { Fragment, useEffect, useRef } from 'react'
import { useRoute } from '../state/hints.ts'
import { useSession } from '../state/session.ts'
import { useWords, type Words } from '../text/language.ts'
import { type About, unsaid } from './about.ts'
import { AboutWords, Effects, Why } from './choices.tsx'
import { useHolds } from './hold.ts'
import { dismiss, litAt, type Menu, pick, usePick, walk } from './lit.ts'
import { declinesLast, isQuiet } from './manner.ts'
import { arrowsAndEscape, useAway, useFocus } from './menu-box.ts'
import { namesOf } from './names.ts'
import { partsOf, thingsOf } from './parts.ts'
import { inOrder } from './touched.ts'
import style from './choices.module.css'

interface Listed {
  readonly name: string
  readonly options: readonly WireOption[]
  readonly reasons: readonly WireReason[]
  /** The thing they are all about; a list of many things has none. */
  readonly about: About | null
  /** What stands over some of the options, by their ids. */
  readonly headings: ReadonlyMap<string, string>
}

const NO_HEADINGS: ReadonlyMap<string, string> = new Map()

function ofThing(update: Update, at: string, words: Words): Listed {
  const { options, reasons } = litAt(update, at, null)
  const about = thingsOf(update.game)(update, at, words)
  return { name: about?.title ?? words.t('table.menu'), options, reasons, about, headings: NO_HEADINGS }
}

/** What a part of the turn offers now. */
function ofPart(update: Update, id: string, words: Words): Listed {
  const list = partsOf(update.game)?.turns.checklist(update, words)
  const part = list?.parts.find((one) => one.id === id)
  const listing = part ?? list?.beside
  const groups =
    listing === undefined || listing === null
      ? []
      : 'groups' in listing
        ? listing.groups
        : [{ heading: null, options: listing.options }]
  const headings = groups.flatMap(({ heading, options: [first] }) =>
    heading === null || first === undefined ? [] : [[first.id, heading] as const],
  )
  return {
    name: listing?.name ?? words.t('table.menu'),
    options: groups.flatMap(({ options }) => options),
    reasons: listing?.reasons ?? [],
    about: null,
    headings: new Map(headings),
  }
}

function ofAll({ ask }: Update, { t }: Words): Listed {
  const options = declinesLast(ask?.options ?? [])
  const name = t(ask?.aside === true ? 'aside.own' : 'answers.open')
  return { name, options, reasons: [], about: null, headings: NO_HEADINGS }
}

function listedFor(update: Update, menu: Menu, words: Words): Listed {
  if ('at' in menu) return ofThing(update, menu.at, words)
  if ('part' in menu) return ofPart(update, menu.part, words)
  if ('all' in menu) return ofAll(update, words)
  const reasons = update.reasons.filter(({ id }) => id === menu.reason)
  return { name: words.t('menu.not'), options: [], reasons, about: null, headings: NO_HEADINGS }
}

/** What was touched and asks which, where there is anything to say of it. */
export function MenuList() {
  const menu = usePick((pick) => pick.menu)
  const shown = useSession((session) => session.shown)
  if (menu === null || shown === null) return null
  return <Open key={JSON.stringify(menu)} menu={menu} update={shown} />
}

function Open({ menu, update }: { readonly menu: Menu; readonly update: Update }) {
  const words = useWords()
  const { t } = words
  const route = useRoute('at' in menu ? menu.at : '')
  const listed = listedFor(update, menu, words)
  const { name, options, reasons, about, headings } = listed
  const box = useRef<HTMLDivElement>(null)
  const giveBack = useFocus(box)
  const leave = () => {
    giveBack()
    dismiss()
  }
  useAway(box, dismiss)
  // A card may be as high as the list has room: what can be done with it comes first.
  const picture = about?.picture !== undefined && <div className={style['picture']}>{about.picture}</div>
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={name}
      tabIndex={-1}
      data-menu
      className={style['menu']}
      onKeyDown={(event) => arrowsAndEscape(event, leave)}
    >
      {options.length === 0 && picture}
      <div className={style['list']}>
        {about === null ? (
          <h3 className={style['title']}>{name}</h3>
        ) : (
          <p className={style['about']}>
            {about.picture === undefined ? <AboutWords about={about} /> : <Facts lines={about.lines} />}
          </p>
        )}
        {route !== null && options.length === 0 && (
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
        <Rows options={options} headings={headings} single={about !== null} leave={leave} />
        <Reasons reasons={reasons} headed={options.length > 0} />
        {options.length + reasons.length === 0 && route === null && about === null && (
          <p>{t('menu.nothing')}</p>
        )}
      </div>
      {options.length > 0 && picture}
    </div>
  )
}

interface RowsProps {
  readonly options: readonly WireOption[]
  readonly headings: ReadonlyMap<string, string>
  /** They are all about one thing, which is shown already. */
  readonly single: boolean
  /** Before one of them is picked. */
  readonly leave: () => void
  /** They stand open by themselves: each shines, as on the table. */
  readonly lit?: boolean
}

/** Rows that find room in the rail with all their words. */
const FEW = 4

/** What one came for first, then what is always possible. */
export function Rows({ options, headings, single, leave, lit = false }: RowsProps) {
  const { say } = useWords()
  const game = useSession((session) => session.shown?.game)
  const { loud, quiet } = inOrder(options)
  const rows = (list: readonly WireOption[]) =>
    list.map((option) => {
      const heading = headings.get(option.id)
      return (
        <Fragment key={option.id}>
          {heading !== undefined && <p className={style['heading']}>{heading}</p>}
          <Row option={option} single={single} leave={leave} lit={lit} many={options.length > FEW} />
        </Fragment>
      )
    })
  return (
    <>
      {rows(loud)}
      {headings.size === 0 && quiet.length > 0 && loud.length > 0 && (
        <p className={style['heading']}>{say(namesOf(game).quiet)}</p>
      )}
      {rows(quiet)}
    </>
  )
}

interface RowProps extends Pick<RowsProps, 'single' | 'leave'> {
  readonly option: WireOption
  readonly lit: boolean
  readonly many: boolean
}

function Row({ option, single, leave, lit, many }: RowProps) {
  const words = useWords()
  const shown = useSession((session) => session.shown)
  const pointed = usePick(({ hover }) => hover !== null && hover === option.at)
  // In a list of many things each says what it is, where one may not know.
  const brief =
    single || shown === null || isQuiet(option)
      ? undefined
      : unsaid(thingsOf(shown.game)(shown, option.at, words)?.brief, words.say(option.label))
  return (
    <button
      type="button"
      className={style['item']}
      data-option={option.id}
      data-kind={option.kind}
      data-lit={lit ? 'true' : undefined}
      data-many={many}
      data-pointed={pointed ? 'true' : undefined}
      onClick={() => {
        leave()
        pick(option)
      }}
    >
      <span className={style['label']}>{words.say(option.label)}</span>
      {brief !== undefined && <span className={style['text']}>{brief}</span>}
      <Effects option={option} />
    </button>
  )
}

/** One line a reason, however many things it speaks of. */
function once(reasons: readonly WireReason[]): readonly WireReason[] {
  return reasons.filter((reason, i) => reasons.findIndex(({ why }) => why === reason.why) === i)
}

function Reasons({ reasons, headed }: { readonly reasons: readonly WireReason[]; readonly headed: boolean }) {
  const { t } = useWords()
  return (
    <>
      {headed && reasons.length > 0 && <p className={style['heading']}>{t('menu.not')}</p>}
      {once(reasons).map((reason) => (
        <div key={reason.id} className={style['dead']}>
          <Why reason={reason} />
        </div>
      ))}
    </>
  )
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

/** Things are held, or touched with the other button. */
export function useMenus(): void {
  useHolds()
  useHoldTip()
}
