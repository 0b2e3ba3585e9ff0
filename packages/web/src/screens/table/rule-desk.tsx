// A rule is looked up without leaving the table: it is opened over the board.
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { RuleDoor } from '../../table/rule-door.ts'

/** Fetched with the text of the rules when the first one is looked up. */
const RuleWindow = lazy(() => import('../rules/rule-window.tsx'))

export function RuleDesk({ game, children }: { readonly game: string; readonly children: ReactNode }) {
  const [rule, setRule] = useState<string | null>(null)
  return (
    <RuleDoor value={setRule}>
      {children}
      {rule !== null && (
        <Suspense fallback={null}>
          <RuleWindow game={game} rule={rule} onTurn={setRule} onClose={() => setRule(null)} />
        </Suspense>
      )}
    </RuleDoor>
  )
}
