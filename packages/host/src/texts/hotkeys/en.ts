export default {
  title: 'Keyboard shortcuts',
  none: 'This screen has no shortcuts.',
  here: 'On this screen',
  everywhere: 'Everywhere',
  search: 'Search pages and actions',
  sheet: 'Show this dialog',
  single: 'Use single-key shortcuts',
  singleHint:
    'Shortcuts without Ctrl or ⌘. Switch them off if speech input or an input method triggers them by mistake.',
  close: 'Close',
} as const;
