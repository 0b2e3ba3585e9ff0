// The question in the text view, with every option as a button; what an option does is the button's description.
import type { Update, WireOption } from '@lorehall/host'
import { type RefObject, useId } from 'react'
import { useHint, useRoutes } from '../../../state/hints.ts'
import { answer, isBusy } from '../../../state/asking.ts'
import { RuleLink } from '../../../table-ui/choices.tsx'
import type { GameTextView, OptionGroup } from '../../../table-ui/text-view.ts'
import { namesOf } from '../../../table-ui/names.ts'
import { pick } from '../../../table-ui/picking.ts'
import { isTicked } from '../../../table-ui/manner.ts'
import { Tale } from '../../../table-ui/tale.tsx'
import { useWords } from '../../../text/language.ts'
import { byWhy } from './by-why.ts'
import { HandRound } from '../asides.tsx'
import { Lift, Settle } from '../settle.tsx'
import { UndoRedo } from '../undo-redo.tsx'
import style from './ask.module.css'

/** Ignores repeated key presses while an answer is on its way. */
function unlessBusy(act: () => void): void {
  if (!isBusy()) act()
}

interface AskProps {
  readonly update: Update
  readonly game: GameTextView
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** The question, or who the table waits for. */
  readonly prompt: string
}

export function Ask({ update, game, heading, prompt }: AskProps) {
  const words = useWords()
  const { t } = words
  return (
    <section className={style['ask']} aria-label={t('words.prompt')} data-part="ask">
      <h2 ref={heading} tabIndex={-1} className={style['prompt']} data-do="prompt">
        {prompt}
      </h2>
      {update.ask !== null && update.ask.tale !== null && (
        <Tale key={update.ask.tale} reader={update} name={update.ask.tale} folded={update.ask.folded} />
      )}
      <UndoRedo update={update} />
      <HandRound update={update} />
      <Settle update={update} />
      <Lift update={update} />
      {/* A new question has new buttons: focus never stays on an option of the last one. */}
      <div key={update.ask?.id ?? 'none'} className={style['groups']}>
        {game.groups(update, words).map((group) => (
          <Group key={group.title} update={update} group={group} game={game} />
        ))}
        <Further update={update} game={game} />
        <Cannot update={update} />
      </div>
    </section>
  )
}

interface GroupProps {
  readonly update: Update
  readonly group: OptionGroup
  readonly game: GameTextView
}

function Group({ update, group, game }: GroupProps) {
  const heading = useId()
  return (
    <div role="group" aria-labelledby={heading} className={style['group']}>
      <h3 id={heading}>{group.title}</h3>
      {group.options.map((option) => (
        <Answer key={option.id} update={update} option={option} game={game} />
      ))}
    </div>
  )
}

interface AnswerProps {
  readonly update: Update
  readonly option: WireOption
  readonly game: GameTextView
}

function Answer({ update, option, game }: AnswerProps) {
  const words = useWords()
  const { t, say } = words
  const id = useId()
  const { effects, ends } = useHint(option)
  const about = option.at === '' || game.isPlain(option) ? null : game.about(update, option.at, words)
  return (
    <div className={style['answer']} data-manner={option.manner}>
      <button
        type="button"
        data-option={option.id}
        data-kind={option.kind}
        data-highlight="true"
        aria-pressed={isTicked(option) ? true : undefined}
        aria-describedby={id}
        onClick={() => unlessBusy(() => pick(option))}
      >
        {say(option.label)}
      </button>
      <p id={id} className={style['told']}>
        {about !== null && <span>{about} </span>}
        {effects.length > 0 && (
          <span>{t('words.effects', { list: effects.map((effect) => `${say(effect)}.`).join(' ') })} </span>
        )}
        {ends && <strong>{t('words.ends')}</strong>}
      </p>
    </div>
  )
}

/** Places that take several answers to reach. A route that begins an action is left out: its first answer is listed. */
function Further({ update, game }: { readonly update: Update; readonly game: GameTextView }) {
  const words = useWords()
  const { t } = words
  const id = useId()
  const near = new Set(update.ask?.options.map(({ at }) => at))
  const routes = Object.entries(useRoutes(update) ?? {}).filter(
    ([at, picks]) => !near.has(at) && namesOf(update.game).begins?.(picks) === undefined,
  )
  if (routes.length === 0) return null
  return (
    <details className={style['more']}>
      <summary>{t('words.further', { n: routes.length })}</summary>
      <div className={style['group']}>
        {routes
          .toSorted(([, a], [, b]) => a.length - b.length)
          .map(([at, picks]) => (
            <div key={at} className={style['answer']}>
              <button
                type="button"
                data-route={at}
                aria-describedby={`${id}${at}`}
                onClick={() => unlessBusy(() => answer(...picks))}
              >
                {t('words.further.go', { place: game.placeName(at, words), steps: picks.length })}
              </button>
              <p id={`${id}${at}`} className={style['told']}>
                {game.about(update, at, words)}
              </p>
            </div>
          ))}
      </div>
    </details>
  )
}

function Cannot({ update }: { readonly update: Update }) {
  const { t, say } = useWords()
  if (update.reasons.length === 0) return null
  return (
    <details className={style['more']}>
      <summary>{t('words.cannot', { n: update.reasons.length })}</summary>
      <ul className={style['reasons']}>
        {byWhy(update.reasons).map(({ labels, why, rule }) => (
          <li key={why}>
            <b>{labels.map(say).join('; ')}</b> {say(why)} <RuleLink rule={rule} />
          </li>
        ))}
      </ul>
    </details>
  )
}
