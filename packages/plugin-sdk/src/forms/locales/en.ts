export const en = {
  stepper: { done: 'Done', running: 'Running', failed: 'Failed', waiting: 'Not started', skipped: 'Skipped' },
} as const;
