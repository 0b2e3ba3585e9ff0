// English words of the about page.
export const COLOPHON_EN = {
  'colophon.title': 'About Lorehall',
  'colophon.lead':
    'Lorehall plays heavy fantasy board games by their full rules: alone against bots or handed round one device, with no account and no connection needed, or online with friends.',
  'colophon.what':
    'Every rule has a number and a test. Every game can be saved, taken back and replayed at any decision. What you may do glows, and what you may not says why.',
  'colophon.unofficial': 'Unofficial fan work',
  'colophon.unofficial.1':
    'Lorehall is an unofficial, non-commercial fan implementation. It is not made, endorsed or supported by the designers or publishers of the games it plays.',
  'colophon.unofficial.2':
    'The names of games, characters and cards belong to their owners and are used only to say which game and which card is meant. No publisher’s text or art is inside: rules, prompts and card effects are in our own words, and every drawing is ours or carries its own licence.',
  'colophon.unofficial.3':
    'Where a box prints a number that no public source gives, Lorehall uses a house value and says so. Owners of the box can lay the printed values over ours when they set up a table.',
  'colophon.box': 'If you enjoy a game here, buy the box: the table is where it belongs.',
  'colophon.credits': 'Licences and credits',
  'colophon.credits.what': 'What',
  'colophon.credits.who': 'By',
  'colophon.credits.licence': 'Licence',
  'colophon.code': 'Our code, words and drawings',
  'colophon.code.by': 'Lorehall contributors',
  'colophon.icons': 'Icons of game-icons.net, coloured and scaled by us',
  'colophon.icons.by': 'Lorc, Delapouite & contributors',
  'colophon.almendra': 'Almendra SC, the letters of titles',
  'colophon.almendra.by': 'Ana Sanfelippo',
  'colophon.alegreya': 'Alegreya Sans, the letters of text',
  'colophon.alegreya.by': 'Juan Pablo del Peral, Huerta Tipográfica',
  'colophon.react': 'React, the page',
  'colophon.react.by': 'Meta and contributors',
  'colophon.wouter': 'wouter, addresses',
  'colophon.wouter.by': 'Alexey Taktarov and contributors',
  'colophon.zustand': 'Zustand, memory of the page',
  'colophon.zustand.by': 'Paul Henschel, Daishi Kato and contributors',
  'colophon.d3': 'Moving the map by hand, after d3-zoom',
  'colophon.d3.by': 'Mike Bostock',
  'colophon.noble': 'noble-hashes, fair shuffling',
  'colophon.noble.by': 'Paul Miller',
  'colophon.workbox': 'Workbox and vite-plugin-pwa, play without a connection',
  'colophon.workbox.by': 'Google, Anthony Fu and contributors',
  'colophon.version':
    'Tables of your own run in your browser and are sent nowhere. Online tables are kept by the server this page came from.',
} as const
