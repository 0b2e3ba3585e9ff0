// The shared things in the text view: the season, the market, the rows, and the current fight.
import {
  amounts,
  bestSum,
  count,
  gearCost,
  offersOf,
  recruitCost,
  villager,
} from '@lorehall/now-or-never/client'
import type { Update } from '@lorehall/host'
import { listOf, type TextSection } from '../../../table-ui/text-view.ts'
import { capital } from '../../../table-ui/names.ts'
import { nameOf as seatName } from '../../../table-ui/players/seats.ts'
import { factsOf, valuesOf } from '../facts.ts'
import { percent } from '../fight/chance.ts'
import { type Choice, type FightFacts, fightOf } from '../fight/fight-facts.ts'
import { playerOf, viewOf } from '../view.ts'
import type { AllWords } from './own.ts'
import { cardSaid } from './people.ts'

export function seasonSection(update: Update, { t, say }: AllWords): TextSection {
  const { season, first } = viewOf(update)
  return {
    id: 'season',
    title: t('words.season'),
    lines: [
      t('words.season.n', { n: season, of: valuesOf(update).setup.seasons }),
      first === update.eyes
        ? t('words.season.first.you')
        : t('words.season.first', { name: say(seatName(update, first)) }),
    ],
  }
}

export function marketSection(update: Update, words: AllWords): TextSection {
  const { t, say } = words
  const facts = factsOf(update)
  const { villagerRow, specialistRow, gearRow } = viewOf(update)
  const seat = update.eyes ?? 0
  const goods = playerOf(update, seat)?.goods
  const gear = [...gearRow.red, ...gearRow.blue].filter((id) => id !== '')
  const priced = (id: string, coins: number) =>
    t('words.costs', { text: cardSaid(update, id, words), coins: say(count(coins, 'coin')) })
  return {
    id: 'market',
    title: t('words.market'),
    lines: [
      t('words.rows.villagers', {
        list: listOf(
          villagerRow.map((good) => say(villager(good))),
          words,
        ),
      }),
      ...(goods === undefined || update.eyes === null
        ? []
        : [t('words.market.best', { n: bestSum(facts, seat, goods) })]),
    ],
    parts: [
      {
        id: 'sales',
        title: t('words.market.sales'),
        lines: offersOf(facts, seat).map((offer) =>
          t('words.market.sale', {
            goods: say(capital(amounts(offer.goods))),
            coins: say(count(offer.coins, 'coin')),
          }),
        ),
      },
      {
        id: 'recruits',
        title: t('words.rows.specialists'),
        lines: specialistRow.map((id) => priced(id, recruitCost(facts, seat, id))),
      },
      {
        id: 'gear',
        title: t('words.rows.gear'),
        lines: gear.map((id) => priced(id, gearCost(facts, id, 0))),
      },
    ],
  }
}

function choiceLine({ option, odds, blow }: Choice, { foe }: FightFacts, words: AllWords): string {
  const { t, say } = words
  const facts = { name: say(foe.name), health: blow?.health ?? 0, hearts: blow?.hearts ?? 0 }
  return t('words.fight.choice', {
    label: say(option.label),
    blow: blow === null ? '' : t('words.fight.blow', facts),
    chance: percent(odds.win, words),
  })
}

export function fightSection(update: Update, words: AllWords): TextSection[] {
  const fight = fightOf(update)
  if (fight === null) return []
  const { t, say } = words
  const { foe, die, faces, choices } = fight
  const up = faces.find((face) => face.die === die)
  return [
    {
      id: 'fight',
      title: t('words.fight'),
      lines: [
        t('words.fight.foe', { name: say(foe.name), n: foe.health, of: foe.of, attack: foe.attack }),
        ...(up === undefined ? [] : [t('words.fight.die', { n: die, face: say(up.name) })]),
        ...choices.map((choice) => choiceLine(choice, fight, words)),
      ],
    },
  ]
}
