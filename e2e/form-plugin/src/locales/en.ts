export default {
  title: 'Desk forms',
  open: 'Open the desk',
  client: 'Client',
  nickname: 'Nickname',
  rule: 'Up to 16 digits, letters, _ and -',
  save: 'Save nickname',
  saved: 'The nickname was saved.',
  papers: 'Papers',
  notice: {
    open: 'Write a notice',
    title: 'Notice',
    at: 'Delivery',
    papers: 'Attachments',
    logo: 'Logo',
    send: 'Send notice',
    sent: 'The notice was sent.',
  },
} as const;
