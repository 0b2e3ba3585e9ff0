// The effects of a specialist or a piece of gear, as a few icons.
import type { Deed, Gear, On, Rule, Specialist, Values } from '@lorehall/now-or-never/client'
import { SIGN } from '../../counted.ts'
import { ICONS } from '../../icons/icons.ts'

export interface Mark {
  readonly sign: string
  readonly text: string
}

const mark = (sign: string, text: string | number = ''): Mark => ({ sign, text: String(text) })

const COUNTED = ['shell', 'tool', 'demon', 'crystal', 'coin', 'book', 'xp', 'heart', 'mana'] as const

function deedMarks(deed: Deed): Mark[] {
  switch (deed.verb) {
    case 'gain':
      return COUNTED.flatMap((what) => ((deed[what] ?? 0) > 0 ? [mark(SIGN[what], `+${deed[what]}`)] : []))
    case 'build':
      return [mark(ICONS.anvil)]
    case 'heal':
      return [mark(ICONS.hearts)]
    case 'buyGear':
      return [mark(ICONS.shield), ...(deed.off > 0 ? [mark(SIGN.coin, `−${deed.off}`)] : [])]
    case 'damage':
      return [mark(ICONS['crossed-swords'], `+${deed.n}`)]
    case 'defend':
      return [mark(ICONS.shield, `+${deed.n}`)]
    default:
      return []
  }
}

function ruleMarks(rule: Rule): Mark[] {
  switch (rule.rule) {
    case 'defence':
      return [mark(ICONS.shield, rule.add)]
    case 'move':
      return [mark(ICONS['walking-boot'], `+${rule.add}`)]
    case 'maxMana':
      return [mark(SIGN.mana, `+${rule.add}`)]
    case 'mountainLoss':
    case 'searchLoss':
      return [mark(ICONS['broken-heart'], `−${Math.abs(rule.add)}`)]
    default:
      return []
  }
}

const onMarks = ({ production = [], fightWon = [], combatRoll }: On): Mark[] =>
  [...production, ...fightWon, ...(combatRoll?.do ?? [])].flatMap(deedMarks)

function gearMarks(gear: Gear): Mark[] {
  if (gear.colour === 'red') {
    return [
      mark(ICONS['crossed-swords'], gear.damage),
      ...(gear.defence > 0 ? [mark(ICONS.shield, gear.defence)] : []),
      ...(gear.options.length > 0 ? [mark(SIGN.mana)] : []),
      ...gear.onRoll.flatMap(deedMarks),
    ]
  }
  return [
    ...gear.rules.flatMap(ruleMarks),
    ...gear.uses.flatMap((use) => use.do).flatMap(deedMarks),
    ...onMarks(gear.on),
  ]
}

const specialistMarks = ({ do: deeds }: Specialist): Mark[] => deeds.flatMap(deedMarks)

/** More icons would not be readable. */
const MOST = 3

export function marksOf(id: string, { gear, specialists }: Values): readonly Mark[] {
  const [token, person] = [gear[id], specialists[id]]
  const all = token === undefined ? (person === undefined ? [] : specialistMarks(person)) : gearMarks(token)
  const different = all.filter((one, i) => all.findIndex(({ sign }) => sign === one.sign) === i)
  return different.slice(0, MOST)
}
