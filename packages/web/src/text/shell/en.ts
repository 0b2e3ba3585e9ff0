// English words of the frame around every screen.
export const SHELL_EN = {
  'app.name': 'Lorehall',
  'app.loading': 'Lighting the candles…',
  'app.unofficial': 'An unofficial fan work. The games belong to their makers.',
  'nav.label': 'Main',
  'nav.skip': 'Skip to the content',
  'nav.home': 'Hall',
  'nav.rules': 'Rules',
  'nav.gallery': 'Gallery',
  'online.nav': 'Together',
  'online.nav.waiting.one': 'one table waits for you',
  'online.nav.waiting.many': '{n} tables wait for you',
  'nav.settings': 'Settings',
  'nav.about': 'About',
  'notice.label': 'Notices',
  'notice.storage-forbidden':
    'This browser refuses to keep anything. You can play, but nothing stays when the page closes: export what you want to keep.',
  'notice.host-died':
    'The part that runs your tables stopped and was started again. Nothing you played is lost.',
  'notice.update': 'A new version of Lorehall is ready. Your tables stay as they are.',
  'notice.update.take': 'Use it now',
  'notice.close': 'Close',
  'notice.imported.one': 'One table was added to your hall.',
  'notice.imported.many': '{n} tables were added to your hall.',
  'notice.nothing': 'There is nothing to export yet: no table is kept here.',
  'fault.title': 'Something went wrong',
  'fault.text': 'Lorehall ran into an error. Nothing you played is lost. ({what})',
  'fault.missing':
    'Part of this page could not be loaded. Lorehall was updated, or the connection is lost. Nothing you played is lost.',
  'fault.reload': 'Reload the table',
  'fault.reload.page': 'Reload the page',
  'report.title': 'Report a problem',
  'trouble.title': 'That did not work',
  'trouble.overtaken':
    'This table was played on in another tab or window. It is shown here as it stands now; nothing is lost.',
  'trouble.storage-full':
    'This device has no room left to keep the table, so that last answer did not count. Make room, or export and remove old tables, and answer again.',
  'trouble.host':
    'The part that runs your tables stopped before it could do this. It was started again: please try once more.',

  'games.label': 'Which game',
  'games.all': 'All games',
  'games.rules': 'The rules of which game?',
  'games.gallery': 'The cards of which game?',
  'games.new': 'A table of which game?',
  'games.online': 'An online table of which game?',

  'unknown.title': 'No such game here',
  'unknown.game': 'This version of Lorehall does not know the game “{game}”.',
  'unknown.back': 'Back to the hall',
} as const
