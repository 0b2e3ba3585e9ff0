// English texts about notifications: on this device, at quiet hours, and about one table.
export const REACH_EN = {
  'reach.device': 'Notify this device',
  'reach.device.busy': 'One moment…',
  'reach.device.help':
    'Shows a notification when it’s your turn, when your time is running out, or when someone invites you. It works even while Lorehall is closed.',
  'reach.device.on': 'This device notifies you.',
  'reach.device.try': 'Test it',
  'reach.device.ok': 'It was sent to this device: {said}',
  'reach.device.bad': 'It wasn’t sent: {said}',
  'reach.device.stop': 'Stop notifying',
  'reach.no.plain':
    'This device can’t notify you here. The browser needs a secure address (https), or Lorehall on the same computer (localhost).',
  'reach.no.install':
    'On an iPhone or iPad, add Lorehall to the Home Screen first: choose “Share”, then “Add to Home Screen”. Then open it from there.',
  'reach.no.unsupported': 'This browser can’t show notifications.',
  'reach.no.denied':
    'You blocked notifications for this site. To allow them, open the site settings next to the address, allow notifications, and reload this page. In an installed app, use the settings of your device.',
  'reach.no.never': 'This server sends no notifications.',
  'reach.others': 'Other devices that notify you',
  'reach.others.remove': 'Remove',
  'reach.others.remove.who': 'Remove {name}',
  'reach.quiet': 'Quiet hours',
  'reach.quiet.help':
    'No notifications during these hours. You get them at the end of the quiet hours, if they still apply.',
  'reach.quiet.from': 'From',
  'reach.quiet.to': 'Until',
  'reach.quiet.zone': 'Times in {zone}',
  'reach.table': 'Notifications about this table',
  'reach.table.all': 'All',
  'reach.table.reminders': 'Only reminders',
  'reach.table.none': 'None',
} as const
