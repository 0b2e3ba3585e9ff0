// The texts of the story, except its chapters.
import type { Module } from '../../../box/module.ts'
import type { F } from '../../../rules/step.ts'
import { at } from '../../../state.ts'
import { deedsSaid } from '../../../text/deeds/en.ts'
import { does, type Line, number, type Telling, why, word } from '../../../text/telling/en.ts'
import { spaceName } from '../../../text/options/hero/en.ts'
import { rewardSaid } from '../../../text/records/en.ts'
import { amounts, capital, count, nameOf, seatName, several, theName } from '../../../text/words/en.ts'
import type { Deed } from '../../../cards/vocabulary.ts'
import { ITEMS, MAP_PIECES, RIFT } from '../cards/pieces.ts'
import { type Choice, isOwnDeed, type OwnDeed } from '../cards/chapter.ts'
import { chapterOf, eventOf, heroOf, missionOf, sceneNow, storyOf } from '../state.ts'
import { choicesFor } from '../scenes.ts'
import { freeHearts, shown, skillNow } from '../rules/skill.ts'
import { BONUS } from '../values/numbers.ts'
import { placed, spaceOn } from '../rules/on-map.ts'
import { usualStart } from '../rules/going-on.ts'
import { AGAIN_EN, FAILED_EN } from './lines/en.ts'
import { NAMES_EN } from './names/en.ts'

const titleOf = (f: F, event: string, choice: string): string =>
  chapterOf(f).titles.choices[`${event}.${choice}`] ?? choice

const reputationSaid = (n: number): string => `${n < 0 ? 'lose' : 'gain'} ${Math.abs(n)} reputation`

/** "skill 6", "fight a Husk Crawler: health 4, attack 2". */
function testSaid(f: F, event: string, { id, test }: Choice): string {
  if ('skill' in test) return `skill ${test.skill}`
  return `fight ${nameOf(f, `${event}.${id}`)}: health ${test.fight.health}, attack ${test.fight.attack}`
}

function ownDeedSaid(f: F, deed: OwnDeed): string {
  if (deed.verb === 'gainGlogo') return several(deed.n, 'gain a Glogo', 'Glogo').replace(/^\d/, 'gain $&')
  return deed.verb === 'removePiece' ? `${theName(f, deed.piece)} leaves` : nameOf(f, deed.piece)
}

function rewardsSaid(f: F, { do: deeds, bonus = [], reputation = 0 }: Choice): string {
  const pieces = deeds.flatMap((deed) => (isOwnDeed(deed) ? [ownDeedSaid(f, deed)] : []))
  const counted = deedsSaid(deeds.filter((deed): deed is Deed => !isOwnDeed(deed)))
  return [
    counted,
    ...pieces,
    ...(reputation === 0 ? [] : [reputationSaid(reputation)]),
    ...(bonus.length === 0 ? [] : [`bonus: ${deedsSaid(bonus)}`]),
  ]
    .filter((part) => part !== '')
    .join('; ')
}

/** Only a solo player, who is their own reader, sees the rewards before the test. (N-STORY-19) */
function choiceSaid(f: F, name: string): string {
  const { scene, event, hero } = sceneNow(f)
  const choice = choicesFor(event, hero, storyOf(f).flags).find(({ id }) => id === name)
  if (choice === undefined) return name
  const price = choice.pay === undefined ? '' : `pay ${amounts(choice.pay)}, `
  const said = `${titleOf(f, scene.event, name)} (${price}${testSaid(f, scene.event, choice)})`
  return f.seats === 1 ? `${said}: ${rewardsSaid(f, choice)}` : said
}

/** "Lose 2 hearts: succeed with the bonus". */
function addingSaid(f: F, n: number): string {
  const { scene } = sceneNow(f)
  const total = shown(f) + n
  const skill = skillNow(f)
  const lost = Math.max(0, n - freeHearts(f, scene.seat))
  const result = total < skill ? 'fail' : total < skill + BONUS ? 'succeed' : 'succeed with the bonus'
  return `Lose ${lost === 0 ? 'no hearts' : count(lost, 'heart')}: ${result}`
}

const challengeSaid = (f: F, name: string): string => {
  const piece = MAP_PIECES[name]
  if (piece === undefined) return name
  const { health, attack } = piece.fight ?? { health: 0, attack: 0 }
  const cost = piece.reputation === 0 ? '' : ` and ${reputationSaid(piece.reputation)}`
  return `Fight ${theName(f, name)} (health ${health}, attack ${attack}) for ${rewardSaid(piece.reward)}${cost}`
}

/** A space by the piece that heroes pass through there, or by its own name. */
function placeAt(f: F, space: number): string {
  const rift = placed(f).find(({ piece, steps }) => piece.rift === true && spaceOn(piece, steps) === space)
  return rift === undefined ? spaceName(f, space) : theName(f, rift.id)
}

const quoted = ({ f, event }: Telling): string => `“${nameOf(f, word(event['event']))}”`

const failed: Line = (telling) => {
  const { f, event, reader } = telling
  const hero = heroOf(f, event.seat ?? 0)
  if (reader !== event.seat || hero === null) return `${does(telling, 'fails')} in ${quoted(telling)}`
  return FAILED_EN[hero]
}

const mission: Line = (telling) => {
  const { f, event, names, reader } = telling
  const { seat = 0, location } = event
  const whose = seat === reader ? 'Your' : `${seatName(names, seat)}'s`
  if (location === undefined) return `${does(telling, 'completes')} the last mission`
  return `${whose} ${['first', 'second', 'third'][number(event['n']) - 1] ?? 'next'} mission is at ${theName(f, word(location))}`
}

const joined: Line = ({ f, event, names, reader }) => {
  const whom = event.seat === reader ? 'you' : seatName(names, event.seat ?? 0)
  const gone = typeof event['leaves'] === 'string' ? `, and ${nameOf(f, event['leaves'])} leaves` : ''
  return `${nameOf(f, word(event['specialist']))} joins ${whom}${gone}`
}

const reputation: Line = (telling) => {
  const by = number(telling.event['by'])
  return `${does(telling, by < 0 ? 'loses' : 'gains')} ${Math.abs(by)} reputation${why(telling)}`
}

export const text: Module['text'] = {
  prompts: {
    'story/choose': (f) => {
      const { scene, hero } = sceneNow(f)
      return `${scene.again ? `${AGAIN_EN[hero]} ` : ''}What do you do?`
    },
    'story/start': () => 'Where do you begin?',
    'story/names': (f) => `Which good does ${nameOf(f, 'lab-monster')} produce?`,
    'story/hearts': (f) =>
      `You have ${shown(f)}, and the skill is ${skillNow(f)}. How many hearts do you lose?`,
  },
  options: {
    choose: (f, { name }) => choiceSaid(f, name),
    add: (f, { n }) => addingSaid(f, n),
    meet: (f, { name }) => `Meet ${theName(f, name)}`,
    challenge: (f, { name }) => challengeSaid(f, name),
    help: (f, { name }) => `Let ${theName(f, name)} help: add ${ITEMS[name]?.helps ?? 0}`,
    'begin-here': (f) => `Begin at ${placeAt(f, usualStart(f))}`,
    begin: (f, { n }) => `Begin at ${placeAt(f, n)}`,
    'rift-mana': (f, { n }) => `Go through to ${placeAt(f, n)}: pay ${count(RIFT.mana, 'mana')}`,
    'rift-hearts': (f, { n }) => `Go through to ${placeAt(f, n)}: lose ${count(RIFT.hearts, 'heart')}`,
    moor: (f, { n }) => `Begin at ${placeAt(f, n)}: pay ${count(1, 'mana')}`,
    named: (_f, { name }) => `Produce ${amounts({ [name]: 1 })}`,
    mission: (f, { name }) => `Search for your mission at ${theName(f, name)}`,
  },
  reasons: { 'scene-price': "You can't pay for this choice. Try selling goods first." },
  events: {
    opening: ({ f }) => `The chapter begins: ${chapterOf(f).titles.title}`,
    knows: ({ event }) => (event.tale === undefined ? null : 'You remember something that only you know'),
    scene: (telling) => `${does(telling, 'begins')} ${quoted(telling)}`,
    sceneAgain: (telling) => `${does(telling, 'returns')} to ${quoted(telling)}`,
    chose: (telling) => {
      const { f, event } = telling
      return `${does(telling, 'chooses')} “${titleOf(f, word(event['event']), word(event['choice']))}”`
    },
    failed,
    succeeded: (telling) =>
      `${does(telling, 'succeeds')}${telling.event['bonus'] === true ? ' with the bonus' : ''}`,
    reputation,
    mission,
    joined,
    declined: (telling) =>
      `${does(telling, 'lets')} ${nameOf(telling.f, word(telling.event['specialist']))} go`,
    dug: ({ f, event }) => `The Guild digs up the search token on ${spaceName(f, number(event['space']))}`,
    walked: ({ f, event }) =>
      `${capital(theName(f, word(event['piece'])))} moves to ${spaceName(f, number(event['space']))}`,
    sentAway: (telling) =>
      `${does(telling, 'sends')} ${theName(telling.f, word(telling.event['piece']))} away`,
    carries: (telling) => `${does(telling, 'takes')} ${nameOf(telling.f, word(telling.event['piece']))}`,
    helped: ({ f, event }) => `${nameOf(f, word(event['piece']))} adds ${number(event['by'])} to the test`,
    starts: (telling) =>
      `${does(telling, 'begins')} at ${placeAt(telling.f, number(telling.event['space']))}`,
    moored: (telling) =>
      `${does(telling, 'begins')} at ${placeAt(telling.f, number(telling.event['space']))}`,
    found: (telling) => `${does(telling, 'keeps')} the search token`,
    closing: (telling) =>
      `The chapter closes for ${telling.event.seat === telling.reader ? 'you' : seatName(telling.names, telling.event.seat ?? 0)}`,
  },
  rules: {
    opening: 'N-STORY-18',
    knows: 'N-STORY-18',
    scene: 'N-STORY-7',
    sceneAgain: 'N-STORY-12',
    chose: 'N-STORY-9',
    failed: 'N-STORY-12',
    succeeded: 'N-STORY-13',
    reputation: 'N-STORY-14',
    mission: 'N-STORY-15',
    joined: 'N-STORY-21',
    declined: 'N-STORY-21',
    closing: 'N-STORY-18',
    dug: 'N-STORY-29',
    walked: 'N-STORY-25',
    sentAway: 'N-STORY-26',
    carries: 'N-STORY-31',
    helped: 'N-STORY-31',
    moored: 'N-STORY-40',
    starts: 'N-STORY-42',
  },
  sources: {
    reputation: 'Reputation',
    mostReputation: 'Highest reputation',
    'mooring-ring': NAMES_EN['mooring-ring'],
  },
  player: (f, seat) => {
    const id = missionOf(f, seat)
    const place = id === null ? [] : [`mission at ${theName(f, eventOf(f, id).at)}`]
    return [`${at(storyOf(f).reputation, seat)} reputation`, ...place]
  },
}
