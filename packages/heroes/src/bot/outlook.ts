// How surely a lead in worth wins, by round, fitted to games between bots: `npm run chances -- heroes`.
import type { Outlook } from '@lorehall/kernel'

export const outlook: Outlook = {
  perPoint: [0.065, 0.082, 0.094, 0.103, 0.106, 0.11, 0.117, 0.118, 0.115, 0.101, 0.092, 0.091],
  alone: {
    perPoint: [0.01, 0.01, 0.01, 0.03, 0.021, 0.075, 0.083, 0.118, 0.13, 0.135, 0.132, 0.127, 0.117, 0.11],
    even: [129, 136, 142, 68, 93, 53, 56, 53, 54, 54, 54, 56, 58, 62],
  },
}
