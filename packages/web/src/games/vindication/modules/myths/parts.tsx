// Myths & Wonders on the page: the battle board, black blocks around Ronak, teleport tokens and loot.
import type { Update } from '@lorehall/host'
import type { Mark, Marked } from '../../../../table-ui/module-parts.ts'
import type { Words } from '../../../../text/language.ts'
import { offers } from '../../advice/fits.ts'
import { ICONS } from '../../icons/icons.ts'
import type { ModuleParts } from '../../module-parts.ts'
import { BlackBlockAt } from '../../pieces/black-block.tsx'
import { playerOf } from '../../players/player-facts.ts'
import { viewOf } from '../../view.ts'
import { EMBLEM } from './emblems.ts'
import { aboutBattle, aboutTeleports, linesAt } from './about.ts'
import { ART } from './art.ts'
import { BATTLE } from './battle/part.tsx'
import { ADVICE_EN, MYTHS_EN, SOURCES_EN, TERMS_EN } from './en.ts'
import { lootOf } from './loot.ts'
import { wordsOf } from './own.ts'
import { blockedAt, mythsIn } from './seen.ts'
import { Teleports } from './teleports.tsx'
import { TEXT } from './text.ts'

/** On a space, a black block is drawn above the number. */
const drawBlock: NonNullable<Mark['draw']> = ({ x, y, letters }) => (
  <BlackBlockAt x={x + letters * 0.85} y={y - letters * 0.75} small />
)

function marksAt(at: string, marked: Marked, words: Words): readonly Mark[] {
  if (!blockedAt(at, marked)) return []
  return [{ id: 'ronak', said: wordsOf(words).t('myths.space'), draw: drawBlock }]
}

/** The parts of a turn against Ronak. */
function against(update: Update) {
  const view = viewOf(update)
  if (mythsIn(view)?.phase !== 'fight') return null
  const used = playerOf(update, view.turn.seat)?.used ?? []
  const rolled = used.includes('myths/rolled')
  const contributed = rolled || used.includes('myths/contributed')
  return [
    { id: 'activate', done: view.turn.activated || contributed },
    { id: 'contribute', done: contributed },
    { id: 'roll', done: rolled },
  ]
}

/** The options include a step onto a black block. */
const stepsOnBlock = (update: Update) =>
  mythsIn(viewOf(update))?.blocks.some(
    (space) => update.ask?.options.some(({ id }) => id === `move:${space}`) === true,
  ) === true

export const MYTHS: ModuleParts = {
  sources: SOURCES_EN,
  terms: TERMS_EN,
  emblems: EMBLEM,
  art: ART,
  boards: [BATTLE],
  decks: {
    loot: {
      sort: MYTHS_EN['card.deck.loot'],
      section: MYTHS_EN['gallery.shelf'],
      colour: '#2f8f8a',
      sign: ICONS['chest'],
      arms: {
        outline: 'roundel',
        field: '#1f7d79',
        partners: ['#145653', '#2c4d63', '#5fb3a6', '#0f4444', '#7a6a2c'],
      },
    },
  },
  panels: { tokens: Teleports },
  things: { battle: aboutBattle, tokens: aboutTeleports },
  marksAt,
  linesAt,
  piles: (seat, view) => [{ name: MYTHS_EN['myths.loot'], cards: lootOf(view, seat) }],
  offers: { loot: 'held', 'swap-in': 'held' },
  turn: {
    parts: {
      contribute: {
        name: MYTHS_EN['turn.contribute'],
        group: MYTHS_EN['words.group.contribute'],
        sign: ICONS['spiked-dragon-head'],
        kinds: ['contribute'],
      },
      roll: {
        name: MYTHS_EN['turn.roll'],
        group: MYTHS_EN['words.group.roll'],
        sign: ICONS.fist,
        kinds: ['roll'],
      },
    },
    instead: against,
  },
  text: TEXT,
  advice: [
    { id: 'ronak', ...ADVICE_EN.ronak, when: (update) => offers(update, 'prepare'), weight: 13 },
    { id: 'battle', ...ADVICE_EN.battle, when: (update) => offers(update, 'contribute'), weight: 12 },
    { id: 'loot', ...ADVICE_EN.loot, when: (update) => offers(update, 'loot'), weight: 11 },
    { id: 'provoke', ...ADVICE_EN.provoke, when: stepsOnBlock, weight: 5 },
  ],
}
