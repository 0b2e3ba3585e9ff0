// The text view of the current Battle: both sides' Strength line by line, and the Tactics once revealed.
import type { Update } from '@lorehall/host'
import { lineSaid, type SideView } from '../battle/lines.ts'
import type { TextSection } from '../../../table-ui/text-view.ts'
import { valuesOf } from '../facts.ts'
import { regionName } from '../pieces/region-name.ts'
import { whoIs } from '../players/who.ts'
import { playerOf, viewOf } from '../view.ts'
import type { AllWords } from './own.ts'
import { nameOf } from '../cards/names.ts'

function sideLine(update: Update, side: SideView, attacks: boolean, words: AllWords): string {
  const { t, say } = words
  const faction = valuesOf(update).factions[playerOf(update, side.seat)?.faction ?? '']
  const list = side.lines.map(({ what, n }) => `${lineSaid(what, faction, words)} ${n}`).join(', ')
  return t(attacks ? 'words.battle.attacks' : 'words.battle.defends', {
    name: say(whoIs(update, side.seat)),
    n: side.total,
    list,
  })
}

function tacticLine(update: Update, { seat, tactic, cancelled }: SideView, { t, say }: AllWords): string[] {
  if (tactic === '') return []
  const card = say(nameOf(tactic))
  const said = t('battle.tactic.shown', { name: say(whoIs(update, seat)), card })
  return [cancelled ? `${said}, ${t('battle.cancelled')}` : said]
}

export function battleSection(update: Update, words: AllWords): TextSection[] {
  const { battle } = viewOf(update)
  if (battle === null) return []
  const { attacker, defender, place, stage } = battle
  return [
    {
      id: 'battle',
      title: words.t('battle.title', { place: regionName(place, words) }),
      lines: [
        sideLine(update, attacker, true, words),
        sideLine(update, defender, false, words),
        ...[attacker, defender].flatMap((side) => tacticLine(update, side, words)),
        words.t(`battle.stage.${stage}`),
      ],
    },
  ]
}
