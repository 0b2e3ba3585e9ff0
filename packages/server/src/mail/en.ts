// English texts of the mails that this server sends, and of its replies about them.
export const MAIL_EN = {
  confirmSubject: 'Confirm your address for Lorehall',
  confirmLead:
    'Someone, probably you, asked for notices from Lorehall at this address. To get them, open this link within a day and confirm:',
  confirmButton: 'Confirm this address',
  confirmElse: 'If it wasn’t you, ignore this mail. Nothing else will be sent to you.',
  open: 'Open',
  stop: 'To get no more of these mails, unsubscribe:',
  stopButton: 'Unsubscribe',
  stopped: 'You get no more of these mails.',
  off: 'this host sends no e-mail',
  late: 'too many mails are waiting to be sent',
  unconfirmed: 'this address is not confirmed',
} as const
