import type { CallCase } from './CallCase.ts';

export const statisticsCases: readonly CallCase[] = [];
