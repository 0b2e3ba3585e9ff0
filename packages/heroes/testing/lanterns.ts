// A module for tests only: each seat hides a light from 1 to 3. Capitals have a link to place 5, Region I-6.
import { choiceMaker } from '@lorehall/grammar'
import type { Module } from '../src/box/module.ts'
import { pay } from '../src/rules/purse.ts'
import type { F } from '../src/rules/step.ts'
import type { Slots } from '../src/state.ts'
import type { Link } from '../src/map/links.ts'

declare module '../src/state.ts' {
  interface Slots {
    lanterns?: number[]
  }
}
const make = choiceMaker()
const [LIGHT, POLISH] = [make.sum('light', 'lamp'), make.word('polish')]
const lights = (slots: Slots | undefined): number[] => slots?.lanterns ?? []
const lit = ({ state }: F, seat: number): number => lights(state.slots)[seat] ?? 0
const leads: Link['leads'] = ({ state }, seat, at) => (state.players[seat]?.capital === at ? [5] : [])
const field = { type: 'boolean', title: 'Lanterns', description: 'Hide a light.', default: false } as const
const [steps, names] = [[{ do: 'gain', kind: 'ore', n: 1 }], { lamp: 'Lamp', glow: 'Glow' }] as const
const glow = { id: 'glow', kind: 'cast', copies: 2, mana: 1, vp: 1, steps } as const
const lamp = { id: 'lamp', on: 'land', count: 6, stays: false, gives: { mana: 1 } } as const
export const lanterns: Module = {
  content: { id: 'lanterns', field, spells: { glow }, tokens: { lamp }, names },
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
  offer: (t, seat) => (t.state.players[seat]?.mana ?? 0) > 0 && t.offer(POLISH),
  acts: { polish: (t, seat) => (pay(t, seat, { mana: 1 }, 'light'), t.push({ do: 'lanterns/hide', seat })) },
  links: [{ serves: ['march'], leads }],
  fought: (t, { attacker }) => t.emit({ type: 'smoked', seat: attacker.seat }),
  roundEnds: (t) => t.emit({ type: 'flickered' }),
  score: (f, seat, viewer) =>
    viewer === 'host' || viewer === seat ? [{ what: 'light', points: lit(f, seat) }] : [],
  eager: { light: 10, polish: 1 },
  worth: lit,
  text: {
    prompts: { 'lanterns/hide': 'How bright is your light?' },
    options: { light: (_f, { n }) => `A light of ${n}`, polish: 'Polish your lantern' },
    events: { lit: () => ['hides', 'hide'], smoked: () => 'Smoke', flickered: () => 'Flicker' },
    sources: { light: 'Lanterns' },
  },
}
