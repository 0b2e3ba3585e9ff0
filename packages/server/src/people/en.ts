// English texts in the file with everything that is stored about a person: one sentence about each part of it.
export const OWN_DATA_EN = {
  whole:
    'Everything that this server has stored about you. Secrets and the hashes made from them are left out. Your moves are in the records of your games. A record has everything that was hidden during the game, so you can have it when the game is over.',
  you: 'You, as this server knows you.',
  devices: 'How many browsers and programs are signed in as you.',
  recoveryLinks: 'Links you made to sign in on another device and have not used, and when they expire.',
  notices: 'Notices that wait to be sent to you.',
  ways: 'Devices that notify you, and your e-mail address.',
  tableNotices: 'Tables that you were sent notices about or chose notices for.',
  blocked: 'People you have blocked.',
  removedFrom: 'Tables you were removed from.',
  seats: 'Your seats. A game that is over has its record at the address given.',
  createdTables: 'Tables you created.',
  creationKeys: 'Keys with which your pages created tables, so that no table was created twice.',
  rematches: 'Tables where you were the first to request a rematch.',
  chat: 'Lines you wrote in chats. The text of a removed line is empty.',
  reports: 'Reports sent from your seats, with what you saw at that moment.',
} as const

export type OwnDataSection = Exclude<keyof typeof OWN_DATA_EN, 'whole'>
