// The About page: what Lorehall is, who owns the names of the games, and the credits.
import '../../text/of-hall.ts'
import { Emblem } from '../../components/frame-emblem.tsx'
import parts from '../../components/frame-parts.module.css'
import { GAMES } from '../../games/list.ts'
import type { TextKey } from '../../text/en.ts'
import { useWords } from '../../text/language.ts'
import style from './about.module.css'

interface Credit {
  readonly what: TextKey
  readonly by: TextKey
  /** Licenses keep their names in every language. */
  readonly licence: string
  readonly home: string
  readonly terms: string
}

const MIT = 'https://opensource.org/license/mit'
const OFL = 'https://openfontlicense.org'

const CREDITS: readonly Credit[] = [
  { what: 'colophon.code', by: 'colophon.code.by', licence: 'MIT', home: '', terms: MIT },
  {
    what: 'colophon.icons',
    by: 'colophon.icons.by',
    licence: 'CC BY 3.0',
    home: 'https://game-icons.net',
    terms: 'https://creativecommons.org/licenses/by/3.0/',
  },
  {
    what: 'colophon.almendra',
    by: 'colophon.almendra.by',
    licence: 'SIL OFL 1.1',
    home: 'https://fontsource.org/fonts/almendra-sc',
    terms: OFL,
  },
  {
    what: 'colophon.alegreya',
    by: 'colophon.alegreya.by',
    licence: 'SIL OFL 1.1',
    home: 'https://github.com/huertatipografica/Alegreya-Sans',
    terms: OFL,
  },
  { what: 'colophon.react', by: 'colophon.react.by', licence: 'MIT', home: 'https://react.dev', terms: MIT },
  {
    what: 'colophon.zustand',
    by: 'colophon.zustand.by',
    licence: 'MIT',
    home: 'https://github.com/pmndrs/zustand',
    terms: MIT,
  },
  {
    what: 'colophon.wouter',
    by: 'colophon.wouter.by',
    licence: 'Unlicense',
    home: 'https://github.com/molefrog/wouter',
    terms: 'https://unlicense.org',
  },
  {
    what: 'colophon.d3',
    by: 'colophon.d3.by',
    licence: 'ISC',
    home: 'https://d3js.org',
    terms: 'https://opensource.org/license/isc-license-txt',
  },
  {
    what: 'colophon.workbox',
    by: 'colophon.workbox.by',
    licence: 'MIT',
    home: 'https://vite-pwa-org.netlify.app',
    terms: MIT,
  },
]

function Credits() {
  const { t, say } = useWords()
  return (
    <table className={style.credits}>
      <thead>
        <tr>
          <th scope="col">{t('colophon.credits.what')}</th>
          <th scope="col">{t('colophon.credits.who')}</th>
          <th scope="col">{t('colophon.credits.licence')}</th>
        </tr>
      </thead>
      <tbody>
        {CREDITS.map(({ what, by, licence, home, terms }) => (
          <tr key={what}>
            <th scope="row">{home === '' ? t(what) : <a href={home}>{t(what)}</a>}</th>
            <td>{t(by)}</td>
            <td>
              <a href={terms}>{say(licence)}</a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export default function About() {
  const { t, say } = useWords()
  return (
    <div className={style.about}>
      <title>{`${t('colophon.title')} · ${t('app.name')}`}</title>
      <header className={style.head}>
        <Emblem size={88} />
        <div>
          <h1 className={parts.title}>{t('colophon.title')}</h1>
          <p className={style.lead}>{t('colophon.lead')}</p>
        </div>
      </header>
      <p>{t('colophon.what')}</p>
      <p>{t('colophon.version')}</p>
      <section className={parts.panel}>
        <h2 className={parts.heading}>{t('colophon.unofficial')}</h2>
        <p>{[t('colophon.unofficial.1'), ...GAMES.map(({ owner }) => say(owner))].join(' ')}</p>
        <p>{t('colophon.unofficial.2')}</p>
        <p>{t('colophon.unofficial.3')}</p>
        <p className={style.box}>{t('colophon.box')}</p>
      </section>
      <section>
        <h2 className={parts.heading}>{t('colophon.credits')}</h2>
        <Credits />
      </section>
    </div>
  )
}
