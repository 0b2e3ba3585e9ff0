// Opens a rule in a window over the board.
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { RuleDoor } from '../../table-ui/rule-door.ts'

/** Loaded with the text of the rules when the first rule is opened. */
const RuleWindow = lazy(() => import('../rules/rule-window.tsx'))

export function RuleLookup({ game, children }: { readonly game: string; readonly children: ReactNode }) {
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
