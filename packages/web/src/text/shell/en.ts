// English texts of the frame around every screen.
export const SHELL_EN = {
  'app.name': 'Lorehall',
  'app.loading': 'Lighting the candles…',
  'app.unofficial': 'An unofficial fan project. The games belong to their makers.',
  'nav.label': 'Main',
  'nav.skip': 'Skip to content',
  'nav.home': 'Hall',
  'nav.rules': 'Rules',
  'nav.gallery': 'Gallery',
  'online.nav': 'Online',
  'online.nav.waiting.one': 'one table is waiting for you',
  'online.nav.waiting.many': '{n} tables are waiting for you',
  'nav.settings': 'Settings',
  'nav.about': 'About',
  'notice.label': 'Notices',
  'notice.storage-forbidden':
    'This browser won’t save anything. You can play, but your games are gone once you close the page. Export the ones you want to keep.',
  'notice.storage-cleared':
    'Your browser deleted the games on this device. The one you’re playing is saved again with your next move. Save it to a file as well.',
  'notice.host-died': 'The game engine stopped and was restarted. Nothing you played is lost.',
  'notice.thinks-half': 'This device is slow, so strong bots think half as long here. They play a bit worse.',
  'notice.thinks-quarter':
    'This device is slow, so strong bots think a quarter as long here. They play a bit worse.',
  'notice.thinks-eighth':
    'This device is very slow, so strong bots think an eighth as long here. They play worse.',
  'notice.update': 'A new version of Lorehall is ready. Your games are safe.',
  'notice.update.take': 'Update now',
  'notice.close': 'Close',
  'notice.imported.one': 'One table was added to your hall.',
  'notice.imported.many': '{n} tables were added to your hall.',
  'notice.imported.numbers': 'Sets of your own numbers added: {n}.',
  'notice.imported.numbers.full':
    'This device has no space left, so the numbers from the file are lost when you close the page.',
  'notice.not-imported': 'Nothing was added from {file}. {why}',
  'notice.may-be-cleared':
    'Your browser may delete saved games when it runs low on space. Save the ones you’d hate to lose to a file.',
  'notice.nothing': 'Nothing to export yet: there are no tables or numbers on this device.',
  'fault.title': 'Something went wrong',
  'fault.text': 'Lorehall ran into an error. Nothing you played is lost. ({what})',
  'fault.missing':
    'Part of this page couldn’t be loaded. Lorehall was updated, or you lost your connection. Nothing you played is lost.',
  'fault.reload': 'Reload the table',
  'fault.reload.page': 'Reload the page',
  'report.title': 'Report a problem',
  'trouble.title': 'That didn’t work',
  'trouble.overtaken':
    'This game was continued in another tab or window. You now see its latest state; nothing is lost.',
  'trouble.storage-full':
    'This device is out of space, so your last choice wasn’t saved and doesn’t count. Save this game to a file, free up space or delete old games, then choose again.',
  'trouble.storage-full.bot':
    'This device is out of space, so a bot’s choice couldn’t be saved. Save this game to a file, free up space or delete old games, then reload the page.',
  'trouble.storage-full.hall':
    'This device is out of space. Free up space, or export old games and delete them. Then try again.',
  'file.save': 'Save to a file',
  'file.share': 'Share as a file',
  'trouble.host':
    'The game engine stopped before it could do this. It has been restarted, so please try again.',

  'games.label': 'Choose a game',
  'games.all': 'All games',
  'games.rules': 'Which game’s rules?',
  'games.gallery': 'Which game’s cards?',
  'games.numbers': 'Which game’s numbers?',
  'games.new': 'Which game do you want to play?',
  'games.online': 'Which game do you want to play online?',

  'unknown.title': 'Unknown game',
  'unknown.game': 'This version of Lorehall doesn’t have a game called “{game}”.',
  'unknown.back': 'Back to the hall',
} as const
