const en = {
  title: 'Sample plugin',
  introduction: 'Signed in as {{name}}.',
  empty: {
    title: 'This screen has no content yet',
    text: 'Write it in {{file}}. While “dev” runs, an edit appears here at once.',
  },
} as const;

export default en;
