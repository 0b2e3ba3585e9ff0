// A module for tests only: each seat hides a light from 1 to 3. Every fifth space has a stall.
import { choiceMaker } from '@lorehall/grammar'
import type { Module } from '../src/box/module.ts'
import { pay } from '../src/rules/purse.ts'
import type { F, T } from '../src/rules/step.ts'
import type { Slots } from '../src/state.ts'

declare module '../src/state.ts' {
  interface Slots {
    lanterns?: number[]
  }
}
const make = choiceMaker()
const [LIGHT, POLISH, TRADE] = [make.sum('light', 'lamp'), make.word('polish'), make.word('trade')]
const lights = (slots: Slots | undefined): number[] => slots?.lanterns ?? []
const lit = ({ state }: F, seat: number): number => lights(state.slots)[seat] ?? 0
const isStall = ({ state }: F, seat: number): boolean => (state.players[seat]?.space ?? 0) % 5 === 0
const trade = (t: T, seat: number): void => t.emit({ type: 'traded', seat })
const field = { type: 'boolean', title: 'Lanterns', description: 'Hide a light.', default: false } as const
const wick = { copies: 3, do: [{ verb: 'gain', coin: 2 }], keep: true, income: 1 }

export const lanterns: Module = {
  content: { id: 'lanterns', field, records: { search: { wick } }, names: { wick: 'Wick' } },
  slot: {
    lay: (slots, seats) => void (slots.lanterns = Array.from({ length: seats }, () => 0)),
    copy: (from, to) => void (to.lanterns = lights(from).slice()),
    view: ({ state }, viewer) => lights(state.slots).map((n, i) => (i === viewer ? `light-${n}` : null)),
    guess: ({ state: { slots } }, viewer, chance) =>
      lights(slots).forEach((n, i, all) => i !== viewer && n > 0 && (all[i] = 1 + chance.below(3))),
    check: ({ state, seats }) => (lights(state.slots).length === seats ? [] : ['a lantern is lost']),
  },
  steps: {
    'lanterns/hide'(t, { seat }, answer) {
      if (answer !== undefined) {
        lights(t.state.slots)[seat] = answer.n
        return t.emit({ type: 'lit', seat, light: answer.n, only: [seat] })
      }
      t.ask(seat, 'pick', 'lanterns/hide')
      for (const n of [1, 2, 3]) t.offer(LIGHT(n))
    },
  },
  kinds: new Set(make.kinds()),
  begins: (t) => lights(t.state.slots).forEach((_, seat) => t.push({ do: 'lanterns/hide', seat })),
  offer: (t, seat) => (t.state.players[seat]?.coins ?? 0) > 0 && t.offer(POLISH),
  acts: { polish: (t, seat) => (pay(t, seat, { coin: 1 }, 'light'), t.push({ do: 'lanterns/hide', seat })) },
  atStop: { is: isStall, offer: (t, seat) => isStall(t, seat) && t.offer(TRADE), acts: { trade } },
  searches: (t, seat) => isStall(t, seat) && (trade(t, seat), true),
  produced: (t) => t.emit({ type: 'flickered' }),
  score: (f, seat, viewer) => [
    { what: 'light', points: ['host', seat].includes(viewer ?? '') ? lit(f, seat) : 0 },
  ],
  eager: { light: 3, polish: 0.1, trade: 2 },
  worth: lit,
  text: {
    prompts: { 'lanterns/hide': 'How bright is your light?' },
    options: { light: (_f, { n }) => `A light of ${n}`, polish: 'Polish your lantern', trade: 'Trade' },
    events: { lit: 'A light is hidden', traded: 'A light is traded', flickered: 'The lights flicker' },
    sources: { light: 'Lanterns' },
  },
}
