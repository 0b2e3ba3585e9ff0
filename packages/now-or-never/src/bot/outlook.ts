// How surely a lead in worth wins, by round, fitted to games between bots: `npm run chances -- now-or-never`.
import type { Outlook } from '@lorehall/kernel'

export const outlook: Outlook = {
  perPoint: [0.042, 0.062, 0.084, 0.109, 0.143, 0.169],
}
