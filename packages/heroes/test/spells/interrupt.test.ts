// Casting and interrupting: order, cards, questions, and each Interrupt.
import { describe, expect, it } from 'vitest'
import { placeOf } from '../../testing/world.ts'
import { SPELLS } from '../../src/cards/spells.ts'
import { casting, dealt, fight, sumOf } from '../../testing/index.ts'
import { inspect } from '../../src/inspect.ts'

describe('casting', () => {
  it('H-SPELL-1 a Cast card of the hand or a Ready Scribed Spell that can be paid for', () => {
    const g = dealt({
      players: {
        0: {
          mana: 2,
          hand: ['rage#1', 'tithe#1', 'lightning#1'],
          scribed: [
            { card: 'rich-vein#1', turned: 'ready' },
            { card: 'recall#1', turned: 'preparing' },
          ],
        },
      },
    }).play('0 slot:cast')
    expect(g.offered(0)).toEqual(['cast:tithe#1', 'cast:rich-vein#1'])
    expect(g.refusedWhy(0, 'cast:rage#1')).toBe('other-kind')
    expect(g.refusedWhy(0, 'cast:lightning#1')).toBe('cannot-pay')
    expect(g.refusedWhy(0, 'cast:recall#1')).toBe('not-ready')
  })

  it('H-SPELL-1 without a Spell to cast there is no Cast', () => {
    expect(dealt({ players: { 0: { hand: ['rage#1'] } } }).refusedWhy(0, 'slot:cast')).toBe('nothing-to-do')
  })

  it('H-SPELL-3 paid for and revealed first; others may interrupt before the effect', () => {
    const g = casting('rich-vein#1', { players: { 1: { hand: ['rage#1'] } } })
    expect([g.player(0).mana, g.player(0).ore, g.player(0).score]).toEqual([7, 2, 0])
    expect(g.state.casting.map(({ card }) => card)).toEqual(['rich-vein#1'])
    g.play('1 pass')
    expect([g.player(0).ore, g.player(0).score, g.state.casting]).toEqual([5, 1, []])
  })

  it('H-SPELL-3 a log line points at its Region, and names the rule behind it', () => {
    const g = casting('summon-serfs#1')
    const { machine } = g.table
    const lines = machine.events.flatMap((event) => machine.game.say.about?.(machine, event, null) ?? [])
    expect(lines).toContainEqual({ at: null, rule: 'H-SPELL-3' })
    expect(lines).toContainEqual({ at: 'region:I-1', rule: 'H-VERB-6' })
  })

  it('H-SPELL-3 statistics count a Spell by its design', () => {
    const { machine } = casting('summon-serfs#2').table
    const counted = machine.events.map((event) => inspect.counts?.(event))
    expect(counted).toContainEqual({ what: 'taken', seat: 0, card: 'summon-serfs' })
  })

  it('H-SPELL-5 a card from the hand is discarded, a Scribed Spell is exhausted and Ready again in two rounds', () => {
    const g = casting('rich-vein#1')
    expect(g.state.discards).toEqual(['rich-vein#1'])
    const s = dealt({ players: { 0: { mana: 9, scribed: [{ card: 'recall#1', turned: 'ready' }] } } })
    s.play('0 slot:cast', '0 cast:recall#1')
    const turned = () => s.player(0).scribed.map((one) => one.turned)
    expect(turned()).toEqual(['exhausted'])
    s.from({ do: 'roundEnd', seat: 0 }, {})
    expect(turned()).toEqual(['preparing'])
    s.from({ do: 'roundEnd', seat: 0 }, {})
    expect(turned()).toEqual(['ready'])
    expect(s.broken).toEqual([])
  })

  it('H-SPELL-2 without a target it may be cast for its points', () => {
    const g = casting('lightning#1', {
      players: { 1: { serfs: {}, warriors: {} }, 2: { serfs: {}, warriors: {} } },
    })
    expect(g.player(0).score).toBe(1)
  })
})

describe('who is asked', () => {
  it('H-SPELL-6 each enemy with a card is asked once, clockwise, whatever the card is', () => {
    const g = casting('rich-vein#1', { players: { 1: { hand: ['tithe#1'] }, 2: { hand: ['rage#1'] } } })
    expect([g.asked, g.offered(1)]).toEqual([['1 interrupt'], ['pass']])
    expect(g.refusedWhy(1, 'cast:tithe#1')).toBe('other-kind')
    g.play('1 pass')
    expect(g.asked).toEqual(['2 interrupt'])
    g.play('2 pass')
    expect(g.player(0).ore).toBe(5)
  })

  it('H-SPELL-6 a player who can only pass reads why they are asked', () => {
    const said = (hand: string) => {
      const g = casting('rich-vein#1', { players: { 1: { hand: [hand], mana: 9 } } })
      const ask = g.table.askOf(1)
      return ask && [ask.hides, g.table.game.say.prompt(ask, g.table.machine, ['Ada', 'Ben', 'Cleo'])]
    }
    expect(said('counterspell#1')).toEqual([false, 'Rich Vein was cast. Do you interrupt it?'])
    expect(said('tithe#1')).toEqual([
      true,
      'Rich Vein was cast. You can’t interrupt it. We ask only to hide your hand.',
    ])
  })

  it('H-SPELL-6 a player without a card is not asked', () => {
    const g = casting('rich-vein#1', { players: { 2: { hand: ['rage#1'] } } })
    expect(g.asked).toEqual(['2 interrupt'])
  })

  it('H-SPELL-6 the preference to pass applies until it is changed, even to the current question', () => {
    const g = casting('rich-vein#1', {
      players: { 0: { hand: ['recall#1'] }, 1: { hand: ['counterspell#1'], mana: 9 } },
    })
    expect(g.offered(1)).toEqual(['cast:counterspell#1', 'pass'])
    expect(g.table.askOf(1)?.standing).toBe('let-pass')
    g.table.machine.choose(1, 'let-pass', 'always')
    expect([g.asked, g.player(0).ore]).toEqual([['0 muster'], 5])
    g.from({ do: 'cast', seat: 0 }, {}).play('0 cast:recall#1')
    expect(g.state.casting).toEqual([])
    g.table.machine.choose(1, 'let-pass', 'ask')
    g.from({ do: 'cast', seat: 0 }, { players: { 0: { hand: ['tithe#1'] } } }).play('0 cast:tithe#1')
    expect(g.asked).toEqual(['1 interrupt'])
  })

  it('H-SPELL-6 nobody else learns who could interrupt, or why someone did not', () => {
    const seen = (hand: string) => {
      const g = casting('rich-vein#1', { players: { 1: { hand: [hand], mana: 9 }, 2: { hand: ['rage#2'] } } })
      const { machine } = g.table
      const views = () => [0, 2, null].map((seat) => machine.game.see.view(machine, seat))
      const before = { asked: g.asked, views: JSON.stringify(views()) }
      g.play('1 pass')
      const events = machine.events.map((event) => machine.game.see.sees(event, 2))
      return { before, events, after: JSON.stringify(views()) }
    }
    expect(seen('counterspell#1')).toEqual(seen('tithe#1'))
  })

  it('H-SPELL-6 being asked for a Muster reveals nothing about the hand', () => {
    const slots = {
      'march-1': 'token',
      'march-2': 'token',
      sail: 'token',
      fly: 'token',
      cast: 'free',
    } as const
    const mustering = (hand: string[]) => {
      const bar = { ...dealt({}).player(0).bar, ...slots }
      return dealt({ players: { 0: { hand, mana: 9, bar } } }).from({ do: 'muster', seat: 0 }, {})
    }
    expect(mustering(['tithe#1']).offered(0)).toEqual(['muster:cast', 'decline'])
    expect(mustering(['rage#1']).offered(0)).toEqual(['decline'])
    expect(mustering([]).asked).toEqual([])
  })

  it('H-SPELL-6 drawing and discarding show others only the number of cards', () => {
    const seen = (hand: string) => {
      const g = casting('deep-study#1', { players: { 0: { hand: [hand], level: 2 } } })
      const { machine } = g.table
      const told = [...machine.events]
      const [first, second] = g.offered(0).filter((id) => id.startsWith('keep:'))
      g.play(`0 ${first}`, `0 ${second}`, '0 confirm')
      const events = [...told, ...machine.events].map((event) => machine.game.see.sees(event, 1))
      return JSON.stringify([events, machine.game.see.view(machine, 1)])
    }
    expect(seen('rage#1')).toBe(seen('terror#1'))
    expect(seen('rage#1')).toContain('"type":"drew","seat":0,"n":3')
  })

  it('H-SPELL-6 a player may interrupt either side of a Battle between two others', () => {
    const g = fight(
      {
        players: {
          0: { mana: 9, hand: ['rage#1'], serfs: { 'I-6': 1 } },
          1: { mana: 9, hand: [], serfs: { 'I-6': 1 }, warriors: {} },
          2: { mana: 9, hand: ['counterspell#1'] },
        },
      },
      'I-6',
    ).play('0 cast:rage#1', '2 cast:counterspell#1')
    expect(sumOf(g, 'attacker').total).toBe(1)
  })

  it('H-SPELL-6 an ally is neither asked nor affected', () => {
    const g = casting('tithe#1', {
      seats: 4,
      options: { teams: true },
      players: { 1: { hand: ['rage#1'] }, 2: { hand: ['counterspell#1'], mana: 9 } },
    })
    g.play('1 pass')
    expect(g.asked).toEqual(['0 takeChosen'])
    expect(g.offered(0).some((id) => id.startsWith('rob:2'))).toBe(false)
  })

  it('H-SPELL-7 an Interrupt is a Spell: it can be interrupted first, and the last one cast takes effect first', () => {
    const g = casting('rich-vein#1', {
      players: { 0: { hand: ['counterspell#1'] }, 1: { hand: ['counterspell#2', 'rage#1'], mana: 9 } },
    })
    g.play('1 cast:counterspell#2')
    expect(g.asked).toEqual(['0 interrupt'])
    g.play('0 cast:counterspell#1')
    // Seat 1 is asked about the Interrupt of its own Spell.
    expect(g.asked).toEqual(['1 interrupt'])
    g.play('1 pass')
    expect([g.player(0).ore, g.player(0).score, g.player(1).score]).toEqual([5, 2, 0])
    expect(g.state.discards).toEqual(['counterspell#1', 'counterspell#2', 'rich-vein#1'])
  })
})

describe('Interrupts', () => {
  it('H-ANSWER-1 H-SPELL-4 Counterspell: no effect, no points; Mana and card are spent', () => {
    const g = casting('rich-vein#1', { players: { 1: { hand: ['counterspell#1'], mana: 3 } } })
    g.play('1 cast:counterspell#1')
    expect([g.player(0).ore, g.player(0).mana, g.player(0).score]).toEqual([2, 7, 0])
    expect([g.player(1).mana, g.player(1).score]).toEqual([0, 1])
    expect(g.state.discards).toEqual(['counterspell#1', 'rich-vein#1'])
    const s = dealt({
      players: {
        0: { mana: 9, scribed: [{ card: 'recall#1', turned: 'ready' }] },
        1: { hand: ['counterspell#1'], mana: 3 },
      },
    })
    s.play('0 slot:cast', '0 cast:recall#1', '1 cast:counterspell#1')
    expect(s.player(0).scribed).toEqual([{ card: 'recall#1', turned: 'exhausted' }])
  })

  it('H-ANSWER-1 a countered Spell cannot be countered again', () => {
    const g = casting('rich-vein#1', {
      players: { 1: { hand: ['counterspell#1'], mana: 3 }, 2: { hand: ['counterspell#2'], mana: 3 } },
    }).play('1 cast:counterspell#1', '2 pass')
    expect(g.asked).toEqual(['2 interrupt'])
    expect(g.refusedWhy(2, 'cast:counterspell#2')).toBe('no-use')
  })

  it('H-ANSWER-2 H-SPELL-8 Copy carries out the effect after the Spell is settled, without Mana and points', () => {
    const g = casting('tithe#1', {
      players: { 0: { ore: 2 }, 1: { hand: ['copy#1'], mana: 4 }, 2: { ore: 0, mana: 0, food: 0 } },
    })
    g.play('1 cast:copy#1', '0 rob:1-ore', '0 no-more')
    expect(g.asked).toEqual(['1 takeChosen'])
    g.play('1 rob:0-ore', '1 no-more')
    expect([g.player(0).ore, g.player(1).ore, g.player(1).mana, g.player(1).score]).toEqual([2, 2, 0, 1])
  })

  it('H-ANSWER-2 a countered Spell cannot be copied', () => {
    const g = casting('rich-vein#1', {
      players: { 1: { hand: ['copy#1'], mana: 4 }, 2: { hand: ['counterspell#1'], mana: 3 } },
    }).play('1 cast:copy#1', '2 pass', '2 cast:counterspell#1')
    expect([g.player(0).ore, g.player(1).ore, g.player(1).score]).toEqual([2, 2, 1])
  })

  const COPIER = { hand: ['copy#1'], mana: 4 }

  it.each([
    ['rich-vein', 'counterspell', 'a Counterspell counters once'],
    ['rich-vein', 'steal-secrets', 'a card is stolen once'],
  ])('H-ANSWER-2 %s interrupted by %s leaves nothing to copy: %s', (spell, answer) => {
    const g = (ruleset: number) =>
      casting(`${spell}#1`, {
        players: { 1: { hand: [`${answer}#1`], mana: 9 }, 2: COPIER },
        ruleset,
      }).play(`1 cast:${answer}#1`)
    expect(g(2).asked).toEqual(['2 interrupt'])
    expect(g(2).refusedWhy(2, 'cast:copy#1')).toBe('no-use')
    expect(g(1).offered(2)).toContain('cast:copy#1')
  })

  it('H-ANSWER-2 a Spell that only scores cannot be copied, because a copy scores no points', () => {
    const g = casting('song-of-ages#1', { players: { 1: COPIER } })
    expect(g.refusedWhy(1, 'cast:copy#1')).toBe('no-use')
  })

  it('H-ANSWER-2 another enemy of the caster may copy a Backlash, the caster may not', () => {
    const backlash = { hand: ['backlash#1'], mana: 9 }
    const another = casting('rich-vein#1', { players: { 0: { ore: 5 }, 1: backlash, 2: COPIER } })
    expect(another.play('1 cast:backlash#1').offered(2)).toEqual(['cast:copy#1', 'pass'])
    const caster = casting('rich-vein#1', { players: { 0: { ore: 5, hand: ['copy#1'] }, 1: backlash } })
    expect(caster.play('1 cast:backlash#1').refusedWhy(0, 'cast:copy#1')).toBe('no-use')
  })

  it('H-ANSWER-2 a Combat Spell is copied only by a side of that Battle', () => {
    const g = fight(
      {
        players: {
          0: { mana: 9, hand: ['rage#1'], serfs: { 'I-6': 1 } },
          1: { mana: 9, hand: [], serfs: { 'I-6': 1 }, warriors: {} },
          2: { mana: 9, hand: ['copy#1'] },
        },
      },
      'I-6',
    ).play('0 cast:rage#1')
    expect(g.refusedWhy(2, 'cast:copy#1')).toBe('no-use')
  })

  it('H-ANSWER-3 Mana Siphon: gains the Mana paid, at most 2; not offered if nothing was paid', () => {
    const g = casting('song-of-ages#1', { players: { 1: { hand: ['mana-siphon#1'], mana: 1 } } })
    g.play('1 cast:mana-siphon#1')
    expect(g.player(1).mana).toBe(3)
    const free = casting('mana-spring#1', { players: { 1: { hand: ['mana-siphon#1'] } } })
    expect(free.refusedWhy(1, 'cast:mana-siphon#1')).toBe('no-use')
  })

  it('H-ANSWER-4 Ward: the Spell does not affect one’s own pieces; the rest of it remains', () => {
    const g = casting('earthquake#1', {
      players: {
        1: { hand: ['ward#1'], mana: 2, serfs: { 'II-3': 2 } },
        2: { serfs: { 'II-7': 2 } },
      },
    }).play('1 cast:ward#1', '0 on:II')
    expect(g.player(1).serfs[placeOf('II-3')]).toBe(2)
    expect(g.player(2).serfs[placeOf('II-7')]).toBe(1)
    const tithe = casting('tithe#1', { players: { 1: { hand: ['ward#1'], mana: 2 } } }).play('1 cast:ward#1')
    expect(tithe.offered(0).some((id) => id.startsWith('rob:1'))).toBe(false)
    const own = casting('rich-vein#1', { players: { 1: { hand: ['ward#1'], mana: 2 } } })
    expect(own.refusedWhy(1, 'cast:ward#1')).toBe('no-use')
  })

  it('H-ANSWER-4 only Spells that can affect others can be warded against', () => {
    const reaching = Object.entries(SPELLS).flatMap(([id, { reaches }]) => (reaches === true ? [id] : []))
    const cast =
      'banish blight charm earthquake falling-star lightning plunder quagmire read-the-signs shatter tithe'
    const combat = 'fireball heros-bane magic-arrow terror veil-of-mist weakness'
    const interrupt = 'backlash counterspell steal-secrets'
    expect(reaching.toSorted()).toEqual(`${cast} ${combat} ${interrupt}`.split(' ').toSorted())
  })

  it('H-ANSWER-4 nothing is placed in a Region of a warded player', () => {
    const g = casting('quagmire#1', { players: { 1: { hand: ['ward#1'], mana: 2, serfs: { 'II-3': 1 } } } })
    g.play('1 cast:ward#1')
    expect(g.offered(0)).toContain('at:II-4')
    expect(g.offered(0)).not.toContain('at:II-3')
  })

  it('H-ANSWER-4 the caster may use Ward against a Counterspell', () => {
    const g = casting('rich-vein#1', {
      players: { 0: { hand: ['ward#1'] }, 1: { hand: ['counterspell#1'], mana: 3 } },
    }).play('1 cast:counterspell#1', '0 cast:ward#1')
    expect([g.player(0).ore, g.player(0).score]).toEqual([5, 2])
  })

  it('H-ANSWER-5 H-VERB-2 Backlash: the caster loses two resources its enemy names, after paying', () => {
    const g = casting('rich-vein#1', {
      players: { 0: { ore: 1, food: 0 }, 1: { hand: ['backlash#1'], mana: 2 } },
    }).play('1 cast:backlash#1', '1 kind:ore')
    // Only Mana is left, so nothing is asked.
    expect([g.player(0).ore, g.player(0).mana]).toEqual([3, 6])
    const poor = casting('rich-vein#1', {
      players: { 0: { ore: 0, food: 0, mana: 2 }, 1: { hand: ['backlash#1'], mana: 2 } },
    })
    expect(poor.refusedWhy(1, 'cast:backlash#1')).toBe('no-use')
  })

  it('H-ANSWER-6 Steal Secrets: a card cast from the hand goes to one’s own hand, countered or not', () => {
    const g = casting('rich-vein#1', { players: { 1: { hand: ['steal-secrets#1'], mana: 2 } } })
    g.play('1 cast:steal-secrets#1')
    expect([g.player(1).hand, g.state.discards]).toEqual([['rich-vein#1'], ['steal-secrets#1']])
    const c = casting('rich-vein#1', {
      players: { 1: { hand: ['steal-secrets#1'], mana: 2 }, 2: { hand: ['counterspell#1'], mana: 3 } },
    }).play('1 cast:steal-secrets#1', '2 pass', '2 cast:counterspell#1')
    expect(c.player(1).hand).toEqual(['rich-vein#1'])
    const s = dealt({
      players: {
        0: { mana: 9, scribed: [{ card: 'recall#1', turned: 'ready' }] },
        1: { hand: ['steal-secrets#1'], mana: 2 },
      },
    }).play('0 slot:cast', '0 cast:recall#1')
    expect(s.refusedWhy(1, 'cast:steal-secrets#1')).toBe('no-use')
  })

  it('H-ANSWER-6 a player above the limit then discards', () => {
    const g = casting('rich-vein#1', { players: { 1: { hand: ['steal-secrets#1', 'rage#1'], mana: 2 } } })
    g.play('1 cast:steal-secrets#1')
    expect(g.asked).toEqual(['1 awaySpell'])
    g.play('1 away:rich-vein#1')
    expect([g.player(1).hand, g.broken]).toEqual([['rage#1'], []])
  })
})
