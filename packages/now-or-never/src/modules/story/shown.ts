// The scene under way as all see it: its text, the choices with their prices and tests, and the test that is made.
// Only a solo player sees the rewards of a choice. (N-STORY-19)
import type { Json } from '@lorehall/kernel'
import type { F } from '../../rules/step.ts'
import type { Choice } from './cards/chapter.ts'
import { freeHearts, shown } from './rules/skill.ts'
import { choicesFor } from './scenes.ts'
import { sceneName } from './prose/names.ts'
import { chapterOf, choiceNow, sceneNow, storyOf } from './state.ts'

const givenBy = ({ do: deeds, bonus = [], reputation = 0 }: Choice) => ({ do: deeds, bonus, reputation })

function viewChoice(f: F, choice: Choice) {
  const { id, pay = {}, test } = choice
  return { id, pay, test, gives: f.seats === 1 ? givenBy(choice) : null }
}

/** The skill that is tested, and the total so far; null: nothing is rolled yet, or it is a fight. */
function viewTest(f: F) {
  const { scene } = sceneNow(f)
  if (scene.choice === '' || scene.done || f.state.turn.die === 0) return null
  const { test } = choiceNow(f)
  return 'skill' in test ? { skill: test.skill, total: shown(f) } : null
}

export function viewScene(f: F): Json {
  if (storyOf(f).scene === null) return null
  const { scene, event, hero } = sceneNow(f)
  const { record } = chapterOf(f)
  const { seat, event: id, choice, again, added, done } = scene
  return {
    seat,
    event: id,
    choice,
    added,
    again,
    done,
    at: event.at,
    own: 'hero' in event,
    tale: sceneName(record.id, id, event, hero),
    choices: choicesFor(event, hero, storyOf(f).flags).map((one) => viewChoice(f, one)),
    free: freeHearts(f, seat),
    test: viewTest(f),
  }
}
