// The Regions that a March is about.
import type { Update } from '@lorehall/host'

/** Whether a March can begin in this Region or enter it. Its pieces and its tag say what is there. */
export const isOnMarch = ({ ask }: Update, at: string): boolean =>
  ask?.options.some((option) => option.at === at && (option.kind === 'from' || option.kind === 'go')) === true
