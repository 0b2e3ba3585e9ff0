// A list of options: the thing they are about, each option with its effects, and below them what isn't possible and
// why.
import type { Update, WireOption, WireReason } from '@lorehall/host'
import { Fragment, useRef } from 'react'
import { useRoute } from '../state/hints.ts'
import { useSession } from '../state/session/store.ts'
import { useWords, type Words } from '../text/language.ts'
import { type About, unsaid } from './about.ts'
import { AboutWords, Why } from './choices.tsx'
import { Effects } from './effects.tsx'
import { dismiss, possibleAt, type Menu, pick, usePick, walk } from './picking.ts'
import { isQuiet, isTicked } from './manner.ts'
import { once } from './reasons.ts'
import { arrowsAndEscape, useAway, useFocus } from './menu-box.ts'
import { namesOf } from './names.ts'
import { routeSaid } from './route-said.ts'
import { partsOf, thingsOf } from './parts.ts'
import { askedOf } from './turn/asked.ts'
import { loudFirst, sectionsOf } from './turn/sections.ts'
import type { OptionSection } from './turn/checklist.ts'
import style from './choices.module.css'

interface Listed {
  readonly name: string
  readonly sections: readonly OptionSection[]
  readonly reasons: readonly WireReason[]
  /** The thing that all options are about; null in a list about several things. */
  readonly about: About | null
}

function ofThing(update: Update, at: string, words: Words): Listed {
  const { options, reasons } = possibleAt(update, at, null)
  const about = thingsOf(update.game)(update, at, words)
  const sections = loudFirst(options, words.say(namesOf(update.game).quiet))
  return { name: about?.title ?? words.t('table.menu'), sections, reasons, about }
}

const checklistOf = (update: Update, words: Words) =>
  update.eyes === null ? null : (partsOf(update.game)?.turns.checklist(update, words) ?? null)

/** The current options of a part of the turn. */
function ofPart(update: Update, id: string, words: Words): Listed {
  const part = checklistOf(update, words)?.parts.find((one) => one.id === id)
  return {
    name: part?.name ?? words.t('table.menu'),
    sections: loudFirst(part?.options ?? [], words.say(namesOf(update.game).quiet)),
    reasons: part?.reasons ?? [],
    about: null,
  }
}

function ofAnytime(update: Update, words: Words): Listed {
  const { anytime } = askedOf(update, checklistOf(update, words))
  return {
    name: words.t('turn.anytime'),
    sections: anytime?.groups ?? [],
    reasons: anytime?.reasons ?? [],
    about: null,
  }
}

function ofAll(update: Update, { t, say }: Words): Listed {
  const headings = { quiet: say(namesOf(update.game).quiet), anytime: t('turn.anytime') }
  const name = t(update.ask?.aside === true ? 'aside.own' : 'answers.open')
  return { name, sections: sectionsOf(update, headings), reasons: [], about: null }
}

function listedFor(update: Update, menu: Menu, words: Words): Listed {
  if ('at' in menu) return ofThing(update, menu.at, words)
  if ('part' in menu) return ofPart(update, menu.part, words)
  if ('anytime' in menu) return ofAnytime(update, words)
  if ('all' in menu) return ofAll(update, words)
  const reasons = update.reasons.filter(({ id }) => id === menu.reason)
  return { name: words.t('menu.not'), sections: [], reasons, about: null }
}

/** The open menu, if there is one. */
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
  const { name, sections, reasons, about } = listed
  const none = sections.length === 0
  const box = useRef<HTMLDivElement>(null)
  const giveBack = useFocus(box)
  const leave = () => {
    giveBack()
    dismiss()
  }
  useAway(box, dismiss)
  // A card may be as high as the whole menu, so its options come first.
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
      {none && picture}
      <div className={style['list']}>
        {about === null ? (
          <h3 className={style['title']}>{name}</h3>
        ) : (
          <p className={style['about']}>
            {about.picture === undefined ? <AboutWords about={about} /> : <Facts lines={about.lines} />}
          </p>
        )}
        {route !== null && none && (
          <button
            type="button"
            className={style['item']}
            data-option={route.join(' ')}
            onClick={() => {
              leave()
              walk(route)
            }}
          >
            <span className={style['label']}>{routeSaid(update.game, route, words)}</span>
          </button>
        )}
        <Rows sections={sections} single={about !== null} leave={leave} />
        <Reasons reasons={reasons} headed={!none} />
        {none && reasons.length === 0 && route === null && about === null && <p>{t('menu.nothing')}</p>}
      </div>
      {!none && picture}
    </div>
  )
}

interface RowsProps {
  readonly sections: readonly OptionSection[]
  /** All options are about one thing, which is already shown. */
  readonly single: boolean
  /** Called before an option is chosen. */
  readonly leave: () => void
  /** The list is part of the page, not a menu: each row is highlighted, like a thing on the table. */
  readonly highlighted?: boolean
}

/** Longer lists shorten their descriptions to fit into the rail. */
const FEW = 4

/** One row per option, in sections. */
export function Rows({ sections, single, leave, highlighted = false }: RowsProps) {
  const many = sections.flatMap(({ options }) => options).length > FEW
  return sections.map(({ heading, options }, i) => (
    <Fragment key={i}>
      {heading !== null && <p className={style['heading']}>{heading}</p>}
      {options.map((option) => (
        <Row
          key={option.id}
          option={option}
          single={single}
          leave={leave}
          highlighted={highlighted}
          many={many}
        />
      ))}
    </Fragment>
  ))
}

interface RowProps extends Pick<RowsProps, 'single' | 'leave'> {
  readonly option: WireOption
  readonly highlighted: boolean
  readonly many: boolean
}

function Row({ option, single, leave, highlighted, many }: RowProps) {
  const words = useWords()
  const shown = useSession((session) => session.shown)
  const pointed = usePick(({ hover }) => hover !== null && hover === option.at)
  const ticked = isTicked(option)
  const told = ticked || !(single || isQuiet(option))
  const about = shown !== null && told ? thingsOf(shown.game)(shown, option.at, words) : null
  const label = ticked
    ? words.t('answers.chosen', { name: about?.title ?? words.say(option.label) })
    : words.say(option.label)
  // In a list about several things, each row describes its thing.
  const brief = single ? undefined : unsaid(about?.brief, label)
  return (
    <button
      type="button"
      className={style['item']}
      data-option={option.id}
      data-kind={option.kind}
      data-highlight={highlighted ? 'true' : undefined}
      data-many={many}
      data-pointed={pointed ? 'true' : undefined}
      data-chosen={ticked ? 'true' : undefined}
      aria-pressed={ticked ? true : undefined}
      onClick={() => {
        leave()
        pick(option)
      }}
    >
      <span className={style['label']}>{label}</span>
      {brief !== undefined && <span className={style['text']}>{brief}</span>}
      <Effects option={option} />
    </button>
  )
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
