// English words by which the hall speaks of Vindication.
import type { GameNames } from '../../../table/names.ts'

export const NAMES_EN: GameNames = {
  points: 'honor',
  sources: {
    start: 'At the start',
    companions: 'Companions',
    traits: 'Traits',
    relics: 'Relics',
    monsters: 'Monsters',
    control: 'Taking control',
    rent: 'Visits of others',
    mounts: 'Mounts',
    vindicating: 'Vindication',
    abilities: 'Abilities',
    mastery: 'Mastery',
    bonuses: 'End bonuses of cards',
    quests: 'Secret quest',
    regions: 'Regions held at the end',
    tokens: 'End triggers removed',
    crystals: 'Crystals',
    treachery: 'Treachery',
    favor: 'Guild favor',
    monument: 'Monument',
    pets: 'Pets',
    wishes: 'Wishes',
    myths: 'Fighting Ronak',
    loot: 'Loot',
  },
  standing:
    'Honor on the track, and what the end would add as things stand. Quests you do not see are counted only then.',
  round: 'Round {n}',
  ending:
    'This sets the end of the game in motion: the round is played out, one more follows, then honor is counted.',
  quiet: 'Bring home or give up',
  choices: {
    'end-turn': { title: 'When only ending my turn is left', always: 'End it' },
    gains: { title: 'Gains that only help', always: 'Take them all' },
    resolve: { title: 'Raising influence to conviction when a card lets me' },
    reroll: { title: 'Rolling twice and keeping one when a card lets me' },
    'free-activation': { title: 'Saving the block where an activation is free' },
    'from-leaders': { title: 'Unlocking a block by Humility' },
  },
}
