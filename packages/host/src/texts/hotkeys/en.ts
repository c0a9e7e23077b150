export default {
  title: 'Keys of this screen',
  none: 'This screen has no keys of its own.',
  here: 'On this screen',
  everywhere: 'Everywhere',
  search: 'Search pages and actions',
  sheet: 'Show this sheet',
  single: 'Use single keys',
  singleHint: 'Keys without Ctrl or ⌘. Switch them off if speech input or an input method presses them by mistake.',
  close: 'Close',
} as const;
