export default {
  title: 'Desk forms',
  open: 'Open the desk',
  client: 'Client',
  nickname: 'Nickname',
  rule: 'Up to 16 digits, letters, _ and -',
  save: 'Save nickname',
  saved: 'The nickname was saved.',
  papers: 'Papers',
} as const;
