// The client starts here.
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import './faults/listen.ts'
import './online/wake.ts'
import './renew.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no root')
const page = createRoot(root)
// Rendered as a transition, the first screen is drawn in slices, so a slow phone reacts to taps meanwhile.
startTransition(() =>
  page.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
