// English words of the first game of Vindication: a slip each, 40 words at most.
export const LESSON_EN = {
  welcome: { title: 'Washed ashore', words: 'You are a wretch, thrown from a ship onto this island.' },
} as const
