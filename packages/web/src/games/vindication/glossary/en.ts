// English: what the words of Vindication mean, a sentence each.
import type { Glossary } from '../../../table/lesson/glossary.ts'

export const GLOSSARY_EN: Glossary = {
  potential: 'Where blocks sleep: they can do nothing until they are augmented.',
  influence: 'Blocks that are awake: they become attributes, wake companions and charge relics.',
  conviction: 'Your strongest blocks: they take control of regions, empower a draw, or save a champion.',
}
