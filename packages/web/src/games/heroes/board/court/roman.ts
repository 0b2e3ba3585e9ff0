// Levels are counted in strokes.
export const roman = (level: number): string => 'I'.repeat(level)
