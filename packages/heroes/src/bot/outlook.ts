// How surely a lead in worth wins, by round, fitted to games between bots: `npm run chances -- heroes`.
import type { Outlook } from '@lorehall/kernel'

export const outlook: Outlook = {
  perPoint: [0.052, 0.075, 0.091, 0.108, 0.118, 0.127, 0.134, 0.136, 0.129, 0.115, 0.106],
  alone: {
    perPoint: [0.01, 0.02, 0.02, 0.031, 0.051, 0.052, 0.083, 0.116, 0.119, 0.119, 0.111, 0.11],
    even: [148, 86, 92, 75, 61, 65, 58, 55, 56, 57, 56, 56],
  },
}
