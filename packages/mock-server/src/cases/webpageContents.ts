import type { CallCase } from './CallCase.ts';

export const webpageContentsCases: readonly CallCase[] = [];
