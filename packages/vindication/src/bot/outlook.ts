// How surely a lead in worth wins, by round, fitted to games between bots: `npm run chances -- vindication`.
import type { Outlook } from '@lorehall/kernel'

export const outlook: Outlook = {
  perPoint: [0, 0.023, 0.046, 0.075, 0.092, 0.099, 0.1, 0.101, 0.112, 0.12, 0.131, 0.14, 0.168, 0.173],
}
