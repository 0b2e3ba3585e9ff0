// Puzzles from a finished game: positions in which one option was clearly best. The player looks at the board, chooses,
// and reads what the bot expects of each option.
import type { CounselOption, Eyes, Review, ReviewDecision, Update } from '@lorehall/host'
import { useEffect, useState } from 'react'
import { useWords } from '../../../text/language.ts'
import { Ring } from '../../table/lesson/ring.tsx'
import { Expected } from './expected.tsx'
import { rounded } from './said.ts'
import style from './review.module.css'

interface PuzzlesProps {
  readonly review: Review
  readonly update: Update
  readonly onShow: (at: number, eyes?: Eyes) => void
}

export function Puzzles({ review, update, onShow }: PuzzlesProps) {
  const { t } = useWords()
  const [n, setN] = useState(0)
  /** The id of the option that was chosen first, by the number of the puzzle. */
  const [tries, setTries] = useState<Readonly<Record<number, string>>>({})
  const puzzles = review.puzzles.flatMap((i) => review.decisions[i] ?? [])
  const puzzle = puzzles[n]
  const seq = puzzle?.seq
  const seat = puzzle?.seat
  useEffect(() => {
    if (seq !== undefined) onShow(seq, seat)
    // Only a new puzzle moves the board.
  }, [seq, seat])
  if (puzzle === undefined) {
    return (
      <section className={style['review']} data-do="puzzles">
        <p>{t('puzzles.none')}</p>
      </section>
    )
  }
  const solved = puzzles.filter(({ options: [best] }, i) => best !== undefined && tries[i] === best.id).length
  return (
    <section className={style['review']} data-do="puzzles">
      <p>
        {t('puzzles.at', { n: n + 1, all: puzzles.length, round: puzzle.round })} ·{' '}
        {t('puzzles.score', { n: solved, all: Object.keys(tries).length })}
      </p>
      <One
        key={n}
        puzzle={puzzle}
        update={update}
        tried={tries[n] ?? null}
        onTry={(id) => setTries({ ...tries, [n]: id })}
      />
      <p className={style['play']}>
        <button type="button" disabled={n === 0} onClick={() => setN(n - 1)}>
          {t('puzzles.back')}
        </button>
        <button
          type="button"
          disabled={n + 1 >= puzzles.length}
          onClick={() => setN(n + 1)}
          data-do="next-puzzle"
        >
          {t('puzzles.next')}
        </button>
      </p>
    </section>
  )
}

interface OneProps {
  readonly puzzle: ReviewDecision
  readonly update: Update
  readonly tried: string | null
  readonly onTry: (id: string) => void
}

/** The order of the labels says nothing about which option is best. */
const inOrder = (options: readonly CounselOption[]) =>
  options.toSorted((a, b) => (a.label < b.label ? -1 : a.label > b.label ? 1 : 0))

function One({ puzzle, update, tried, onTry }: OneProps) {
  const { t, say } = useWords()
  const { options, chosen } = puzzle
  const [best] = options
  const option = options.find(({ id }) => id === tried)
  const played = options.find(({ id }) => id === chosen)
  const name = say(update.seats[puzzle.seat]?.name ?? '')
  if (best === undefined) return null
  return (
    <>
      <h3>{say(puzzle.prompt)}</h3>
      <p>{t('puzzles.task', { name })}</p>
      <ul className={style['choices']}>
        {inOrder(options).map(({ id, label }) => (
          <li key={id} data-best={tried !== null && id === best.id}>
            <button
              type="button"
              aria-pressed={id === tried}
              disabled={tried !== null}
              onClick={() => onTry(id)}
              data-do="puzzle-option"
            >
              {say(label)}
            </button>
          </li>
        ))}
      </ul>
      <div role="status" data-do="puzzle-told">
        {option !== undefined && (
          <>
            <p>
              <b>
                {option === best
                  ? t('puzzles.right')
                  : t('puzzles.wrong', { n: rounded(best.gain - option.gain) })}
              </b>
            </p>
            {option !== best && <p>{t('puzzles.best', { label: say(best.label) })}</p>}
            <Expected option={best} />
            {option !== best && <Expected option={option} />}
            {played !== undefined && <p>{t('puzzles.played', { name, label: say(played.label) })}</p>}
          </>
        )}
      </div>
      {tried !== null && <Ring at={best.at} option={null} />}
    </>
  )
}
