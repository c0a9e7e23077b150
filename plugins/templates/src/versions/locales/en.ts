export const en = {
  versionChange: {
    difference: 'What changed from version {{before}} to version {{after}}',
    failed: 'The versions could not be loaded',
    awaited: 'the versions',
    show: 'Show what changed in version {{version}}',
  },
} as const;
