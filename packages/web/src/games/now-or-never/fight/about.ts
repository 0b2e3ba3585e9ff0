// Tooltips of a fight: the enemy, the die, a way to reroll, something to add.
import { chanceToWin, openSaid } from '@lorehall/now-or-never/client'
import type { Update } from '@lorehall/host'
import type { Words } from '../../../text/language.ts'
import type { About } from '../../../table-ui/about.ts'
import { factsOf } from '../facts.ts'
import { percent } from './chance.ts'
import { type FaceFacts, type FightFacts, fightOf } from './fight-facts.ts'
import { type FightWords, wordsOf } from './words.ts'
import { nameOf } from '../cards/names.ts'

/** An enemy that could be fought: its numbers, and the odds of a fight. */
function aboutEnemy(update: Update, id: string, words: FightWords): About | null {
  const facts = factsOf(update)
  const enemy = facts.values.enemies[id]
  if (enemy === undefined) return null
  const { t, say } = words
  const { level, health, attack } = enemy
  const { eyes } = update
  const chance = eyes === null ? null : chanceToWin(facts, eyes, enemy).win
  return {
    title: say(nameOf(id)),
    text: t('fight.about.enemy', { level, health, attack }),
    lines: chance === null ? [] : [t('fight.chance.now', { chance: percent(chance, words) })],
  }
}

function aboutFoe({ foe, chance }: FightFacts, words: FightWords): About {
  const { t, say } = words
  const { name, health, of, attack } = foe
  return {
    title: say(name),
    text: t('fight.about.foe', { n: health, of, attack }),
    lines: chance === null ? [] : [t('fight.chance.now', { chance: percent(chance.win, words) })],
  }
}

const faceSaid = ({ name, damage, defence }: FaceFacts, { t, say }: FightWords): string =>
  t('fight.about.face', {
    name: say(name),
    does: [
      t('fight.damage', { n: damage }),
      ...(defence > 0 ? [t('fight.defence', { n: defence })] : []),
    ].join(', '),
  })

function aboutDie({ die, faces }: FightFacts, words: FightWords): About {
  const { t } = words
  const up = faces.find((face) => face.die === die)
  return {
    title: up === undefined ? t('fight.die.none') : t('fight.die', { n: die }),
    text: up === undefined ? '' : faceSaid(up, words),
    lines: [],
  }
}

/** A token or an artifact has its own text; an option of a die face has that of the face. */
function aboutNamed(update: Update, fight: FightFacts, id: string, words: FightWords): About {
  const { say } = words
  const face = fight.faces.find(({ die }) => die === fight.die)
  if (id.startsWith('face-') && face !== undefined) {
    return { title: say(face.name), text: faceSaid(face, words), lines: [] }
  }
  return { title: say(nameOf(id)), text: say(openSaid(factsOf(update).values, id).join(' ')), lines: [] }
}

export function aboutFight(update: Update, at: string, hall: Words): About | null {
  const words = wordsOf(hall)
  const [kind, id] = at.split(':')
  if (kind === 'enemy' && id !== undefined) return aboutEnemy(update, id, words)
  const fight = fightOf(update)
  if (fight === null) return null
  if (at === 'enemy') return aboutFoe(fight, words)
  if (at === 'die') return aboutDie(fight, words)
  return id !== undefined && (kind === 'die' || kind === 'option')
    ? aboutNamed(update, fight, id, words)
    : null
}
