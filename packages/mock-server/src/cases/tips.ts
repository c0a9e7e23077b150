import type { CallCase } from './CallCase.ts';

export const tipsCases: readonly CallCase[] = [];
