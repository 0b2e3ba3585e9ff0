// A scene: it is shown to all, then the hero chooses, pays and is tested. (N-STORY-7, N-STORY-9)
import type { Option } from '@lorehall/kernel'
import { startFight } from '../../../rules/fight.ts'
import { player } from '../../../rules/lookup.ts'
import { canPay, pay } from '../../../rules/purse.ts'
import { at } from '../../../state.ts'
import { CHOOSE } from '../choices.ts'
import { sceneName } from '../prose/names.ts'
import { SCENE_PRICE } from '../reasons.ts'
import { choicesFor } from '../scenes.ts'
import { chapterOf, sceneNow, storyOf, type StoryStep, type T } from '../state.ts'
import { rollSkill } from './skill.ts'

type StepOf<D extends StoryStep['do']> = Extract<StoryStep, { readonly do: D }>

/** Shows the scene to all. Nothing before it can simply be undone. */
export function beginScene(t: T, seat: number, id: string): void {
  const story = storyOf(t)
  const tried = at(story.tried, seat)
  const again = tried.includes(id)
  story.scene = { seat, event: id, choice: '', again, added: 0, done: false }
  if (!again) tried.push(id)
  t.reveal()
  t.credit(id)
  const { event, hero } = sceneNow(t)
  t.emit({
    type: again ? 'sceneAgain' : 'scene',
    seat,
    event: id,
    space: player(t, seat).space,
    tale: sceneName(chapterOf(t).record.id, id, event, hero),
  })
  t.push({ do: 'story/close', seat })
  t.push({ do: 'story/choose', seat })
}

/** The price is paid now and stays paid. */
function choose(t: T, { seat }: StepOf<'story/choose'>, answer: Option | undefined): void {
  const { scene, event, hero } = sceneNow(t)
  const offered = choicesFor(event, hero, storyOf(t).flags)
  if (answer === undefined) {
    t.askOpen(seat, 'story', 'story/choose', scene.event)
    t.tale(sceneName(chapterOf(t).record.id, scene.event, event, hero), scene.again)
    for (const { id, pay: price = {} } of offered) {
      t.may(CHOOSE(id), canPay(t, seat, price) ? null : SCENE_PRICE)
    }
    return
  }
  const choice = offered.find(({ id }) => answer === CHOOSE(id))
  if (choice === undefined) throw new RangeError(`no choice '${answer.name}' in '${scene.event}'`)
  scene.choice = choice.id
  t.emit({ type: 'chose', seat, event: scene.event, choice: choice.id })
  pay(t, seat, choice.pay ?? {}, scene.event)
  if ('skill' in choice.test) return rollSkill(t, seat, choice.test.skill)
  t.push({ do: 'story/won', seat })
  startFight(t, seat, `${scene.event}.${choice.id}`, choice.test.fight)
}

function close(t: T): void {
  storyOf(t).scene = null
}

export const sceneSteps = { 'story/choose': choose, 'story/close': close }
