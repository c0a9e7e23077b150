// Icons of 16 px, as path data of Blueprint.

/** Three dots, for further commands. */
export const moreIcon = [
  'M2 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4m6 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4m6 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4',
] as const;

/** Two arrows apart, for enlarging. */
export const enlargeIcon = [
  'M5.99 8.99c-.28 0-.53.11-.71.29l-3.29 3.29v-1.59c0-.55-.45-1-1-1s-1 .45-1 1v4c0 .55.45 1 1 1h4c.55 0 1-.45 1-1s-.45-1-1-1H3.41L6.7 10.7a1.003 1.003 0 0 0-.71-1.71m9-9h-4c-.55 0-1 .45-1 1s.45 1 1 1h1.59l-3.3 3.3a1 1 0 0 0-.29.7 1.003 1.003 0 0 0 1.71.71l3.29-3.29V5c0 .55.45 1 1 1s1-.45 1-1V1c0-.56-.45-1.01-1-1.01',
] as const;
