// English texts of the about page.
export const COLOPHON_EN = {
  'colophon.title': 'About Lorehall',
  'colophon.lead':
    'Lorehall plays heavy fantasy board games by their full rules: against bots or around one device, with no account or connection, or online with friends.',
  'colophon.what':
    'Every rule has a number and a test. You can save, undo and replay a game at any decision. Everything you can do glows, and everything you can’t do tells you why.',
  'colophon.unofficial': 'Unofficial fan project',
  'colophon.unofficial.1':
    'Lorehall is an unofficial, non-commercial fan project. It is not made, endorsed or supported by the designers or publishers of the games.',
  'colophon.unofficial.2':
    'Names of games, characters and cards belong to their owners. We use them only to say which game or card we mean. There is no publisher’s text or art here: rules, prompts and card effects are in our own words, and every drawing is ours or has its own license.',
  'colophon.unofficial.3':
    'If no public source gives a printed number, Lorehall uses a house value and says so. If you own the box, you can enter the printed numbers and play with them.',
  'colophon.box': 'If you enjoy a game here, buy the box: it belongs on a real table.',
  'colophon.credits': 'Licenses and credits',
  'colophon.credits.what': 'What',
  'colophon.credits.who': 'By',
  'colophon.credits.licence': 'License',
  'colophon.code': 'Our code, text and drawings',
  'colophon.code.by': 'Lorehall contributors',
  'colophon.icons': 'Icons from game-icons.net, recolored and resized',
  'colophon.icons.by': 'Lorc, Delapouite & contributors',
  'colophon.almendra': 'Almendra SC, for titles',
  'colophon.almendra.by': 'Ana Sanfelippo',
  'colophon.alegreya': 'Alegreya Sans, for text',
  'colophon.alegreya.by': 'Juan Pablo del Peral, Huerta Tipográfica',
  'colophon.react': 'React, for the page',
  'colophon.react.by': 'Meta and contributors',
  'colophon.wouter': 'wouter, for addresses',
  'colophon.wouter.by': 'Alexey Taktarov and contributors',
  'colophon.zustand': 'Zustand, for the page’s state',
  'colophon.zustand.by': 'Paul Henschel, Daishi Kato and contributors',
  'colophon.d3': 'Panning and zooming, based on d3-zoom',
  'colophon.d3.by': 'Mike Bostock',
  'colophon.workbox': 'Workbox and vite-plugin-pwa, for offline play',
  'colophon.workbox.by': 'Google, Anthony Fu and contributors',
  'colophon.version':
    'Games on this device run in your browser and are sent nowhere. Online games are saved on the server this page came from.',
} as const
