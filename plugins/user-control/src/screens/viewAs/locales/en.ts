export const en = {
  viewAs: { action: 'View as this role' },
} as const;
