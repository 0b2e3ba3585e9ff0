// The drawing of the hero's board.
import type { Update } from '@lorehall/host'
import { saying } from '@lorehall/now-or-never/client'
import { nameOf as seatName } from '../../../../table-ui/players/seats.ts'
import { Sign } from '../../../../table-ui/stage/sign.tsx'
import { SIGN } from '../../counted.ts'
import { factsOf } from '../../facts.ts'
import { portraitOf } from '../../pieces/portraits.ts'
import { abilityOf, slotsOf } from '../../players/facts.ts'
import type { PlayerView } from '../../view.ts'
import { Cell } from './cell.tsx'
import { Faces } from './faces.tsx'
import type { SkillFacts } from './hero-facts.ts'
import { nameOf } from '../../cards/names.ts'
import style from './hero.module.css'
import type { HeroLayout } from './layout.ts'
import { Skill } from './skill.tsx'
import { BlueSlot, HiredSlot } from './slots.tsx'
import { useWords } from './words.ts'

interface PictureProps {
  readonly update: Update
  readonly seat: number
  readonly player: PlayerView
  readonly skills: readonly SkillFacts[]
  readonly layout: HeroLayout
}

export function Picture({ update, seat, player, skills, layout }: PictureProps) {
  const { t, say } = useWords()
  const facts = factsOf(update)
  const { values } = facts
  const { words: letters, wordy, portrait, heads } = layout
  const own = abilityOf(update, seat)
  const name = say(nameOf(player.hero))
  const does = (id: string) => (wordy ? say(saying(values, id).join(' ')) : '')
  const heading = {
    hero:
      update.eyes === null
        ? t('hero.head.of', { name, player: seatName(update, seat) })
        : t('hero.head', { name }),
    faces: t('hero.faces'),
    blue: t('hero.slots'),
    hired: t('hero.hired'),
    red: t(wordy ? 'hero.learn.red' : 'hero.learn.red.short'),
    skills: t(wordy ? 'hero.learn.blue' : 'hero.learn.blue.short'),
  }
  return (
    <g style={{ ['--words' as string]: `${letters}px` }}>
      <rect width={layout.w} height={layout.h} className={style['leather']} />
      {(['hero', 'faces', 'blue', 'hired', 'red', 'skills'] as const).map((head) => (
        <text key={head} x={heads[head].x} y={heads[head].y} className={style['head']}>
          {`${heading[head]} `}
        </text>
      ))}
      <text x={layout.w - 14 - letters * 1.2} y={heads.skills.y} className={style['note']}>
        {player.xp}
      </text>
      <Sign
        path={SIGN.xp}
        x={layout.w - 10 - letters * 0.6}
        y={heads.skills.y - letters * 0.36}
        size={letters * 1.15}
        className={style['star']}
      />
      <image
        href={portraitOf(player.hero)}
        x={portrait.x}
        y={portrait.y}
        width={portrait.w}
        height={portrait.h}
        preserveAspectRatio="xMidYMin slice"
      />
      {own !== null && (
        <Cell
          box={layout.ability}
          tone="blue"
          title={own.spent ? `${say(nameOf(own.id))} (${t('hero.used')})` : say(nameOf(own.id))}
          text={say(saying(values, own.id).join(' '))}
          letters={letters}
          spent={own.spent}
        />
      )}
      <Faces facts={facts} seat={seat} red={player.red} layout={layout} />
      {slotsOf(update, seat).map(({ slot, id, spent }) => {
        const box = layout.blue[slot]
        if (box === undefined) return null
        return (
          <BlueSlot key={slot} box={box} id={id} name={say(nameOf(id))} spent={spent} letters={letters} />
        )
      })}
      {layout.hired.map((box, i) => {
        const { id = '', up = true } = player.specialists[i] ?? {}
        const { action = 'build', use = 0 } = values.specialists[id] ?? {}
        return (
          <HiredSlot
            key={i}
            box={box}
            id={id}
            name={say(nameOf(id))}
            spent={!up}
            action={action}
            price={use}
            letters={letters}
          />
        )
      })}
      {(['red', 'blue'] as const).map((colour) =>
        skills
          .filter((skill) => skill.colour === colour)
          .map(({ slots, ...skill }, i) => {
            const box = layout[colour === 'red' ? 'red' : 'skills'][i]
            return box === undefined ? null : (
              <Skill
                key={skill.id}
                {...skill}
                box={box}
                name={say(nameOf(skill.id))}
                text={does(skill.id)}
                targets={slots.length > 1 ? slots.join(' ') : ''}
                letters={letters}
              />
            )
          }),
      )}
    </g>
  )
}
