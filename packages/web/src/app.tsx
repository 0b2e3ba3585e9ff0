// The route table: which screen each address shows.
import { lazy, Suspense, useEffect } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { Frame } from './components/frame.tsx'
import { Boundary } from './faults/boundary.tsx'
import { host } from './host/client.ts'
import { Home } from './screens/home/home.tsx'
import { media } from './state/media.ts'
import { usePointing } from './state/pointing.ts'
import { useSettings } from './state/settings.ts'
import { Spoken, useWords, wordsIn } from './text/language.ts'

const NewTable = lazy(() => import('./screens/new-table/new-table.tsx'))
/** Screens need the host, so it starts loading together with the screen. */
function withHost<T>(screen: Promise<T>): Promise<T> {
  host.wake()
  return screen
}

const Table = lazy(() => withHost(import('./screens/table/table.tsx')))
const Replay = lazy(() => withHost(import('./screens/replay/replay.tsx')))
const OnlineReplay = lazy(() => import('./screens/replay/online-replay.tsx'))
const Journal = lazy(() => withHost(import('./screens/journal/local-journal.tsx')))
const OnlineJournal = lazy(() => import('./screens/journal/online-journal.tsx'))
const Gallery = lazy(() => import('./screens/gallery/gallery.tsx'))
const Numbers = lazy(() => import('./screens/numbers/numbers.tsx'))
const WhichGame = lazy(() => import('./screens/which-game/which-game.tsx'))
const Rules = lazy(() => import('./screens/rules/rules.tsx'))
const Learn = lazy(() => withHost(import('./screens/learn/learn.tsx')))
const Settings = lazy(() => import('./screens/settings/settings.tsx'))
const Together = lazy(() => import('./screens/together/together.tsx'))
const NewOnline = lazy(() => import('./screens/together/new-online.tsx'))
const Lobby = lazy(() => import('./screens/lobby/lobby.tsx'))
const Recover = lazy(() => import('./screens/recover/recover.tsx'))
const ConfirmMail = lazy(() => import('./screens/mail/confirm.tsx'))
const StopMail = lazy(() => import('./screens/mail/stop.tsx'))
const Verify = lazy(() => import('./screens/verify/verify.tsx'))
const About = lazy(() => import('./screens/about/about.tsx'))

const useDaylight = media('(prefers-color-scheme: light)')

/** Applies the theme, reduced-motion and speed settings to the whole page. */
function useAppearance(): void {
  const { theme, reducedMotion, speed } = useSettings()
  const day = useDaylight()
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme === 'device' ? (day ? 'light' : 'dark') : theme
    document.documentElement.dataset['still'] = String(reducedMotion || speed === 0)
  }, [theme, day, reducedMotion, speed])
}

export function App() {
  useAppearance()
  const language = useSettings((settings) => settings.language)
  const textView = useSettings((settings) => settings.textView)
  const by = usePointing((pointing) => pointing.by)
  return (
    <Spoken value={wordsIn(language, textView ? 'keys' : by)}>
      <Screens />
    </Spoken>
  )
}

function Screens() {
  const { t } = useWords()
  const [path] = useLocation()
  return (
    <Boundary of={path}>
      <Suspense fallback={<p role="status">{t('app.loading')}</p>}>
        <Switch>
          <Route path="/table/:id">{({ id }) => <Table id={id} />}</Route>
          <Route path="/replay/:id">{({ id }) => <Replay id={id} />}</Route>
          <Route path="/t/:id/replay">{({ id }) => <OnlineReplay id={id} />}</Route>
          <Route path="/t/:id">{({ id }) => <Lobby id={id} />}</Route>
          <Route>
            <Frame>
              <Boundary of={path}>
                <Switch>
                  <Route path="/new">
                    <WhichGame title="games.new" to="/new" />
                  </Route>
                  <Route path="/new/:game">{({ game }) => <NewTable game={game} />}</Route>
                  <Route path="/gallery">
                    <WhichGame title="games.gallery" to="/gallery" />
                  </Route>
                  <Route path="/gallery/:game">{({ game }) => <Gallery game={game} />}</Route>
                  <Route path="/numbers">
                    <WhichGame title="games.numbers" to="/numbers" />
                  </Route>
                  <Route path="/numbers/:game">{({ game }) => <Numbers game={game} />}</Route>
                  <Route path="/rules">
                    <WhichGame title="games.rules" to="/rules" />
                  </Route>
                  <Route path="/rules/:game">{({ game }) => <Rules game={game} />}</Route>
                  <Route path="/learn/:game/:about?">
                    {({ game, about }) => <Learn game={game} about={about ?? null} />}
                  </Route>
                  <Route path="/together">
                    <Together />
                  </Route>
                  <Route path="/together/new">
                    <WhichGame title="games.online" to="/together/new" />
                  </Route>
                  <Route path="/together/new/:game">{({ game }) => <NewOnline game={game} />}</Route>
                  <Route path="/journal/:id">{({ id }) => <Journal id={id} />}</Route>
                  <Route path="/t/:id/journal">{({ id }) => <OnlineJournal id={id} />}</Route>
                  <Route path="/recover">
                    <Recover />
                  </Route>
                  <Route path="/mail/confirm">
                    <ConfirmMail />
                  </Route>
                  <Route path="/mail/stop/:token">{({ token }) => <StopMail token={token} />}</Route>
                  <Route path="/verify/:table?">{({ table }) => <Verify table={table ?? null} />}</Route>
                  <Route path="/settings">
                    <Settings />
                  </Route>
                  <Route path="/about">
                    <About />
                  </Route>
                  <Route>
                    <Home />
                  </Route>
                </Switch>
              </Boundary>
            </Frame>
          </Route>
        </Switch>
      </Suspense>
    </Boundary>
  )
}
