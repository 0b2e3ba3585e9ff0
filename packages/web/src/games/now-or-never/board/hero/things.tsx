// The click areas of the hero's board: faces, slots, specialists, and the slots an ability may go in.
import type { Update } from '@lorehall/host'
import type { Box } from '../../../../table-ui/stage/board.ts'
import { BoardThing } from '../../../../table-ui/stage/board-thing.tsx'
import { askedFor } from '../../players/asked-for.ts'
import { abilityOf, slotsOf } from '../../players/facts.ts'
import type { PlayerView } from '../../view.ts'
import { BoardHighlight } from '../light.tsx'
import type { SkillFacts } from './hero-facts.ts'
import type { HeroLayout } from './layout.ts'
import { targetBoxes } from './skill.tsx'
import { type HeroWords, useWords } from './words.ts'
import { nameOf } from '../../cards/names.ts'

export interface HeroThing {
  readonly at: string
  readonly name: string
  readonly box: Box
}

/** The card of an ability, with every slot it may go in. */
function ofSkill(skill: SkillFacts, box: Box, { t, say }: HeroWords): HeroThing[] {
  const { id, colour, level, xp, slots } = skill
  const name = say(nameOf(id))
  const whole = t('hero.learn.name', { name, level, xp })
  const into = (n: number) => t(colour === 'red' ? 'hero.learn.face' : 'hero.learn.slot', { name, n })
  const [only] = slots
  if (slots.length > 1) {
    const targets = targetBoxes(box, slots.length)
    return [
      { at: `ability:${id}`, name: whole, box },
      ...slots.flatMap((n, i) => {
        const target = targets[i]
        return target === undefined ? [] : [{ at: `slot:${id}-${n}`, name: into(n), box: target }]
      }),
    ]
  }
  // If the ability can't be learned now, the reason is attached to its first slot.
  const at = only === undefined && skill.state !== 'open' ? `ability:${id}` : `slot:${id}-${only ?? 1}`
  return [{ at, name: only === undefined ? whole : into(only), box }]
}

interface Shown {
  readonly update: Update
  readonly seat: number
  readonly player: PlayerView
  readonly skills: readonly SkillFacts[]
  readonly layout: HeroLayout
}

/** Everything on the board that has a name. */
export function thingsOf({ update, seat, player, skills, layout }: Shown, words: HeroWords): HeroThing[] {
  const { t, say } = words
  const own = abilityOf(update, seat)
  const called = (id: string) => (id === '' ? t('hero.free') : say(nameOf(id)))
  const faces = layout.faces.map((box, i) => {
    const id = player.red[i] ?? ''
    const what = id === '' ? t('hero.basic') : say(nameOf(id))
    return { at: `face:${i}`, name: t('hero.face.name', { n: i + 1, what }), box }
  })
  const blue = slotsOf(update, seat).flatMap(({ slot, id, use }) => {
    const box = layout.blue[slot]
    const ways = [`blue:${slot}`, id === '' ? '' : `card:${id}`, use === '' ? '' : `power:${use}`]
    const name = t('hero.slot.name', { n: slot + 1, what: called(id) })
    return box === undefined ? [] : [{ at: askedFor(update, ways), name, box }]
  })
  const hired = layout.hired.map((box, i) => {
    const id = player.specialists[i]?.id ?? ''
    const ways = id === '' ? [`slot:${i}`] : [`specialist:${id}`, `slot:${i}`]
    return { at: askedFor(update, ways), name: t('hero.hired.name', { n: i + 1, what: called(id) }), box }
  })
  const learn = (['red', 'blue'] as const).flatMap((colour) =>
    skills
      .filter((skill) => skill.colour === colour)
      .flatMap((skill, i) => {
        const box = layout[colour === 'red' ? 'red' : 'skills'][i]
        return box === undefined ? [] : ofSkill(skill, box, words)
      }),
  )
  return [
    { at: 'hero', name: say(nameOf(player.hero)), box: layout.portrait },
    ...(own === null ? [] : [{ at: `power:${own.use}`, name: say(nameOf(own.id)), box: layout.ability }]),
    ...faces,
    ...blue,
    ...hired,
    ...learn,
  ]
}

export function Things(shown: Shown) {
  const words = useWords()
  return thingsOf(shown, words).map(({ at, name, box }, i) => (
    <BoardThing key={at} at={at} name={name} entry={i === 0}>
      <BoardHighlight box={box} />
    </BoardThing>
  ))
}
