const en = {
  title: 'Sample plugin',
  edit: 'Sample plugin: change the settings',
  introduction: 'Clients are reminded of a deadline before it ends.',
  settings: 'settings',
  save: 'Save settings',
  saved: 'The settings have been saved.',
  failed: 'The settings could not be loaded.',
  changed: 'Changed by {{name}} on {{time}}',
  on: 'On',
  off: 'Off',
  none: 'None',
  field: {
    isEnabled: 'Send reminders',
    daysBefore: 'Days before the deadline',
    message: 'Message',
    channels: 'Channels',
  },
  hint: { message: 'Clients read it in their language.', channels: 'Each client is reminded on all of them.' },
  channel: { sms: 'Text message', email: 'Email', push: 'Notification in the app' },
  noChannel: 'Choose at least one channel while reminders are sent.',
} as const;

export default en;
