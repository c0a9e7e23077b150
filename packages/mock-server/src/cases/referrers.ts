import type { CallCase } from './CallCase.ts';

export const referrersCases: readonly CallCase[] = [];
