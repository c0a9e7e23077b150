import type { CallCase } from './CallCase.ts';

export const usersCases: readonly CallCase[] = [];
