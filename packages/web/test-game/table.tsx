// The toy's parts of the table screen.
import type { Update } from '@lorehall/host'
import type { About } from '../src/table-ui/about.ts'
import type { GameParts, Touches } from '../src/table-ui/parts.ts'
import type { ScoreOf } from '../src/table-ui/score.ts'
import type { Checklist } from '../src/table-ui/turn/checklist.ts'
import type { Words } from '../src/text/language.ts'
import { Table, Tray } from './board.tsx'
import { lookOf } from './cards.ts'
import { NAMES_EN, TABLE_EN } from './en.ts'
import { CountsOf, Own, Whole } from './players.tsx'
import { COIN, DIE } from './signs.ts'
import { wordsOf } from './text.ts'
import { viewOf } from './view.ts'

function thing(update: Update, at: string, words: Words): About {
  const { t, say } = wordsOf(words)
  const look = lookOf(at.replace('card:', ''))
  if (look !== undefined) return { title: say(look.name), text: say(look.text.join(' ')), lines: [] }
  if (at === 'deck') return { title: t('toy.deck'), text: '', lines: [] }
  if (at === 'goods') return { title: t('toy.goods'), text: '', lines: [] }
  const { die } = viewOf(update)
  const shows = die === 0 ? t('toy.die.none') : t('toy.die.shows', { n: die })
  if (at === 'die') return { title: t('toy.die'), text: shows, lines: [] }
  const seat = Number(at.replace('seat:', ''))
  return { title: say(update.seats[seat]?.name ?? ''), text: '', lines: [] }
}

/** The one item of a turn: its actions. */
function checklist(update: Update, words: Words): Checklist {
  const { actions, turn } = viewOf(update)
  const { t } = wordsOf(words)
  const left = t('toy.actions.left', { n: actions })
  return {
    parts: [
      {
        id: 'actions',
        name: t('toy.actions'),
        sign: DIE,
        done: actions === 0,
        note: left,
        options: [],
        reasons: [],
      },
    ],
    beside: null,
    inside: turn !== update.eyes,
  }
}

/** Says how many points this player gained or lost in others' turns. */
const touchesBetween: Touches = (before, now, words) => {
  const me = now.eyes ?? -1
  const gained = (viewOf(now).seats[me]?.points ?? 0) - (viewOf(before).seats[me]?.points ?? 0)
  if (gained === 0) return []
  const { t } = wordsOf(words)
  const text = t(gained > 0 ? 'toy.touch.gain' : 'toy.touch.loss', { n: Math.abs(gained) })
  return [{ text, at: null, grave: gained < 0 }]
}

/** There are no races: the player with the most points wins. Gems count at the end. */
const toyStanding: ScoreOf = (update, seat, words) => {
  const { t } = wordsOf(words)
  const { round } = viewOf(update)
  const gems = update.standing
    .filter((score) => score.seat === seat)
    .flatMap(({ lines }) => lines.filter(({ what }) => what === 'gems'))
  return {
    races: [],
    won: '',
    ends: { said: t('toy.ends', { n: round }), ways: [] },
    aims: [],
    pace: null,
    added: update.over ? [] : gems.map(({ what, points }) => ({ what, points, why: '' })),
  }
}

const PIPS = [1, 2, 3, 4, 5, 6].map((n) => ({ text: String(n), colour: '#1c1307' }))

export const PARTS: GameParts = {
  names: NAMES_EN,
  prepare: () => undefined,
  boards: {
    all: [
      { id: 'table', name: TABLE_EN['toy.board'], Board: Table, has: (at) => at.startsWith('seat:') },
      { id: 'tray', name: TABLE_EN['toy.tray'], Board: Tray, has: (at) => at === 'die' || at === 'deck' },
    ],
    scene: null,
    thing,
  },
  players: { OwnCounts: CountsOf, Own, OwnLine: CountsOf, Other: CountsOf, Whole },
  score: {
    points: (update, seat) => viewOf(update).seats[seat]?.points ?? 0,
    sign: COIN,
    ruler: (update, words) => ({
      most: 12,
      step: 2,
      notches: [],
      ends: wordsOf(words).t('toy.ends', { n: viewOf(update).round }),
    }),
    standing: async () => toyStanding,
  },
  turns: {
    at: (update) => {
      const { turn, round } = viewOf(update)
      return { seat: turn, n: round, round, last: null }
    },
    checklist,
    isDone: (update) => viewOf(update).actions === 0,
    begins: ({ type }) => (type === 'round' ? 'round' : null),
  },
  telling: {
    news: async () => () => [],
    touches: async () => touchesBetween,
    cause: () => ({ card: null, place: null }),
  },
  cards: { look: lookOf, offered: () => [], lieOpen: () => false },
  chance: {
    dice: ({ type, die }) => (type === 'rolled' ? [{ dark: false, faces: PIPS, up: Number(die) - 1 }] : []),
    outcome: () => '',
    drawn: () => null,
  },
}
