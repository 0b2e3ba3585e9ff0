// Texts about a fight, a production, the end of a turn and others' turns.
import type { Update } from '@lorehall/host'
import { nowOrNever } from '@lorehall/now-or-never'
import { type HeroSpot, onTurn, rolls, type Scenario, scenario } from '@lorehall/now-or-never/testing'
import { expect, test, vi } from 'vitest'
import { answersOf } from '../../src/table-ui/turn/asked.ts'
import { leftIn } from '../../src/table-ui/turn/checklist.ts'
import { ENGLISH, update, wireAsk, wireOption } from '../kit.ts'
import '../words.ts'

vi.stubGlobal('Worker', class extends EventTarget {})
const { fightOf } = await import('../../src/games/now-or-never/fight/fight-facts.ts')
const { harvestOf } = await import('../../src/games/now-or-never/production/harvest.ts')
const { wordsOf: harvestWords } = await import('../../src/games/now-or-never/production/words.ts')
const { checklist, turnDone } = await import('../../src/games/now-or-never/parts/checklist.ts')
const { dice, outcome } = await import('../../src/games/now-or-never/parts/dice.ts')
const { touchesBetween } = await import('../../src/games/now-or-never/parts/touches.ts')
const { wordsOf } = await import('../../src/games/now-or-never/parts/words/own.ts')
const { TEXT_VIEW } = await import('../../src/games/now-or-never/text-view/text-view.ts')

const WORDS = wordsOf(ENGLISH)
const SEATS = ['Ada', 'Brin'].map((name) => ({ name, kind: 'person' }) as const)

/** The update for seat 0, with its ask. */
function shown({ table: { machine } }: Scenario, more: Partial<Update> = {}): Update {
  const ask = machine.asks.find(({ seat }) => seat === 0)
  const own = ask?.own ?? 0
  return update({
    options: machine.options,
    view: nowOrNever.see.view(machine, 0),
    values: { enemies: { 1: FOE } },
    seats: SEATS,
    eyes: 0,
    standing: nowOrNever.see.standing(machine, 0),
    ask:
      ask === undefined
        ? null
        : wireAsk({
            kind: ask.kind,
            options: ask.options.map(({ id, kind, at, manner }, i) =>
              wireOption(id, { kind, at, manner, extra: i >= own }),
            ),
          }),
    ...more,
  })
}

const FOE = { health: 6, attack: 3 }

function fighting(id: string, spot: HeroSpot = {}): Scenario {
  return onTurn({
    ...spot,
    values: { enemies: { 1: FOE } },
    players: { 0: { hero: id, hearts: 9, mana: 2, covered: [true, true, false] } },
  })
}

/** The space next to the Monument, where the first enemy lives. */
const BESIDE = 23

test('a fight shows the effect of each choice and its chance to win', () => {
  const g = fighting('halia').play(`0 move:${BESIDE}`, '0 stop')
  expect(fightOf(shown(g))).toBeNull()
  rolls(g, 4).play('0 fight:1', '0 keep-die')
  const fight = fightOf(shown(g))
  expect(fight?.foe).toMatchObject({ health: 6, of: 6, attack: 3 })
  expect(fight?.faces[3]).toMatchObject({ name: 'Blown Ember', damage: 2 })
  const blows = fight?.choices.map(({ option, blow }) => [option.id, blow?.health, blow?.hearts])
  expect(blows).toEqual([
    ['strike', 4, 6],
    ['option:face-0', 3, 6],
  ])
  const chances = fight?.choices.map(({ odds }) => odds.win) ?? []
  expect(Math.max(...chances)).toBe(fight?.chance?.win)
})

test('keeping the die and striking come first, where "Fight" was', () => {
  const g = fighting('halia').play(`0 move:${BESIDE}`, '0 stop')
  rolls(g, 4).play('0 fight:1')
  const [reroll, keep] = ['reroll:strange-luck', 'keep-die']
  expect(answersOf(shown(g)).map(({ id }) => id)).toEqual([keep, reroll])
  expect(fightOf(shown(g))?.choices.map(({ option }) => option.id)).toEqual([keep, reroll])
  g.play('0 keep-die')
  expect(answersOf(shown(g)).map(({ id }) => id)).toEqual(['strike', 'option:face-0'])
})

test('the text view of a fight says the same', () => {
  const g = fighting('halia').play(`0 move:${BESIDE}`, '0 stop')
  rolls(g, 4).play('0 fight:1', '0 keep-die')
  const told = TEXT_VIEW.sections(shown(g), ENGLISH).find(({ id }) => id === 'fight')
  expect(told?.lines[0]).toContain('6 of 6 health, attack 3')
  expect(told?.lines.filter((line) => /chance to win \d+%/.test(line))).toHaveLength(2)
})

test('a fight shows its own die; other rolls are shown on the stage', () => {
  const g = fighting('halia').play(`0 move:${BESIDE}`, '0 stop')
  const roll = { type: 'rolled', seat: 0, die: 4 }
  expect(dice(roll, shown(g))).toHaveLength(1)
  rolls(g, 4).play('0 fight:1')
  expect(dice(roll, shown(g))).toEqual([])
  const events = [roll, { type: 'struck', seat: 0, dealt: 3 }, { type: 'fightWon', seat: 0, foe: '1' }]
  expect(outcome({ events }, WORDS)).toBe('3 damage · Pebble Mite defeated')
})

test('a player who could pass is reminded of powers they can still use this season', () => {
  const step = { do: 'turn', seat: 0 } as const
  const g = onTurn({ step, done: ['A05'], players: { 0: { mana: 2, hearts: 3 } } })
  const candle = g.offered(0).filter((id) => id.startsWith('power:'))
  const left = leftIn(checklist(shown(g), WORDS))
  expect(candle.length).toBeGreaterThan(0)
  expect(left).toContain('Hero')
  expect(left.some((name) => name !== 'Hero' && name !== 'Specialists')).toBe(true)
  expect(turnDone(shown(g))).toBe(false)
})

test('a production lists what every row gives, with the right total', () => {
  const g = scenario()
  const lives = { shell: 1, tool: 2, demon: 0, crystal: 0 }
  const none = { shell: 0, tool: 0, demon: 0, crystal: 0 }
  g.lay({ players: { 0: { housing: [none, none, none, lives] } } })
  const { sources, total } = harvestOf(shown(g), 0, harvestWords(ENGLISH))
  expect(sources.map(({ name }) => name)).toEqual(['Bottom row: 3 villagers'])
  expect(total).toMatchObject({ shell: 1, tool: 2 })
})

test('I hear when another player uses my specialist, and when everyone else has passed', () => {
  const g = scenario({ turn: 1, players: { 1: { coins: 20 } } })
  const before = shown(g)
  const [mine] = g.player(0).specialists
  g.lay({
    players: {
      0: { specialists: [{ id: mine?.id ?? '', up: false }, null, null, null] },
      1: { passed: true },
    },
  })
  const events = [{ type: 'hired', seat: 1, owner: 0, specialist: mine?.id ?? '' }]
  const touches = touchesBetween(before, shown(g, { events }), ENGLISH)
  expect(touches.map(({ text }) => text)).toEqual([
    'Everyone else has passed',
    expect.stringMatching(/^Brin uses your .+: \+\d coins?$/),
  ])
  expect(touches[1]?.at).toBe(`specialist:${mine?.id}`)
})
