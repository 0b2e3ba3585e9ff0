// Each law can fail: puts one fault at a time into the toy game and checks that the laws report it.
import { expect, test } from 'vitest'
import { Chance, Machine, numbered, type Option, option, Table, type WholeGame } from '../src/index.ts'
import {
  guessKeepsWhatIsKnown,
  play,
  playLaws,
  toyGame,
  type ToyState,
  type ToyValues,
} from '../testing/index.ts'
import { toySeat, type ToyTurn } from '../testing/toy-state.ts'

type Toy = WholeGame<ToyState, ToyValues>
type ToyStep = Toy['play']['steps'][string]

/** The toy game with extra code that runs before one step. */
function withStep(
  name: string,
  run: (t: Parameters<ToyStep>[0], ...rest: [Parameters<ToyStep>[1], Parameters<ToyStep>[2]]) => void,
): Toy {
  const old = toyGame.play.steps[name]
  if (old === undefined) throw new Error(`no step '${name}'`)
  const step: ToyStep = (t, step, answer) => {
    run(t, step, answer)
    old(t, step, answer)
  }
  return { ...toyGame, play: { ...toyGame.play, steps: { ...toyGame.play.steps, [name]: step } } }
}

/** The toy game in which one step doesn't announce the turn or round that it begins. */
function unheard(name: string): Toy {
  const step = toyGame.play.steps[name]
  if (step === undefined) throw new Error(`no step '${name}'`)
  const silent: ToyStep = (t, ...rest) => {
    const machine: unknown = t
    const before = machine instanceof Machine ? machine.turnCount : null
    step(t, ...rest)
    if (machine instanceof Machine && before !== null) machine.turnCount = before
  }
  return { ...toyGame, play: { ...toyGame.play, steps: { ...toyGame.play.steps, [name]: silent } } }
}

const [PAY, BOW] = [option('pay'), option('bow')]

/** The toy game in which a seat with goods must pay 1 of them after looting, or bow and lose all coins. */
function withTithe(tithe: (t: ToyTurn, seat: number, answer: Option | undefined) => void): Toy {
  const game = withStep('loot', (t, { seat }, answer) => {
    if (answer && toySeat(t.state, seat).goods > 0) t.push({ do: 'tithe', seat })
  })
  return {
    ...game,
    play: {
      ...game.play,
      steps: { ...game.play.steps, tithe: (t, { seat }, answer) => tithe(t, seat, answer) },
    },
  }
}

function askForTithe(t: ToyTurn, seat: number): void {
  t.askOpen(seat, 'pick', 'tithe')
  t.offer(PAY)
  t.offer(BOW)
}

/** One fault each, and the message of the law that finds it. */
const faults: [string, Toy, RegExp][] = [
  [
    'a card is lost',
    withStep('loot', ({ state }, _, answer) => void (answer && state.deck.gem++)),
    /gem cards instead of/,
  ],
  ['an ask without options', withStep('turn', (t) => t.push({ do: 'nothing', seat: 0 })), /has no option/],
  [
    'an ask of 61 options',
    withStep('loot', (t, { seat }, answer) => {
      if (answer) return
      t.ask(seat, 'pick', 'many')
      for (let i = 0; i < 61; i++) t.offer(numbered('many', i))
    }),
    /has 61 options/,
  ],
  [
    'an option without a label',
    { ...toyGame, say: { ...toyGame.say, label: (_, { id }) => (id === 'end' ? '' : id) } },
    /nothing is said for 'end' at /,
  ],
  [
    'a refusal without a text',
    {
      ...toyGame,
      say: {
        ...toyGame.say,
        reason: () => {
          throw new RangeError('nothing at 3')
        },
      },
    },
    /threw nothing at 3/,
  ],
  [
    'an option offered twice',
    { ...toyGame, play: { ...toyGame.play, anytime: { offer: (t) => t.offer(option('end')), acts: {} } } },
    /offers an option twice/,
  ],
  [
    'an option offered and refused',
    {
      ...toyGame,
      play: {
        ...toyGame.play,
        anytime: { offer: (t) => t.may(option('end'), { id: 'x', rule: 'x' }), acts: {} },
      },
    },
    /'end' is offered and refused/,
  ],
  [
    'a step that uses chance when it asks',
    withStep('act', (t, _, answer) => void (answer ?? t.chance(6))),
    /uses chance when it asks/,
  ],
  [
    'a step that changes state when it asks',
    withStep('act', ({ state }, _, answer) => void (answer ?? state.nextCast++)),
    /changes the position when it asks/,
  ],
  [
    'a price that can no longer be paid when the question comes back',
    withTithe((t, seat, answer) => {
      if (answer === undefined) askForTithe(t, seat)
      else if (answer === PAY) toySeat(t.state, seat).goods--
      else toySeat(t.state, seat).coins = 0
    }),
    /seat \d owes something/,
  ],
  [
    'a question that settles itself wrongly when it comes back',
    withTithe((t, seat, answer) => {
      const own = toySeat(t.state, seat)
      if (answer === undefined && own.goods > 0) askForTithe(t, seat)
      else if (answer === BOW) own.coins = 0
      else own.goods -= answer === PAY ? 1 : Math.min(1, own.goods)
    }),
    /'tithe', put aside for 'sell', ends as none of its answers would/,
  ],
  ['a turn that nobody begins', unheard('turn'), /at 'act', and no turn has begun/],
  ['a game without turns', unheard('turn'), /over after 0 turns in \d+ rounds/],
  ['a round that nobody begins', unheard('round'), /a turn has begun, and no round/],
  [
    'a turn of the wrong seat',
    withStep('act', (t, { seat }, answer) => answer && t.turnBegins((seat + 1) % t.seats)),
    /is asked for its turn at 'act', and it is the turn of seat \d/,
  ],
  [
    'a turn that begins in a step that asks',
    withStep('act', (t, { seat }, answer) => void (answer ?? t.turnBegins(seat))),
    /step 'act' begins a turn or a round when it asks/,
  ],
  [
    'a turn without end',
    withStep('loot', (t, step, answer) => answer && t.push(step)),
    /more than 200 decisions/,
  ],
  [
    'a step that throws',
    withStep('stranger', () => {
      throw new Error('bang')
    }),
    /threw bang/,
  ],
  [
    'an option that throws',
    withStep('act', (_t, _s, answer) => {
      if (answer?.id === 'relic') throw new Error('bang')
    }),
    /'relic' of seat \d throws: Error: bang/,
  ],
  [
    'a step on the stack is edited',
    withStep('act', (_t, step, answer) => void (answer && Object.assign(step, { from: 'x' }))),
    /read only|not extensible/,
  ],
  [
    'a map in the state',
    {
      ...toyGame,
      play: {
        ...toyGame.play,
        setup: (...start) => Object.assign(toyGame.play.setup(...start), { map: new Map() }),
      },
    },
    /not plain data at \/game\/map/,
  ],
  [
    'a copy that shares hands',
    {
      ...toyGame,
      play: { ...toyGame.play, copy: (state) => ({ ...toyGame.play.copy(state), seats: state.seats }) },
    },
    /the copy shares \/game\/seats/,
  ],
  [
    'a copy that forgets',
    {
      ...toyGame,
      play: { ...toyGame.play, copy: (state) => ({ ...toyGame.play.copy(state), nextCast: 0 }) },
    },
    /the copy is not equal/,
  ],
  [
    'a view of all hands',
    {
      ...toyGame,
      see: {
        ...toyGame.see,
        view: ({ state }) => ({ hands: state.seats.map(({ hand }) => hand.map(({ card }) => card)) }),
      },
    },
    /guess for seat \S+: the view differs/,
  ],
  [
    'a view that spreads fields without naming them',
    { ...toyGame, see: { ...toyGame.see, view: ({ state }) => ({ discard: { ...state.discard } }) } },
    /sees fields that nobody has shown/,
  ],
  [
    'a standing with hidden gems',
    { ...toyGame, see: { ...toyGame.see, standing: (f) => toyGame.see.standing(f, 'host') } },
    /the standing differs/,
  ],
  [
    'a question only for seats that could counter',
    {
      ...toyGame,
      play: {
        ...toyGame.play,
        steps: {
          ...toyGame.play.steps,
          respond: (t, step, answer) => {
            const holds = t.state.seats[step.seat]?.hand.some(({ card }) => card === 'counter') === true
            if (answer !== undefined || holds) toyGame.play.steps['respond']?.(t, step, answer)
          },
        },
      },
    },
    /who is asked differs/,
  ],
  [
    'an event that shows everything to everyone',
    { ...toyGame, see: { ...toyGame.see, sees: (event) => event } },
    /'drew' is for \d and seat \S+ sees all of it/,
  ],
  [
    'a hidden fact shown without a reveal',
    withStep('act', (t, { seat }, answer) => {
      const next = t.state.seats[(seat + 1) % t.seats]
      if (answer) t.emit({ type: 'peek', seat, card: next?.hand[0]?.card ?? null })
    }),
    /the preview of '\S+' for seat \d is not what happens/,
  ],
]

test.for(faults)('the laws find %s', ([name, game, expected]) => {
  const nothing: ToyStep = (t, { seat }) => t.ask(seat, 'pick', 'nothing')
  const faulty: Toy = { ...game, play: { ...game.play, steps: { ...game.play.steps, nothing } } }
  const story = name.includes('throws')
  const report = playLaws({
    game: faulty,
    seats: 3,
    decisions: 2000,
    seed: 'faults',
    costlyEvery: 4,
    options: { story },
  })
  expect(report.violations.join('\n')).toMatch(expected)
})

test("the laws find an offer that depends on another's hand", () => {
  const game: Toy = {
    ...toyGame,
    play: {
      ...toyGame.play,
      anytime: {
        offer: (t, seat) => {
          const next = t.state.seats[(seat + 1) % t.seats]
          t.may(option('gloat'), next?.hand[0]?.card === 'gem' ? null : { id: 'no-gem', rule: 'x' })
        },
        acts: { gloat: () => {} },
      },
    },
  }
  const table = new Table(game, { seats: 2, seed: 'gloat' })
  play(table, '0 tactic:march', '1 tactic:march')
  const found = Array.from({ length: 30 }, (_, i) =>
    guessKeepsWhatIsKnown(table.machine, new Chance(`${i}`), game.inspect.check),
  ).flat()
  expect(found).toContain('guess for seat 0: what it is asked differs')
  expect(found).toContain('guess for seat 0: what it is refused differs')
})

test('the laws allow a sealed question to end when its last seat has nothing left to choose', () => {
  const [GIVE, KEEP] = [option('give'), option('keep')]
  const owners = ({ state }: ToyTurn) => state.seats.flatMap(({ goods }, seat) => (goods > 0 ? [seat] : []))
  const alms: ToyStep = (t, _step, answer) => {
    for (const seat of owners(t)) {
      if (answer !== undefined) toySeat(t.state, seat).goods -= t.answerOf(seat) === GIVE ? 1 : 0
      else {
        t.askTogetherOpen(seat, 'pick', 'alms')
        for (const one of [KEEP, GIVE]) t.offer(one)
      }
    }
  }
  const game = withStep('loot', (t, { seat }, answer) => answer && t.push({ do: 'alms', seat }))
  const plan = { seats: 3, decisions: 4000, seed: 'alms', options: {} }
  const report = playLaws({
    ...plan,
    game: { ...game, play: { ...game.play, steps: { ...game.play.steps, alms } } },
  })
  expect(report.seen.steps).toContain('alms')
  expect(report.violations.filter((what) => what.includes('put aside'))).toEqual([])
})

/** The toy game with a memory outside the state. */
function forgetful(): Toy {
  let memory = 0
  return withStep('act', ({ state }, _, answer) => void (answer && (state.nextCast += memory++)))
}

test('the laws find data that undo, redo and loading cannot restore', () => {
  const report = playLaws({ game: forgetful(), seats: 2, decisions: 1000, seed: 'memory', costlyEvery: 3 })
  const told = report.violations.join('\n')
  expect(told).toMatch(/undo and redo of '\S+ \S+' leads elsewhere/)
  expect(told).toMatch(/undo and again '\S+ \S+' leads elsewhere/)
  expect(told).toMatch(/a loaded table goes another way/)
})

test('the laws find a record that leads elsewhere', () => {
  const report = playLaws({ game: forgetful(), seats: 2, decisions: 100, seed: 'memory', costlyEvery: 1e9 })
  expect(report.violations.join()).toMatch(/replaying the record ends in a different position/)
})
