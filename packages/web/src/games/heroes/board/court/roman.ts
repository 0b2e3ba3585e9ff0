// Levels as Roman numerals.
export const roman = (level: number): string => 'I'.repeat(level)
