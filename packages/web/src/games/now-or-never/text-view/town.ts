// A town in the text view: its rows with their villagers, and the unbuilt tiles.
import { amounts, buildingsIn, count, roomIn, rowName, ROWS, saying } from '@lorehall/now-or-never/client'
import type { Update } from '@lorehall/host'
import { listOf, type TextSection } from '../../../table-ui/text-view.ts'
import { capital } from '../../../table-ui/names.ts'
import { nameOf as seatName } from '../../../table-ui/players/seats.ts'
import { factsOf, valuesOf } from '../facts.ts'
import { playerOf } from '../view.ts'
import type { AllWords } from './own.ts'
import { nameOf } from '../cards/names.ts'

function rowLine(update: Update, seat: number, row: number, words: AllWords): string {
  const { t, say } = words
  const facts = factsOf(update)
  const player = facts.state.players[seat]
  const built = player === undefined ? [] : buildingsIn(player, row).map((id) => say(nameOf(id)))
  const worth = valuesOf(update).town[row]
  const lives = player?.housing[row] ?? {}
  return [
    t('words.town.row', {
      row: say(capital(rowName(row))),
      buildings:
        built.length === 0 ? t('words.town.none') : t('words.town.built', { list: listOf(built, words) }),
      lives: t('words.town.lives', { list: say(amounts(lives)) }),
      n: roomIn(facts, seat, row),
    }),
    ...(worth === undefined ? [] : [t('words.town.row.worth', { n: worth.completeVP, set: worth.setVP })]),
  ].join(' ')
}

function tileLine(update: Update, id: string, words: AllWords): string {
  const { t, say } = words
  const values = valuesOf(update)
  return t('words.town.tile', {
    name: say(nameOf(id)),
    cost: say(count(values.buildings[id]?.cost ?? 0, 'coin')),
    text: saying(values, id).map(say).join(' '),
  })
}

export function townSection(update: Update, seat: number, words: AllWords): TextSection[] {
  const { t, say } = words
  const player = playerOf(update, seat)
  if (player === undefined || player.hero === '') return []
  const own = seat === update.eyes
  const tiles = player.grid.filter((id) => id !== '')
  return [
    {
      id: own ? 'town' : `town-${seat}`,
      title: own ? t('words.town') : t('words.town.of', { name: say(seatName(update, seat)) }),
      lines: [
        ...ROWS.map((row) => rowLine(update, seat, row, words)),
        t('words.town.waiting', { list: say(amounts(player.waiting)) }),
      ],
      ...(own
        ? {
            parts: [
              {
                id: 'tiles',
                title: t('words.town.tiles'),
                lines: tiles.map((id) => tileLine(update, id, words)),
              },
            ],
          }
        : {}),
    },
  ]
}
