import type { CallCase } from './CallCase.ts';

export const aiCases: readonly CallCase[] = [];
