export const en = {
  part: { failed: 'This part could not be loaded' },
} as const;
