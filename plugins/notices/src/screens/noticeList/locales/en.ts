export const en = {
  noticeList: {
    what: 'notices',
    search: 'Titles in all languages',
    export: 'notices',
    none: 'No notices yet',
    noneHint: 'A notice tells a group of clients something in the app or by email. Write the first one.',
    dates: 'Delivered or planned',
    failed: 'Not reached',
    requestedQueue: 'Submitted by me',
    failedQueue: 'Failed deliveries',
  },
} as const;
